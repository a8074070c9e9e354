import { parseSheet } from '../../../excel/parseSheet.ts';
import { ZipRefused } from '../../../excel/readZip.ts';
import { SheetRefused } from '../../../excel/checkSheet.ts';
import type { ItemSource } from '../../format.ts';
import { Refusal } from '../../notes.ts';
import { sheetQuestions } from './sheetQuestions.ts';

const LIMITS = { maxRows: 5000, maxColumns: 60, maxCellChars: 32_767 };

/** The first sheet of a workbook: the template of ours, and what others call its columns. */
export async function* xlsx(bytes: Buffer): AsyncGenerator<ItemSource> {
  try {
    yield* sheetQuestions(await parseSheet(bytes, LIMITS));
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    const reason = cause instanceof ZipRefused || cause instanceof SheetRefused ? cause.message : '表格读不出来';
    throw new Refusal('manifest-broken', reason, { cause });
  }
}
