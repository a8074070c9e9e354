import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProgrammingSpec } from '../../db/schema/storedQuestion.ts';
import { namedCase } from '../../testing/engine/aPaper.ts';
import { subtasksWithin } from './subtaskPoints.ts';

const specOf = (points: number[], looseCases = 0): Pick<ProgrammingSpec, 'subtasks' | 'cases'> => ({
  subtasks: points.map((one, no) => ({ id: String(no), points: one, type: 'min' })),
  cases: Array.from({ length: looseCases }, (_, no) =>
    namedCase({ id: `c${no}`, input: '', expected: '', sample: false }),
  ),
});
const pointsOf = (points: number[], maxPoints: number, looseCases = 0): number[] =>
  subtasksWithin(specOf(points, looseCases), maxPoints).map((subtask) => subtask.points);

test('subtasksWithin: keeps the shares of the subtasks when the paper changes the question’s points', () => {
  expect({
    same: pointsOf([3000, 7000], 10_000),
    half: pointsOf([3000, 7000], 5000),
    more: pointsOf([1, 1, 1], 10_000),
    looseTakeTheRest: pointsOf([3000, 3000], 10_000, 2),
    looseLeftNothing: pointsOf([6000, 6000], 10_000, 2),
    nothing: pointsOf([], 10_000),
    worthless: pointsOf([0, 0], 10_000),
  }).toEqual({
    same: [3000, 7000],
    half: [1500, 3500],
    more: [3333, 3334, 3333],
    looseTakeTheRest: [3000, 3000],
    looseLeftNothing: [5000, 5000],
    nothing: [],
    worthless: [0, 0],
  });
});

test('subtasksWithin: gives whole points, not below zero, that add up to the question’s', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { minLength: 1, maxLength: 20 }), fc.nat(100_000), (points, maxPoints) => {
      fc.pre(points.some((one) => one > 0));
      const given = pointsOf(points, maxPoints);
      expect(given.every((one) => Number.isInteger(one) && one >= 0)).toBe(true);
      expect(given.reduce((sum, one) => sum + one, 0)).toBe(maxPoints);
    }),
  );
});
