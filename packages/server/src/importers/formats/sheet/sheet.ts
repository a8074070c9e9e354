import { parseWorkbook, type SheetRead } from '../../../excel/parseSheet.ts';
import { ZipRefused } from '../../../excel/readZip.ts';
import { SheetRefused } from '../../../excel/checkSheet.ts';
import type { ItemSource } from '../../format.ts';
import { Refusal } from '../../notes.ts';
import { sheetQuestions } from './sheetQuestions.ts';

const LIMITS = { maxRows: 5000, maxColumns: 60, maxCellChars: 32_767 };

/** Names skipped sheets in the refusal when nothing is found: the questions may be on one of them. */
function questionsIn({ rows, merges, notes: left }: SheetRead): readonly ItemSource[] {
  const told = (where: string) => [where, ...left].filter((one) => one !== '').join('；');
  try {
    const items = sheetQuestions(rows, merges);
    if (items.length === 0) throw new Refusal('nothing-found');
    return items;
  } catch (cause) {
    if (cause instanceof Refusal && cause.code === 'nothing-found')
      throw new Refusal(cause.code, told(cause.where), { cause });
    throw cause;
  }
}

/** Adds notes about skipped sheets and hidden rows to the first question, so that nobody misses them unknowingly. */
function* noting(items: Iterable<ItemSource>, { notes: left, hiddenRows }: SheetRead): Generator<ItemSource> {
  let isFirst = true;
  for (const item of items) {
    const notes = isFirst ? left : [];
    const hidden = isFirst ? hiddenRows : 0;
    isFirst = false;
    yield {
      ...item,
      read: (report) => {
        for (const note of notes) report.note('sheets-left', note);
        if (hidden > 0) report.note('rows-hidden', `${hidden} 行`);
        return item.read(report);
      },
    };
  }
}

/** Reads the first visible sheet of a workbook, with the titles of our template or other usual ones. */
export async function* xlsx(bytes: Buffer): AsyncGenerator<ItemSource> {
  try {
    const read = await parseWorkbook(bytes, LIMITS);
    yield* noting(questionsIn(read), read);
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    const reason = cause instanceof ZipRefused || cause instanceof SheetRefused ? cause.message : '表格读不出来';
    throw new Refusal('manifest-broken', reason, { cause });
  }
}
