import { COLUMNS, type SheetField } from './sheetColumns.ts';
import { letterOf } from '../../objective.ts';
import { csvRows } from './csvRows.ts';

const HEAD_ROWS = 10;
const HEAD_CHARS = 20_000;

/** The header row, and the columns it names. */
export interface SheetHead {
  row: number;
  columns: ReadonlyMap<SheetField, number>;
  /** Columns 选项A to 选项J by their letters. */
  options: { letter: string; column: number }[];
}

/** Removes bracketed text from a line. */
function withoutNotes(line: string): string {
  let [kept, from] = ['', 0];
  for (;;) {
    const open = line.indexOf('(', from);
    const close = open === -1 ? -1 : line.indexOf(')', open);
    if (close === -1) return kept + line.slice(from);
    kept += line.slice(from, open);
    from = close + 1;
  }
}

const plainHeader = (cell: string): string =>
  cell.normalize('NFKC').split('\n').map(withoutNotes).join('').replaceAll(/[\s*]/g, '').toUpperCase();

/** The letter of a column 选项1 or 选项一. */
function countedLetter(name: string): string | undefined {
  const [, counted = ''] = /^(?:答案)?选项([1-9一二三四五六七八九])$/.exec(name) ?? [];
  const no = Number(counted) || ' 一二三四五六七八九'.indexOf(counted);
  return counted === '' ? undefined : letterOf(no - 1);
}

export function sheetHead(rows: readonly (readonly string[])[]): SheetHead | null {
  for (const [row, cells] of rows.slice(0, HEAD_ROWS).entries()) {
    const columns = new Map<SheetField, number>();
    const options: SheetHead['options'] = [];
    cells.forEach((cell, column) => {
      const name = plainHeader(cell);
      const letter = /^(?:选项|答案选项)?([A-J])$/.exec(name)?.[1] ?? countedLetter(name);
      const field = COLUMNS[name];
      if (letter !== undefined) options.push({ letter, column });
      else if (field !== undefined && !columns.has(field)) columns.set(field, column);
    });
    if (columns.has('stem') && (columns.has('answer') || columns.has('type'))) return { row, columns, options };
  }
  return null;
}

export const looksLikeCsv = (text: string): boolean => sheetHead(csvRows(text.slice(0, HEAD_CHARS))) !== null;
