import { expect, test } from 'vitest';
import { CONTEST_REVIEW, MOCK_REVIEW, PRACTICE_REVIEW, reviewMomentAt } from './review.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));
const done = { status: '2' as const, completedAt: at(0) };

test('reviewMomentAt: follows from the attempt and the end of the exam', () => {
  expect([
    reviewMomentAt({ status: '1', completedAt: null }, at(30), at(59)),
    reviewMomentAt(done, at(30), at(2)),
    reviewMomentAt(done, at(30), at(3)),
    reviewMomentAt({ ...done, status: '3' }, at(30), at(30)),
  ]).toEqual(['during', 'justAfter', 'whileOpen', 'afterClose']);
});

test('review matrices: before the end show marks of a mock, all of practice and only the answer of a contest', () => {
  const open = (view: Record<string, boolean>) => Object.keys(view).filter((item) => view[item]);
  const marks = ['answer', 'correct', 'score', 'cases'];
  expect(
    [MOCK_REVIEW, PRACTICE_REVIEW, CONTEST_REVIEW].map((matrix) => [
      open(matrix.during),
      open(matrix.whileOpen).length,
      open(matrix.afterClose).length,
    ]),
  ).toEqual([
    [[], marks.length, 7],
    [[], 7, 7],
    [[], 1, 7],
  ]);
});
