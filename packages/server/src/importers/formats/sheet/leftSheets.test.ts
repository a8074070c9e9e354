import { expect, test } from 'vitest';
import { readZip } from '../../../excel/readZip.ts';
import { writeSheets } from '../../../excel/writeSheet.ts';
import { importOf } from '../../../testing/importers/importOf.ts';
import { storedZip } from '../../../excel/parseSheet.ts';

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

test('sheet: a merged cell holds for all its questions, and hidden rows are noted', async () => {
  const rows = [HEAD, ...['甲', '乙', '丙'].map((stem, at) => [at === 0 ? '多选' : '', ...asked(stem).slice(1)])];
  const parts = await readZip(
    await workbookOf({ 旧: [HEAD], 题目: rows }),
    { maxEntries: 50, maxTotalBytes: 1_000_000, maxRatio: 100 },
    () => true,
  );
  const name = 'xl/worksheets/sheet2.xml';
  const xml = parts.get(name)?.toString('utf8') ?? '';
  const merged = xml
    .replace('<row r="4"', '<row r="4" hidden="1"')
    .replace('</sheetData>', '</sheetData><mergeCells count="1"><mergeCell ref="A2:A4"/></mergeCells>');
  parts.set(name, Buffer.from(merged));
  const items = await importOf(storedZip(parts));
  expect(items.map(({ type, notes }) => [type, ...notes.map(({ code, where }) => `${code} ${where}`)])).toEqual([
    ['2', 'sheets-left 没有读隐藏的工作表「旧」', 'rows-hidden 1 行'],
    ['2'],
    ['2'],
  ]);
});
