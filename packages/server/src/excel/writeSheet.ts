import writeExcelFile from 'write-excel-file/node';
import { quoted } from './cellText.ts';

export interface SheetColumn {
  title: string;
  /** In characters. */
  width: number;
  /** How its numbers are shown, as Excel writes number formats; a column of texts has none. */
  format?: string;
}

export interface WrittenSheet {
  name: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly (string | number | null)[])[];
}

export const XLSX_MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The library has its own word for no format. */
const formatOf = (column: SheetColumn | undefined) =>
  column?.format === undefined || column.format === 'General' ? {} : { format: column.format };

/** An .xlsx of several sheets, each with a bold head that stays in view. Every text is a text cell, whatever it begins with. */
export function writeSheets(sheets: readonly WrittenSheet[]): Promise<Buffer> {
  const written = sheets.map(({ name, columns, rows }) => {
    const head = columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const }));
    const body = rows.map((row) =>
      row.map((value, at) => {
        if (value === null || value === '') return null;
        return typeof value === 'number'
          ? { value, type: Number, ...formatOf(columns[at]) }
          : { value: quoted(value), type: String };
      }),
    );
    const widths = columns.map(({ width }) => ({ width }));
    return { data: [head, ...body], sheet: name, columns: widths, stickyRowsCount: 1 };
  });
  return writeExcelFile(written).toBuffer();
}

/** One of a single sheet. */
export const writeSheet = (sheet: WrittenSheet): Promise<Buffer> => writeSheets([sheet]);
