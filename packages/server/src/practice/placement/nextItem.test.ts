import { expect, test } from 'vitest';
import { SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { PoolItem } from '../../db/schema/plan.ts';
import { isEnough, levelAfter, nextItem, posteriorAfter } from './nextItem.ts';
import { priorFor } from './posterior.ts';

const item = (questionId: string, level: number, point: string, type: PoolItem['type'] = SINGLE): PoolItem => ({
  questionId,
  type,
  level,
  pointId: `gesp-cpp-${level}/${point}`,
});

const BEGINNER = priorFor(2, { around: 0.5, spread: 0.4 });

test('nextItem: asks at the level in doubt, with four options rather than two', () => {
  const pool = [item('a', 2, 'ascii'), item('b', 1, 'io', TRUE_FALSE), item('c', 1, 'io')];
  expect(nextItem(BEGINNER, pool, [])?.questionId).toBe('c');
});

test('nextItem: asks about another point before it comes back to one', () => {
  const pool = [item('a', 1, 'io'), item('b', 1, 'io'), item('c', 1, 'loop')];
  expect(nextItem(BEGINNER, pool, pool.slice(0, 1))?.questionId).toBe('c');
});

test('nextItem: never repeats a question and returns null when all are asked or gone', () => {
  const pool = [item('a', 1, 'io'), item('b', 1, 'loop')];
  expect(nextItem(BEGINNER, pool, pool.slice(0, 1))?.questionId).toBe('b');
  expect(nextItem(BEGINNER, pool, pool.slice(0, 1), pool.slice(1))).toBeNull();
  expect(nextItem(BEGINNER, [], [])).toBeNull();
});

test('isEnough: stops at twenty, and from twelve on when the interval is narrow', () => {
  const narrow = { attentive: [0, 0, 0, 0, 1, 0, 0, 0, 0], careless: [0, 0, 0, 0, 0, 0, 0, 0, 0] };
  expect([11, 12].map((count) => isEnough(narrow, count))).toEqual([false, true]);
  expect([12, 19, 20].map((count) => isEnough(BEGINNER, count))).toEqual([false, false, true]);
});

test('levelAfter: is 0 for somebody who says 不会 at a glance to everything', () => {
  const given = Array.from({ length: 12 }, (_, no) => ({
    ...item(`${no}`, 1, `p${no}`),
    outcome: 'unknown' as const,
    spentMs: 900,
  }));
  const prior = priorFor(4, { around: 1.5, spread: 1.5 });
  expect(levelAfter(posteriorAfter(prior, given), given)).toBe(0);
});
