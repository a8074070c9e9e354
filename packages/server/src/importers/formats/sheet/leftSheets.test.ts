import { expect, test } from 'vitest';
import { readZip } from '../../../excel/readZip.ts';
import { storedZip } from '../../../excel/storedZip.ts';
import { writeSheets } from '../../../excel/writeSheet.ts';
import { importOf } from '../../testing/importOf.ts';

const HEAD = ['题型', '题干', '选项A', '选项B', '答案'];
const asked = (stem: string) => ['单选', stem, '4', '8', 'A'];

/** A workbook whose first sheet is hidden. */
async function workbookOf(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Promise<Buffer> {
  const written = Object.entries(sheets).map(([name, [titles = [], ...rows]]) => ({
    name,
    columns: titles.map((title) => ({ title, width: 12, holds: 'text' as const })),
    rows,
  }));
  const caps = { maxEntries: 50, maxTotalBytes: 1_000_000, maxRatio: 100 };
  const parts = await readZip(await writeSheets(written), caps, () => true);
  const book = parts.get('xl/workbook.xml')?.toString('utf8') ?? '';
  parts.set('xl/workbook.xml', Buffer.from(book.replace('<sheet ', '<sheet state="hidden" ')));
  return storedZip(parts);
}

const notesOf = async (bytes: Buffer) =>
  (await importOf(bytes)).map(({ outcome, notes }) => [outcome, ...notes.map(({ code, where }) => `${code} ${where}`)]);

test('sheet: skips a hidden sheet and says so in a note of the first question', async () => {
  const bytes = await workbookOf({ 旧题: [HEAD, asked('旧')], 新题: [HEAD, asked('2 的平方是'), asked('2 的平方')] });
  expect(await notesOf(bytes)).toEqual([['notes', 'sheets-left 没有读隐藏的工作表「旧题」'], ['imported']]);
});

test('sheet: the refusal names skipped sheets when no question is found', async () => {
  const bytes = await workbookOf({ 题目: [HEAD, asked('旧')], 成绩: [['得分'], ['3']] });
  expect(await notesOf(bytes)).toEqual([['refused', 'nothing-found 前 10 行里没有表头；没有读隐藏的工作表「题目」']]);
});
