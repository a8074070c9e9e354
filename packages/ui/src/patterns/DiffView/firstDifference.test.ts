import { expect, test } from 'vitest';
import { firstDifference } from './firstDifference.ts';

test.each([
  ['3 3\n', '3 2\n', '第 1 行第 2 个数不同'],
  ['1 2 3\n4 5 6\n', '1 2 3\n4 5 7\n', '第 2 行第 3 个数不同'],
  ['3 3\n', '3\n', '第 1 行少了 1 个数'],
  ['3\n', '3 4 5\n', '第 1 行多了 2 个数'],
  ['yes no\n', 'yes NO\n', '第 1 行第 2 个词不同'],
  ['impossible\n', 'imposible\n', '第 1 行第 6 个字符不同'],
  ['YES\n', 'YE\n', '第 1 行第 3 个字符不同'],
  ['-1\n', '1\n', '第 1 行第 1 个数不同'],
  ['*\n **\n', '*\n**\n', '只是空格或换行不同：第 2 行的空格不同'],
  ['1 2\n', '1\n2\n', '只是空格或换行不同：第 1 行少了 1 个数'],
  ['1\n2\n', '1\n', '少了第 2 行'],
  ['1\n', '1\n2\n', '多了第 2 行'],
  ['1\n', '', '程序没有输出'],
  ['1\n', '\n\n', '程序没有输出'],
  ['a b\n', 'a\n', '第 1 行少了 1 个词'],
])('firstDifference: %j expected and %j printed: %s', (expected, actual, sentence) => {
  expect(firstDifference(expected, actual)).toBe(sentence);
});

test.each([
  ['3 3\n', '3 3'],
  ['3 3\n', '3 3   \r\n\n'],
  ['', ''],
])('firstDifference: treats %j and %j as equal, as the judge does', (expected, actual) => {
  expect(firstDifference(expected, actual)).toBeNull();
});
