import { expect, test } from 'vitest';
import { CONTEST_REVIEW } from '../exams/review.ts';
import { HOMEWORK_REVIEW } from './homeworkRules.ts';
import { HOMEWORK_SIGHT, matrixOf, sightOf } from './homeworkVisibility.ts';
import { lateRuleText } from './lateRuleText.ts';

test('lateRuleText: states the penalty of the rule', () => {
  const said = (perDayPct: number, capPct: number, takesLate = true) => lateRuleText({ perDayPct, capPct }, takesLate);
  expect(said(10, 40)).toBe('每迟一天扣 10%，最多扣 40%；按时得的分不会少。');
  expect(said(5, 100)).toBe('每迟一天扣 5%，最多扣 100%；按时得的分不会少。');
  expect(said(50, 30)).toBe('迟交扣 30%；按时得的分不会少。');
  expect(said(0, 40)).toBe('补交不扣分。');
  expect(said(10, 40, false)).toBe('截止后不能再交。');
});

test('sightOf: recognizes each choice from its matrix, whatever the order of keys', () => {
  const chosen = HOMEWORK_SIGHT.values.filter((value) => value !== 'own');
  for (const sight of chosen) {
    const matrix = matrixOf(sight);
    if (!matrix) throw new Error(`${sight} means no matrix`);
    const turned = Object.fromEntries(
      Object.entries(matrix)
        .toReversed()
        .map(([moment, view]) => [moment, Object.fromEntries(Object.entries(view).toReversed())]),
    ) as typeof matrix;
    expect(sightOf(turned)).toBe(sight);
    expect(matrix.during).toMatchObject({ correct: false, score: false, analysis: false, rightAnswer: false });
  }
  expect(sightOf(CONTEST_REVIEW)).toBe('own');
  expect(sightOf(HOMEWORK_REVIEW)).toBe('marks');
  expect(matrixOf('own')).toBeUndefined();
});
