import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { deadlineOf, dueClosing, manualClosing } from './deadline.ts';

const START = new Date('2026-11-21T04:00:00.000Z');
const after = (ms: number) => new Date(START.getTime() + ms);

test('deadlineOf: the earlier of duration and shifted window, plus granted time', () => {
  const facts = { startedAt: START, durationMin: 120, windowEndAt: after(60 * MINUTE_MS), shiftSec: 0, extraSec: 0 };
  expect({
    window: deadlineOf(facts),
    shifted: deadlineOf({ ...facts, shiftSec: 1800 }),
    own: deadlineOf({ ...facts, shiftSec: 7200 }),
    extra: deadlineOf({ ...facts, extraSec: 90 }),
  }).toEqual({
    window: after(60 * MINUTE_MS),
    shifted: after(90 * MINUTE_MS),
    own: after(120 * MINUTE_MS),
    extra: after(60 * MINUTE_MS + 90_000),
  });
});

/** Last heard from at the start. */
const silent = { kind: 'exam', lastSeenAt: START, silentSinceAt: null } as const;

test('dueClosing: closes as of the deadline when the grace is over, and at once on a stop', () => {
  const deadlineAt = after(MINUTE_MS);
  const due = (ms: number, examStoppedAt: Date | null = null) =>
    dueClosing({ ...silent, deadlineAt, examStoppedAt }, after(ms));
  expect(due(2 * MINUTE_MS)).toBeNull();
  expect(due(2 * MINUTE_MS + 1)).toEqual({ reason: 'timeout', completedAt: deadlineAt });
  expect(due(10, after(11))).toBeNull();
  expect(due(10, after(5))).toEqual({ reason: 'stop', completedAt: after(5) });
  expect(due(3 * MINUTE_MS, after(2 * MINUTE_MS))).toEqual({ reason: 'stop', completedAt: deadlineAt });
});

test('dueClosing: gives 5 seconds to a student heard from in the last 30, else a minute', () => {
  const deadlineAt = after(10 * MINUTE_MS);
  const isOpen = (heardBeforeMs: number, afterMs: number) => {
    const lastSeenAt = new Date(deadlineAt.getTime() - heardBeforeMs);
    const facts = { ...silent, lastSeenAt, deadlineAt, examStoppedAt: null };
    return dueClosing(facts, new Date(deadlineAt.getTime() + afterMs)) === null;
  };
  expect({
    present: [isOpen(29_900, 4_900), isOpen(29_900, 5_000), isOpen(29_900, 5_100)],
    border: [isOpen(30_000, 4_900), isOpen(30_000, 5_100)],
    cutOff: [isOpen(30_001, 5_100), isOpen(30_100, 59_900), isOpen(30_100, 60_000), isOpen(30_100, 60_100)],
  }).toEqual({ present: [true, true, false], border: [true, false], cutOff: [true, true, true, false] });
});

test('dueClosing: a save after the deadline does not change how long an attempt stays open', () => {
  const deadlineAt = after(10 * MINUTE_MS);
  const lastSeenAt = new Date(deadlineAt.getTime() + 3_000);
  const at = (facts: Partial<Parameters<typeof dueClosing>[0]>) =>
    dueClosing(
      { ...silent, deadlineAt, examStoppedAt: null, lastSeenAt, ...facts },
      new Date(deadlineAt.getTime() + 40_000),
    ) === null;
  expect({
    present: at({}),
    cutOff: at({ silentSinceAt: START }),
    homework: at({ kind: 'homework' }),
    neverHeard: at({ lastSeenAt: null }),
  }).toEqual({ present: false, cutOff: true, homework: true, neverHeard: true });
});

test('manualClosing: never completes an attempt later than its deadline', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(10_000), (deadline, now) => {
      const closing = manualClosing(after(deadline), after(now));
      expect(closing).toEqual(
        now < deadline
          ? { reason: 'manual', completedAt: after(now) }
          : { reason: 'timeout', completedAt: after(deadline) },
      );
    }),
  );
});
