import type { Naming } from '@aosai/api/domain/forms/labelled';
import { type Column, NOTHING } from '@aosai/api/domain/tables/column';
import { type SheetColumn, WHOLES } from './writeSheet.ts';

export type SheetCell = string | number | null;

const PX_PER_CHARACTER = 8;
const LEAST_CHARACTERS = 12;

/** What a sheet holds of a row: a number where the column counts something, its words otherwise. */
export function sheetCell<Row>({ quantity, words }: Column<Row>, row: Row, named?: Naming): SheetCell {
  const number = quantity?.of(row) ?? null;
  if (number !== null) return number;
  const said = words(row, named);
  return quantity && said === NOTHING ? null : said;
}

/** Columns of a table with its rows as a sheet holds them. */
export function columnSheet<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  named?: Naming,
): { columns: SheetColumn[]; rows: SheetCell[][] } {
  return {
    columns: columns.map(({ head, minWidth = 0, quantity }) => ({
      title: head,
      width: Math.max(LEAST_CHARACTERS, Math.ceil(minWidth / PX_PER_CHARACTER)),
      holds: quantity ? { format: quantity.format } : 'text',
    })),
    rows: rows.map((row) => columns.map((column) => sheetCell(column, row, named))),
  };
}

/** The same behind a column that counts the rows. */
export function numberedSheet(sheet: ReturnType<typeof columnSheet>): ReturnType<typeof columnSheet> {
  return {
    columns: [{ title: '序号', width: 8, holds: WHOLES }, ...sheet.columns],
    rows: sheet.rows.map((cells, index) => [index + 1, ...cells]),
  };
}
