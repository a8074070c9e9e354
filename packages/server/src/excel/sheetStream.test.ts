import { buffer } from 'node:stream/consumers';
import { readSheet as parseRaw } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { readSheet } from './readSheet.ts';
import { readZip } from './readZip.ts';
import { sheetStream } from './sheetStream.ts';

const LIMITS = { maxRows: 30_000, maxColumns: 30, maxCellChars: 5000 };
const columns = [
  { title: '姓名', width: 12, holds: 'text' as const },
  { title: '说明', width: 30, holds: 'text' as const },
];
const bytesOf = (rows: readonly (readonly string[])[], name = '成员') => buffer(sheetStream({ name, columns, rows }));

test('sheetStream: is read back unchanged, with line breaks, markup and empty cells', async () => {
  const rows = [
    ['林知远', '两行\n文字 <b>&amp;</b> "引号"'],
    ['', '  前后空格  '],
    ['欧阳', '😀 \u0001x'],
  ];
  expect(await readSheet(await bytesOf(rows), LIMITS)).toEqual([
    ['姓名', '说明'],
    ['林知远', '两行\n文字 <b>&amp;</b> "引号"'],
    ['', '前后空格'],
    ['欧阳', '😀 x'],
  ]);
});

test('S29: sheetStream: a cell that begins like a formula is text, also when pasted elsewhere', async () => {
  const bytes = await bytesOf(
    ['=1+1', '+86-1', '-1+2', '@SUM(A1)', '\t=1', '+30', '-1.5'].map((text) => [text, '00123']),
  );
  const parts = await readZip(bytes, { maxEntries: 50, maxTotalBytes: 1e6, maxRatio: 100 }, () => true);
  const xml = parts.get('xl/worksheets/sheet1.xml')?.toString() ?? '';
  expect(xml).not.toMatch(/<f[ >]/);
  expect([...xml.matchAll(/ t="(\w+)"/g)].every(([, type]) => type === 'inlineStr')).toBe(true);
  const [, ...rows] = await parseRaw(bytes);
  expect(rows).toEqual(
    ["'=1+1", "'+86-1", "'-1+2", "'@SUM(A1)", "'\t=1", '+30', '-1.5'].map((text) => [text, '00123']),
  );
});

test('sheetStream: sends 20,000 rows in small chunks', async () => {
  const rows = Array.from({ length: 20_000 }, (_, no) => [`学生 ${no}`, `第 ${no} 行的说明`]);
  const sizes: number[] = [];
  const pieces: Buffer[] = [];
  for await (const piece of sheetStream({ name: '成员', columns, rows }) as AsyncIterable<Buffer>) {
    sizes.push(piece.length);
    pieces.push(piece);
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(64 * 1024);
  const read = await parseRaw(Buffer.concat(pieces));
  expect([read.length, read.at(-1)]).toEqual([20_001, ['学生 19999', '第 19999 行的说明']]);
});

test('sheetStream: stops writing when its reader leaves', async () => {
  const rows = Array.from({ length: 5_000 }, (_, no) => [`学生 ${no}`, '说明']);
  const stream = sheetStream({ name: '成员', columns, rows });
  for await (const _ of stream) break;
  expect(stream.destroyed).toBe(true);
});

test('sheetStream: changes a sheet name that Excel would refuse', async () => {
  const bytes = await bytesOf([['a', 'b']], '[考试]*成绩/名单?'.repeat(4));
  const parts = await readZip(bytes, { maxEntries: 50, maxTotalBytes: 1e6, maxRatio: 100 }, () => true);
  const name = /<sheet name="([^"]*)"/.exec(parts.get('xl/workbook.xml')?.toString() ?? '')?.[1] ?? '';
  expect([name.length <= 31, /[\\/?*[\]:]/.test(name)]).toEqual([true, false]);
});
