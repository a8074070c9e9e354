import { describe, expect, test } from 'vitest';
import { DEFAULT_LEVELS, DEFAULT_WEIGHTS } from './classMembers.ts';
import { classFigures } from './classFigures.ts';
import { percentOf, percentText } from './percents.ts';
import { termLevel, termRanks, termScore } from './termScore.ts';

describe('termScore', () => {
  test('weighs homework, exams and chapters and gives a level', () => {
    const parts = { homework: 8500, exam: 7250, chapter: percentOf(9, 12) };
    const score = termScore(parts, DEFAULT_WEIGHTS);
    expect([percentText(score), termLevel(score, DEFAULT_LEVELS)]).toEqual(['77.75', 'good']);
  });

  test('distributes the weight of a part that the class did not have', () => {
    const score = termScore({ homework: 8500, exam: null, chapter: percentOf(9, 12) }, DEFAULT_WEIGHTS);
    expect(percentText(score)).toBe('83.00');
    expect(termScore({ homework: null, exam: null, chapter: null }, DEFAULT_WEIGHTS)).toBe(0);
    const onlyExam = { homework: 0, exam: 100, chapter: 0 };
    expect(termScore({ homework: 8500, exam: null, chapter: null }, onlyExam)).toBe(0);
  });

  test('termLevel: reaches a level exactly at its bound', () => {
    const levels = [9000, 8999, 7500, 7499, 6000, 5999].map((score) => termLevel(score, DEFAULT_LEVELS));
    expect(levels).toEqual(['excellent', 'good', 'good', 'pass', 'pass', 'improve']);
  });

  test('termRanks: gives equal scores the same rank and skips the ranks in between', () => {
    expect(termRanks([9000, 8000, 9000, 7000])).toEqual([1, 3, 1, 4]);
    expect(termRanks([])).toEqual([]);
  });
});

describe('classFigures', () => {
  const of = (memberId: string, points: number | null, max: number, isExempt = false) => ({
    memberId,
    points: points === null ? null : points * 100,
    max: max * 100,
    isExempt,
  });

  test('classFigures: averages over members, with missing homework as 0 and without exempted homework', () => {
    const results = [
      of('a', 100, 100),
      of('a', 40, 50),
      of('b', 50, 100),
      of('b', null, 50, true),
      of('c', null, 100),
      of('c', 20, 50),
    ];
    expect(classFigures(results)).toEqual({
      members: [
        { memberId: 'a', percent: 9333 },
        { memberId: 'b', percent: 5000 },
        { memberId: 'c', percent: 1333 },
      ],
      percent: 5222,
      completion: 8000,
    });
  });

  test('classFigures: returns no figures without homework', () => {
    expect(classFigures([])).toEqual({ members: [], percent: null, completion: null });
    expect(classFigures([of('a', null, 100, true)])).toEqual({
      members: [{ memberId: 'a', percent: null }],
      percent: null,
      completion: null,
    });
  });
});
