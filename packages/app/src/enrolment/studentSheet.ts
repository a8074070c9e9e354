import type { BatchReport } from '@aosai/ui/screens/enrolment/BatchEnroll';
import { readSheet } from 'read-excel-file/browser';
import writeExcelFile from 'write-excel-file/browser';

/** A cell's text without line breaks and tabs, which separate cells and rows. */
const cellText = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value as string | number | boolean).replace(/\s+/g, ' ');

/** Excel on Chinese Windows saves text files in GB 18030. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/**
 * Reads the first sheet of an .xlsx, or a text file, as tab-separated lines.
 *
 * @throws for a damaged file
 */
export async function readStudents(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  if (!/\.xlsx$/i.test(file.name)) return decoded(bytes);
  const rows = await readSheet(bytes);
  return rows.map((row) => row.map(cellText).join('\t').trimEnd()).join('\n');
}

const WIDTHS = [8, 28, 36];

/** Creates a sheet of the refused lines. */
export async function writeRefused(problems: BatchReport['problems']): Promise<Blob> {
  const head = ['行号', '内容', '原因'].map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const body = problems.map(({ line, text, reason }) => [
    { value: line, type: Number },
    { value: text, type: String },
    { value: reason, type: String },
  ]);
  const options = { sheet: '不能添加的', columns: WIDTHS.map((width) => ({ width })), stickyRowsCount: 1 };
  return writeExcelFile([head, ...body], options).toBlob();
}
