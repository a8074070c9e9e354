import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Subtask, TestCase } from '@aosai/api/judging/judging';
import { equalShares, scoreCases, SKIPPED, worstVerdict, type CaseOutcome } from './score.ts';

const PASSED: CaseOutcome = { verdict: 'AC', ratio: 1, timeMs: 1, memoryKiB: 1024 };
const FAILED: CaseOutcome = { verdict: 'WA', ratio: 0, timeMs: 1, memoryKiB: 1024 };

const caseOf = (id: string, subtaskId?: string): TestCase => ({ id, input: '', expected: '', subtaskId });
const pointsOf = (
  subtasks: Subtask[],
  cases: TestCase[],
  outcomes: CaseOutcome[],
): { points: number; cases: number[]; subtasks: number[] } => {
  const score = scoreCases(
    { cases, subtasks, totalPoints: 10_000 },
    new Map(cases.map((testCase, index) => [testCase.id, outcomes[index] ?? SKIPPED])),
  );
  return {
    points: score.points,
    cases: score.cases.map(({ points }) => points),
    subtasks: score.subtasks.map(({ points }) => points),
  };
};

test('scoreCases: cases without subtasks share the points, and the first get the remaining hundredths', () => {
  const cases = ['a', 'b', 'c'].map((id) => caseOf(id));
  expect([pointsOf([], cases, [PASSED, PASSED, PASSED]), pointsOf([], cases, [PASSED, FAILED, PASSED])]).toEqual([
    { points: 10_000, cases: [3334, 3333, 3333], subtasks: [] },
    { points: 6667, cases: [3334, 0, 3333], subtasks: [] },
  ]);
});

test('scoreCases: type min is all or nothing, sum counts each case, max the best', () => {
  const cases = [caseOf('a', 's'), caseOf('b', 's')];
  const one = (type: Subtask['type'], outcomes: CaseOutcome[]): unknown =>
    pointsOf([{ id: 's', points: 10_000, type }], cases, outcomes);
  expect({
    min: one('min', [PASSED, FAILED]),
    minFull: one('min', [PASSED, PASSED]),
    sum: one('sum', [PASSED, FAILED]),
    max: one('max', [FAILED, PASSED]),
  }).toEqual({
    min: { points: 0, cases: [0, 0], subtasks: [0] },
    minFull: { points: 10_000, cases: [5000, 5000], subtasks: [10_000] },
    sum: { points: 5000, cases: [5000, 0], subtasks: [5000] },
    max: { points: 10_000, cases: [0, 10_000], subtasks: [10_000] },
  });
});

test('scoreCases: an unscored case gives no points, with and without subtasks', () => {
  const sample = (subtaskId?: string): TestCase => ({ ...caseOf('sample', subtaskId), isUnscored: true });
  const loose = [sample(), caseOf('a'), caseOf('b')];
  const grouped = [sample('s'), caseOf('a', 's')];
  const one = (type: Subtask['type'], outcomes: CaseOutcome[]): number[] =>
    pointsOf([{ id: 's', points: 10_000, type }], grouped, outcomes).cases;
  expect({
    onlySample: pointsOf([], loose, [PASSED, FAILED, FAILED]).cases,
    all: pointsOf([], loose, [PASSED, PASSED, PASSED]).cases,
    sum: [one('sum', [PASSED, FAILED]), one('sum', [PASSED, PASSED])],
    max: [one('max', [PASSED, FAILED]), one('max', [FAILED, PASSED])],
  }).toEqual({
    onlySample: [0, 0, 0],
    all: [0, 5000, 5000],
    sum: [
      [0, 0],
      [0, 10_000],
    ],
    max: [
      [0, 0],
      [0, 10_000],
    ],
  });
});

test('scoreCases: cases outside subtasks share the points that the subtasks leave', () => {
  const cases = [caseOf('a', 's'), caseOf('b')];
  expect(pointsOf([{ id: 's', points: 9000, type: 'min' }], cases, [PASSED, PASSED])).toEqual({
    points: 10_000,
    cases: [9000, 1000],
    subtasks: [9000],
  });
});

test('worstVerdict: returns the first verdict that is neither AC nor Skipped, and SE before all others', () => {
  expect([
    worstVerdict(['AC', 'Skipped', 'TLE', 'WA']),
    worstVerdict(['WA', 'SE']),
    worstVerdict(['AC', 'AC']),
    worstVerdict([]),
    worstVerdict(['Skipped']),
  ]).toEqual(['TLE', 'SE', 'AC', 'AC', 'Skipped']);
});

const outcome = fc.oneof(
  fc.constant(PASSED),
  fc.constant(FAILED),
  fc.constant(SKIPPED),
  fc.double({ min: 0, max: 1, noNaN: true }).map((ratio) => ({ ...PASSED, ratio })),
);

test('scoreCases: points of the parts add up, are integers and never exceed the maximum', () => {
  const problem = fc.record({
    subtasks: fc.array(
      fc.record({
        points: fc.nat(10_000),
        type: fc.constantFrom('min', 'sum', 'max'),
        outcomes: fc.array(outcome, { maxLength: 8 }),
      }),
      { maxLength: 5 },
    ),
    loose: fc.array(outcome, { maxLength: 8 }),
    spare: fc.nat(10_000),
  });
  fc.assert(
    fc.property(problem, ({ subtasks, loose, spare }) => {
      const promised = subtasks.reduce((sum, { points }) => sum + points, 0);
      const cases = [
        ...subtasks.flatMap(({ outcomes }, s) => outcomes.map((_, c) => caseOf(`${s}.${c}`, String(s)))),
        ...loose.map((_, c) => caseOf(`loose.${c}`)),
      ];
      const results = [...subtasks.flatMap(({ outcomes }) => outcomes), ...loose];
      const score = scoreCases(
        {
          cases,
          subtasks: subtasks.map(({ points, type }, s) => ({ id: String(s), points, type })),
          totalPoints: promised + spare,
        },
        new Map(cases.map((testCase, index) => [testCase.id, results[index] ?? SKIPPED])),
      );
      const sum = (parts: readonly { points: number }[]): number => parts.reduce((all, { points }) => all + points, 0);
      const loosePoints = score.cases.filter(({ subtaskId }) => subtaskId === undefined);
      expect(sum(score.cases)).toBe(score.points);
      expect(sum(score.subtasks) + sum(loosePoints)).toBe(score.points);
      expect(score.points).toBeLessThanOrEqual(promised + spare);
      expect(score.cases.every(({ points }) => Number.isInteger(points) && points >= 0)).toBe(true);
      score.subtasks.forEach(({ points }, s) => expect(points).toBeLessThanOrEqual(subtasks[s]?.points ?? 0));
    }),
  );
});

test('equalShares: the shares add up to the total', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 50 }), (total, count) => {
      expect(equalShares(total, count).reduce((sum, share) => sum + share, 0)).toBe(total);
    }),
  );
});
