import { MINUTE_MS } from '@aosai/api/kit/constants';
import { expect, test } from 'vitest';
import { matrixFilters, type MatrixRow, matrixRows, spentText } from './matrixRows.ts';

const row = (memberName: string, changes: Partial<MatrixRow> = {}): MatrixRow => ({
  homeworkEnrollId: memberName,
  memberId: memberName,
  memberName,
  no: null,
  progress: '2',
  isTakenBack: false,
  lateDays: 0,
  dueAt: '2026-11-22T12:00:00.000Z',
  firstSavedAt: '2026-11-21T10:00:00.000Z',
  lastSavedAt: '2026-11-22T12:10:00.000Z',
  spentMs: 20_000,
  right: 0,
  part: 0,
  wrong: 0,
  blank: 0,
  percent: 0,
  cells: [],
  ...changes,
});
const asleep = row('丙', { no: '3', progress: '0', firstSavedAt: null, lastSavedAt: null, spentMs: 0 });
const fast = row('乙', { no: '10', right: 2, spentMs: 5 * MINUTE_MS });
const slow = row('甲', { no: '9', right: 4, lateDays: 2, spentMs: 70 * MINUTE_MS });
const all = [asleep, fast, slow];
const namesBy = (...order: Parameters<typeof matrixRows>) => matrixRows(...order).map(({ memberName }) => memberName);

test('matrixRows: numbers sort as numbers, and a student without a value comes last both ways', () => {
  expect(namesBy(all, 'all', { by: 'no', isDown: false })).toEqual(['丙', '甲', '乙']);
  expect(namesBy(all, 'all', { by: 'right', isDown: false })).toEqual(['乙', '甲', '丙']);
  expect(namesBy(all, 'all', { by: 'right', isDown: true })).toEqual(['甲', '乙', '丙']);
  expect(namesBy(all, 'all', { by: 'spent', isDown: true })).toEqual(['甲', '乙', '丙']);
});

test('matrixRows: filters by state and lateness', () => {
  expect(namesBy(all, '0', { by: 'no', isDown: false })).toEqual(['丙']);
  expect(namesBy(all, 'late', { by: 'no', isDown: false })).toEqual(['甲']);
});

test('matrixFilters: offers only what some student is in, with the counts', () => {
  expect(matrixFilters(all).map(({ label }) => label)).toEqual(['全部 3', '未开始 1', '已交 2', '迟交 1']);
});

test('spentText: the time worked, at least a minute, not the days between two sittings, and nothing before', () => {
  expect([asleep, row('丁'), fast, slow].map(spentText)).toEqual(['—', '1 分钟', '5 分钟', '1 小时 10 分钟']);
});
