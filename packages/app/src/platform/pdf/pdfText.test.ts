import { expect, test } from 'vitest';
import { matchesOn, type TextRun } from './pdfText.ts';

const run = (text: string, left: number, top: number, endsLine = false): TextRun => ({
  text,
  left,
  top,
  width: text.length * 10,
  height: 12,
  endsLine,
});

test('matchesOn: finds a word in any letter case', () => {
  expect(matchesOn(0, [run('Loop and loop', 0, 0)], 'LOOP')).toEqual([
    { page: 0, boxes: [{ left: 0, top: 0, width: 40, height: 12 }] },
    { page: 0, boxes: [{ left: 90, top: 0, width: 40, height: 12 }] },
  ]);
});

test('matchesOn: returns a box in each run or line a word extends over', () => {
  const runs = [run('整除与', 0, 0, true), run('求余', 0, 20)];
  expect(matchesOn(2, runs, '与求')).toEqual([
    {
      page: 2,
      boxes: [
        { left: 20, top: 0, width: 10, height: 12 },
        { left: 0, top: 20, width: 10, height: 12 },
      ],
    },
  ]);
});

test('matchesOn: separates English words at line ends, and finds nothing on an empty page', () => {
  const runs = [run('binary', 0, 0, true), run('search', 0, 20)];
  expect(matchesOn(0, runs, 'binarysearch')).toEqual([]);
  expect(matchesOn(0, runs, 'binary search')).toHaveLength(1);
  expect(matchesOn(0, [], 'a')).toEqual([]);
});

test('matchesOn: treats a radical as the Chinese character it resembles', () => {
  expect(matchesOn(0, [run('⼆分查找', 0, 0)], '二分')).toEqual([
    { page: 0, boxes: [{ left: 0, top: 0, width: 20, height: 12 }] },
  ]);
  expect(matchesOn(0, [run('第⼀⻚ Ｃ＋＋', 0, 0)], '一页 c++')).toHaveLength(1);
  expect(matchesOn(0, [run('ﬁne ⼆', 0, 0)], '二')).toEqual([
    { page: 0, boxes: [{ left: 40, top: 0, width: 10, height: 12 }] },
  ]);
});
