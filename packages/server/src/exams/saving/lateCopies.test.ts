import { expect, test } from 'vitest';
import { LATE_COPIES_PER_ANSWER } from '@aosai/api/kit/constants';
import type { LateCopy } from '../../db/schema/exam.ts';
import { withLateCopy } from './lateCopies.ts';

const copy = (n: number, accepted = false): LateCopy => ({
  receivedAt: `2026-11-21T04:00:${String(n).padStart(2, '0')}.000Z`,
  reason: 'late',
  answer: null,
  hash: `hash ${n}`,
  accepted,
});

test('withLateCopy: keeps the first copy of the same content', () => {
  expect(withLateCopy([copy(1)], { ...copy(2), hash: 'hash 1' })).toEqual([copy(1)]);
});

test('withLateCopy: drops the oldest unaccepted copy over the limit', () => {
  const full = Array.from({ length: LATE_COPIES_PER_ANSWER }, (_, n) => copy(n, n === 0));
  const next = withLateCopy(full, copy(50));
  expect(next).toEqual([copy(0, true), ...full.slice(2), copy(50)]);
});
