import { expect, test } from 'vitest';
import { isUnitDone, donePercent, standingsOf } from './learningPath.ts';

const some = (count: number, doneCount: number, isTask = false) =>
  Array.from({ length: count }, (_, place) => ({ isTask, isDone: place < doneCount }));

const unit = (id: string, doneCount: number | null, changes: { openBy?: null; questionCount?: number } = {}) => ({
  id,
  questionCount: 5,
  openBy: 'free',
  doneCount,
  isDone: doneCount === null ? null : isUnitDone(some(changes.questionCount ?? 5, doneCount)),
  ...changes,
});

test('isUnitDone: a lesson needs its first task and two thirds of its checks', () => {
  const lesson = (checks: number, first: boolean, second: boolean) =>
    isUnitDone([...some(6, checks), { isTask: true, isDone: first }, { isTask: true, isDone: second }]);
  expect([lesson(4, true, false), lesson(6, true, false)]).toEqual([true, true]);
  expect([lesson(3, true, true), lesson(6, false, true), lesson(0, true, true)]).toEqual([false, false, false]);
  expect([isUnitDone(some(4, 3, true)), isUnitDone(some(4, 2, true))]).toEqual([true, false]);
});

test('isUnitDone: a unit of one kind needs two thirds of its questions, and one without questions is never done', () => {
  const isDone = (questionCount: number, doneCount: number) => isUnitDone(some(questionCount, doneCount));
  expect([isDone(8, 5), isDone(8, 6), isDone(6, 3), isDone(6, 4), isDone(1, 1)]).toEqual([
    false,
    true,
    false,
    true,
    true,
  ]);
  expect(isUnitDone([])).toBe(false);
});

test('standingsOf: the first open unit that is not done is next, and locked units are skipped', () => {
  expect(standingsOf([unit('a', 5), unit('b', 0, { openBy: null }), unit('c', 2), unit('d', 4), unit('e', 0)])).toEqual(
    ['done', 'locked', 'next', 'done', 'ahead'],
  );
});

test('standingsOf: a guest starts at the first unit, and units without questions are not next while others are', () => {
  expect(standingsOf([unit('a', null), unit('b', null)])).toEqual(['next', 'ahead']);
  expect(standingsOf([unit('a', 0, { questionCount: 0 }), unit('b', 0)])).toEqual(['ahead', 'next']);
  expect(standingsOf([unit('a', 0, { questionCount: 0 })])).toEqual(['next']);
});

test('donePercent: rounds down, and gives 0 without questions', () => {
  expect(donePercent([unit('a', 5), unit('b', 2)])).toBe(70);
  expect([donePercent([unit('a', 1, { questionCount: 3 })]), donePercent([])]).toEqual([33, 0]);
});
