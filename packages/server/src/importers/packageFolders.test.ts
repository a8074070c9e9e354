import { expect, test } from 'vitest';
import { linesOf } from '../testing/importers/importOf.ts';
import { packageOf, zipOf } from '../testing/importers/zipOf.ts';

test('packageFolders: opens an archive inside the archive, but none inside that', async () => {
  const inner = packageOf({ '1.in': '1', '1.out': '2' });
  expect((await linesOf({ 'a/b.zip': inner })).map(({ key, notes }) => [key, notes])).toEqual([
    ['a/b', ['limit-default', 'statement-missing', 'nested-zip']],
  ]);
  const deep = packageOf({ 'c.zip': inner });
  expect((await linesOf({ 'b.zip': deep })).map(({ key, notes }) => [key, notes])).toEqual([
    ['b/c.zip', ['zip-nested']],
  ]);
});

test('packageFolders: a folder or file that cannot be recognised does not affect the others', async () => {
  const binary = Buffer.from([0xff, 0xff, 0x80]);
  const pair = (at: string) => ({ [`${at}/testdata/1.in`]: '1', [`${at}/testdata/1.out`]: '2' });
  const folders = {
    'a/problem.yaml': 'title: a\n',
    ...pair('a'),
    'b/problem.yaml': binary,
    'c/problem.yaml': 'problem_format_version: [\n',
    'd/config.yaml': 'time: [\n',
    'e/problem.yaml': 'title: e\n',
    ...pair('e'),
  };
  expect((await linesOf(folders)).map(({ key, format, outcome }) => [key, format, outcome])).toEqual([
    ['a', 'hydro', 'notes'],
    ['b', null, 'refused'],
    ['c', 'icpc', 'refused'],
    ['d', 'hydro', 'refused'],
    ['e', 'hydro', 'notes'],
  ]);
  const gift = '::1:: 天是蓝的 {T}\n';
  const files = zipOf([
    { name: 'a.txt', content: gift },
    { name: 'b.txt', content: gift, claims: { crc: 7 } },
    { name: 'c.txt', content: gift },
  ]);
  expect((await linesOf(files)).map(({ key, notes }) => [key, notes])).toEqual([
    ['a.txt#1', []],
    ['c.txt#1', []],
    ['b.txt', ['zip-damaged']],
  ]);
  const data = zipOf([
    { name: '1.txt', content: '1', claims: { crc: 7 } },
    { name: '1.in', content: '1' },
    { name: '1.out', content: '1' },
  ]);
  expect((await linesOf(data)).map(({ key, format, cases }) => [key, format, cases])).toEqual([['.', 'cases', 1]]);
});
