/*
 * There are two writers. This one, on a library, writes small files of one or several sheets into memory: reports,
 * templates, replies to imports. `sheetStream.ts` writes one sheet of any length while it is sent, which the library
 * cannot; it has none of the library's other features, so that its XML stays short. Both quote texts by `cellText.ts`.
 */
import writeExcelFile from 'write-excel-file/node';
import { quoted } from './cellText.ts';

/**
 * What a column holds: text, including numbers that only identify (学号, order numbers), or quantities with a number
 * format. There is no default, so that nobody forgets to choose.
 */
export type Holds = 'text' | { readonly format: string };

/** Whole numbers. */
export const WHOLES: Holds = { format: '0' };
/** Points, with as many decimals as they have. */
export const POINTS: Holds = { format: 'General' };

export interface SheetColumn {
  title: string;
  /** Column width in characters. */
  width: number;
  holds: Holds;
}

export interface WrittenSheet {
  name: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly (string | number | null)[])[];
}

export const XLSX_MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The library has no format named General; omit it. */
const formatOf = ({ format }: { format: string }) => (format === 'General' ? {} : { format });

/** An .xlsx of several sheets, each with a bold, frozen head. Every text is a text cell, whatever it begins with. */
export function writeSheets(sheets: readonly WrittenSheet[]): Promise<Buffer> {
  const written = sheets.map(({ name, columns, rows }) => {
    const head = columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const }));
    const body = rows.map((row) =>
      row.map((value, at) => {
        if (value === null || value === '') return null;
        const holds = columns[at]?.holds ?? 'text';
        return typeof value === 'number' && holds !== 'text'
          ? { value, type: Number, ...formatOf(holds) }
          : { value: quoted(String(value)), type: String };
      }),
    );
    const widths = columns.map(({ width }) => ({ width }));
    return { data: [head, ...body], sheet: name, columns: widths, stickyRowsCount: 1 };
  });
  return writeExcelFile(written).toBuffer();
}

/** An .xlsx of one sheet. */
export const writeSheet = (sheet: WrittenSheet): Promise<Buffer> => writeSheets([sheet]);
