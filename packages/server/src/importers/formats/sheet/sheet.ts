import { parseSheet } from '../../../excel/parseSheet.ts';
import { ZipRefused } from '../../../excel/readZip.ts';
import { SheetRefused } from '../../../excel/checkSheet.ts';
import type { FileFormat, ItemSource } from '../../format.ts';
import { Refusal } from '../../notes.ts';
import { decodeText } from '../../text/decodeText.ts';
import { csvRows } from './csvRows.ts';
import { sheetHead, sheetQuestions } from './sheetQuestions.ts';

const LIMITS = { maxRows: 5000, maxColumns: 60, maxCellChars: 32_767 };

async function* xlsxItems(bytes: Buffer): AsyncGenerator<ItemSource> {
  try {
    yield* sheetQuestions(await parseSheet(bytes, LIMITS));
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    const reason = cause instanceof ZipRefused || cause instanceof SheetRefused ? cause.message : '表格读不出来';
    throw new Refusal('manifest-broken', reason, { cause });
  }
}

/** The first sheet of a workbook: the template of ours, and what others call its columns. */
export const xlsx: FileFormat = { name: 'xlsx', items: xlsxItems };

const rowsOf = (bytes: Buffer): string[][] => csvRows((decodeText(bytes)?.text ?? '').replaceAll('\r\n', '\n'));

export const csv: FileFormat = { name: 'csv', items: (bytes) => sheetQuestions(rowsOf(bytes)) };

export const looksLikeCsv = (text: string): boolean => sheetHead(csvRows(text.slice(0, 20_000))) !== null;
