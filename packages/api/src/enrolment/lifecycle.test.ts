import { expect, test } from 'vitest';
import { lifecycleAt, VISIBLE_LIFECYCLE } from './lifecycle.ts';

const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const exam = {
  published: true,
  stoppedAt: null,
  enrollStartAt: day(2),
  enrollEndAt: day(4),
  startAt: day(6),
  endAt: day(8),
};

test('lifecycleAt: an exam passes through its states by the clock', () => {
  const seen = [1, 2, 4, 6, 8].map((n) => lifecycleAt(exam, day(n)));
  expect(seen).toEqual(['4', '1', '2', '3', '5']);
  expect(seen).toEqual([...VISIBLE_LIFECYCLE]);
});

test('lifecycleAt: unpublished is a draft, stopped has ended, and running takes precedence over enrolling', () => {
  expect([
    lifecycleAt({ ...exam, published: false }, day(6)),
    lifecycleAt({ ...exam, stoppedAt: day(3) }, day(3)),
    lifecycleAt({ ...exam, enrollEndAt: day(8) }, day(7)),
  ]).toEqual(['0', '5', '3']);
});
