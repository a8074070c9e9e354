import { expect, test } from 'vitest';
import { CONTEST_REVIEW, isFormal, MOCK_REVIEW, PRACTICE_REVIEW } from '../review.ts';
import { EXAM_SIGHT, examMatrixOf, examSightOf } from './examSight.ts';

test('each choice is found again by its matrix, and another matrix is one of its own', () => {
  const found = EXAM_SIGHT.values.map((value) => {
    const matrix = examMatrixOf(value);
    return matrix && examSightOf(matrix);
  });
  const own = { ...CONTEST_REVIEW, afterClose: MOCK_REVIEW.during };
  expect([found, examSightOf(own)]).toEqual([['formal', 'marks', 'all', undefined], 'own']);
});

test('an exam that shows keys at hand-in is not formal, one that shows marks alone is', () => {
  expect([CONTEST_REVIEW, MOCK_REVIEW, PRACTICE_REVIEW].map(isFormal)).toEqual([true, true, false]);
});
