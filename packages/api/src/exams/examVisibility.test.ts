import { expect, test } from 'vitest';
import { CONTEST_REVIEW, isFormal, MOCK_REVIEW, PRACTICE_REVIEW } from './review.ts';
import { EXAM_SIGHT, examMatrixOf, examSightOf } from './examVisibility.ts';

test('examSightOf: recognizes the matrix of each choice and calls any other matrix `own`', () => {
  const found = EXAM_SIGHT.values.map((value) => {
    const matrix = examMatrixOf(value);
    return matrix && examSightOf(matrix);
  });
  const own = { ...CONTEST_REVIEW, afterClose: MOCK_REVIEW.during };
  expect([found, examSightOf(own)]).toEqual([['formal', 'marks', 'all', undefined], 'own']);
});

test('isFormal: false when keys are shown at hand-in, true when only marks are', () => {
  expect([CONTEST_REVIEW, MOCK_REVIEW, PRACTICE_REVIEW].map(isFormal)).toEqual([true, true, false]);
});
