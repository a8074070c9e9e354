import { expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import type { WrongCard } from '../../db/schema/practice.ts';
import { isNewOn, isReviewedOn, type Recall, reviewed } from './wrongBook.ts';

const NOW = new Date('2026-11-23T15:59:00.000Z');

/** Reviews on the day on which each is due, alternating late evening and early morning. */
function run(recalls: readonly Recall[], isProgram = false) {
  let card: WrongCard | null = null;
  let now = NOW;
  return recalls.map((recall, turn) => {
    const next = reviewed(card, recall, { now, isProgram });
    ({ card } = next);
    now = new Date(next.dueAt.getTime() + (turn % 2 ? 0 : DAY_MS - 1));
    return next;
  });
}

test('reviewed: again, good, good, again, good, good, good come back after 1, 4, 17, 3, 8, 19, 43 days', () => {
  const turns = run(['again', 'good', 'good', 'again', 'good', 'good', 'good']);
  expect(turns.map(({ days }) => days)).toEqual([1, 4, 17, 3, 8, 19, 43]);
  expect(turns.map(({ isMastered }) => isMastered)).toEqual([false, false, false, false, false, false, true]);
});

test('reviewed: makes a question due at the beginning of a day in Beijing', () => {
  expect(reviewed(null, 'again', { now: NOW }).dueAt.toISOString()).toBe('2026-11-23T16:00:00.000Z');
});

test('reviewed: waits sixty days at most, and a look at the key ends a run of good answers', () => {
  const turns = run(['again', 'good', 'good', 'good', 'good', 'hard']);
  expect(Math.max(...turns.map(({ days }) => days))).toBe(60);
  expect(turns.at(-1)).toMatchObject({ isMastered: false, card: { goodInARow: 0 } });
});

test('reviewed: schedules a program for the next day, and then not within a week', () => {
  expect(run(['again', 'good', 'again'], true).map(({ days }) => days)).toEqual([1, 7, 7]);
});

test('isNewOn: is true on the day a question is added, until it is reviewed again', () => {
  const [first, second] = run(['again', 'good']);
  const tomorrow = new Date(NOW.getTime() + DAY_MS);
  expect([isNewOn(first?.card ?? null, NOW), isReviewedOn(first?.card ?? null, NOW)]).toEqual([true, true]);
  expect([isNewOn(first?.card ?? null, tomorrow), isNewOn(second?.card ?? null, tomorrow)]).toEqual([false, false]);
  expect(isReviewedOn(null, NOW)).toBe(false);
});
