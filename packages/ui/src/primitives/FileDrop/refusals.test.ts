import { expect, test } from 'vitest';
import { sizeText, sortFiles } from './refusals.ts';

const file = (name: string, bytes: number, type = '') => new File([new Uint8Array(bytes)], name, { type });

test('sortFiles: accepts files that fit and says what to do about the others', () => {
  const good = file('成员.XLSX', 2048);
  const picture = file('a.png', 10, 'image/png');
  const { taken, refusals } = sortFiles([good, picture, file('b.xlsx', 0), file('c.xlsx', 4096)], {
    accept: '.xlsx,.csv',
    maxBytes: 3072,
    multiple: true,
  });
  expect(taken).toEqual([good]);
  expect(refusals).toEqual([
    '「a.png」的格式不能用，请选择 .xlsx、.csv 文件。',
    '「b.xlsx」是空文件，请检查后重新选择。',
    '「c.xlsx」有 4 KB，超过了 3 KB，请缩小或拆分后再上传。',
  ]);
});

test('sortFiles: accepts kinds by MIME type', () => {
  const picture = file('a.png', 10, 'image/png');
  expect(sortFiles([picture], { accept: 'image/*' }).taken).toEqual([picture]);
  expect(sortFiles([picture], { accept: 'image/png' }).taken).toEqual([picture]);
  expect(sortFiles([picture], { accept: 'image/jpeg' }).taken).toEqual([]);
});

test('sortFiles: refuses several files when one is expected', () => {
  expect(sortFiles([file('a', 1), file('b', 1)], {})).toEqual({
    taken: [],
    refusals: ['一次只能上传一个文件，请只选一个。'],
  });
});

test('sizeText: chooses a fitting unit', () => {
  expect([sizeText(10), sizeText(640 * 1024), sizeText(2.5 * 1024 * 1024), sizeText(20 * 1024 * 1024)]).toEqual([
    '1 KB',
    '640 KB',
    '2.5 MB',
    '20 MB',
  ]);
});
