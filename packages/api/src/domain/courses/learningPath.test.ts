import { expect, test } from 'vitest';
import { isUnitDone, donePercent, standingsOf } from './learningPath.ts';

const unit = (id: string, doneCount: number | null, changes: { openBy?: null; questionCount?: number } = {}) => ({
  id,
  questionCount: 5,
  openBy: 'free',
  doneCount,
  ...changes,
});

test('a unit is done with six of its eight questions or four of its six, one without questions never', () => {
  const isDone = (questionCount: number, doneCount: number) => isUnitDone(unit('a', doneCount, { questionCount }));
  expect([isDone(8, 5), isDone(8, 6), isDone(6, 3), isDone(6, 4), isDone(1, 1)]).toEqual([
    false,
    true,
    false,
    true,
    true,
  ]);
  expect([isUnitDone(unit('a', null)), isUnitDone(unit('a', 0, { questionCount: 0 }))]).toEqual([false, false]);
});

test('the first open unit that is not done is next; what is locked waits', () => {
  expect(standingsOf([unit('a', 5), unit('b', 0, { openBy: null }), unit('c', 2), unit('d', 4), unit('e', 0)])).toEqual(
    ['done', 'locked', 'next', 'done', 'ahead'],
  );
});

test('a guest begins at the first unit, and notes alone are no obstacle', () => {
  expect(standingsOf([unit('a', null), unit('b', null)])).toEqual(['next', 'ahead']);
  expect(standingsOf([unit('a', 0, { questionCount: 0 }), unit('b', 0)])).toEqual(['ahead', 'next']);
  expect(standingsOf([unit('a', 0, { questionCount: 0 })])).toEqual(['next']);
});

test('the share of what is done is rounded down, and nothing is no share', () => {
  expect(donePercent([unit('a', 5), unit('b', 2)])).toBe(70);
  expect([donePercent([unit('a', 1, { questionCount: 3 })]), donePercent([])]).toEqual([33, 0]);
});
