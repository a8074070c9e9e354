import { parseWorkbook } from '../../../excel/parseSheet.ts';
import { ZipRefused } from '../../../excel/readZip.ts';
import { SheetRefused } from '../../../excel/checkSheet.ts';
import type { ItemSource } from '../../format.ts';
import { Refusal } from '../../notes.ts';
import { sheetQuestions } from './sheetQuestions.ts';

const LIMITS = { maxRows: 5000, maxColumns: 60, maxCellChars: 32_767 };

/** Names skipped sheets in the refusal when nothing is found: the questions may be on one of them. */
function questionsIn(rows: readonly (readonly string[])[], left: readonly string[]): readonly ItemSource[] {
  const told = (where: string) => [where, ...left].filter((one) => one !== '').join('；');
  try {
    const items = sheetQuestions(rows);
    if (items.length === 0) throw new Refusal('nothing-found');
    return items;
  } catch (cause) {
    if (cause instanceof Refusal && cause.code === 'nothing-found')
      throw new Refusal(cause.code, told(cause.where), { cause });
    throw cause;
  }
}

/** Adds a note about skipped sheets to the first question, so that nobody misses them unknowingly. */
function* noting(items: Iterable<ItemSource>, left: readonly string[]): Generator<ItemSource> {
  let isFirst = true;
  for (const item of items) {
    const notes = isFirst ? left : [];
    isFirst = false;
    yield {
      ...item,
      read: (report) => {
        for (const note of notes) report.note('sheets-left', note);
        return item.read(report);
      },
    };
  }
}

/** Reads the first visible sheet of a workbook, with the titles of our template or other usual ones. */
export async function* xlsx(bytes: Buffer): AsyncGenerator<ItemSource> {
  try {
    const { rows, notes } = await parseWorkbook(bytes, LIMITS);
    yield* noting(questionsIn(rows, notes), notes);
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    const reason = cause instanceof ZipRefused || cause instanceof SheetRefused ? cause.message : '表格读不出来';
    throw new Refusal('manifest-broken', reason, { cause });
  }
}
