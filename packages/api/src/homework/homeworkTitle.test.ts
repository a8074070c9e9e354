import { expect, test } from 'vitest';
import { dayWords, titleOnDay } from './homeworkTitle.ts';

const [DECEMBER, APRIL] = ['2026-12-07T01:00:00.000Z', '2027-04-11T16:00:00.000Z'];

test('dayWords: names the day in Beijing without zeros before', () => {
  expect([DECEMBER, APRIL].map(dayWords)).toEqual(['12 月 7 日', '4 月 12 日']);
});

test('titleOnDay: moves the day that the title names, however it is spelled, and leaves other titles alone', () => {
  const titles = [
    '12 月 7 日作业',
    '12 月 07 日错题重做',
    '周一 12月7日 小测',
    '11 月 7 日作业',
    '112 月 7 日',
    '循环的嵌套',
  ];
  expect(titles.map((title) => titleOnDay(title, DECEMBER, APRIL))).toEqual([
    '4 月 12 日作业',
    '4 月 12 日错题重做',
    '周一 4 月 12 日 小测',
    '11 月 7 日作业',
    '112 月 7 日',
    '循环的嵌套',
  ]);
});
