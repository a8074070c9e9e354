/** Cells of a column that are merged over several rows. Columns and rows count from 0; both rows are included. */
export interface Merge {
  column: number;
  from: number;
  to: number;
}

/** What a sheet shows otherwise than cell by cell. */
export interface SheetLayout {
  merges: Merge[];
  /** Rows with cells that are hidden, by hand or by a filter. */
  hiddenRows: number;
}

const MERGE =
  /<(?:[\w.-]{1,20}:)?mergeCell(?=\s)[^<>]{0,200}?\sref\s{0,9}=\s{0,9}["']([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})["']/g;
/** A row with a cell; the group holds its attributes. Empty elements (`<row … />`) have no cell. */
const ROW_WITH_CELL = /<(?:[\w.-]{1,20}:)?row(?=\s)([^<>]{0,800})(?<!\/)>\s{0,99}<(?:[\w.-]{1,20}:)?c[\s>]/g;
const HIDDEN = /\shidden\s{0,9}=\s{0,9}["'](?:1|true)["']/;
const LETTERS = 26;

const columnOf = (letters: string): number =>
  letters.split('').reduce((column, letter) => column * LETTERS + letter.charCodeAt(0) - 64, 0) - 1;

/** @param sheet the XML of one sheet */
export function sheetLayout(sheet: string): SheetLayout {
  const merges = [...sheet.matchAll(MERGE)].flatMap(([, letters = '', first, last]) => {
    const [from, to] = [Number(first) - 1, Number(last) - 1];
    return to > from ? [{ column: columnOf(letters), from, to }] : [];
  });
  const rows = [...sheet.matchAll(ROW_WITH_CELL)];
  return { merges, hiddenRows: rows.filter(([, attributes = '']) => HIDDEN.test(attributes)).length };
}

/**
 * Rows in which the cells of these columns below the head hold what Excel shows for them: only the first of merged
 * cells has a text in the file. Rows without any text stay empty.
 */
export function filledDown(
  rows: readonly (readonly string[])[],
  merges: readonly Merge[],
  { head, columns }: { head: number; columns: ReadonlySet<number> },
): string[][] {
  const filled = rows.map((row) => [...row]);
  for (const { column, from, to } of merges) {
    const text = from > head && columns.has(column) ? (rows[from]?.[column] ?? '') : '';
    if (text === '') continue;
    for (let at = from + 1; at <= Math.min(to, rows.length - 1); at += 1) {
      const row = filled[at];
      if (row && row[column] === '' && rows[at]?.some((cell) => cell !== '')) row[column] = text;
    }
  }
  return filled;
}
