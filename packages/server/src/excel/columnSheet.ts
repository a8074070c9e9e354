import type { Naming } from '@aosai/api/kit/labelled';
import { type Column, NOTHING } from '@aosai/api/kit/column';
import { type SheetColumn, WHOLES } from './writeSheet.ts';

export type SheetCell = string | number | null;

const PX_PER_CHARACTER = 8;
const LEAST_CHARACTERS = 12;

/** The cell of a row: a number for quantities, otherwise the column's words. */
export function sheetCell<Row>({ quantity, words }: Column<Row>, row: Row, named?: Naming): SheetCell {
  const number = quantity?.of(row) ?? null;
  if (number !== null) return number;
  const said = words(row, named);
  return quantity && said === NOTHING ? null : said;
}

/** Converts columns and rows of a table to a sheet. */
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

/** Adds a first column that numbers the rows. */
export function numberedSheet(sheet: ReturnType<typeof columnSheet>): ReturnType<typeof columnSheet> {
  return {
    columns: [{ title: '序号', width: 8, holds: WHOLES }, ...sheet.columns],
    rows: sheet.rows.map((cells, index) => [index + 1, ...cells]),
  };
}
