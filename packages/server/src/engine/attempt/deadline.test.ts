import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GRACE_MS, MINUTE_MS } from '@aosai/api/domain/constants';
import { deadlineOf, dueClosing, manualClosing } from './deadline.ts';

const START = new Date('2026-11-21T04:00:00.000Z');
const after = (ms: number) => new Date(START.getTime() + ms);

test('the deadline is the earlier of own time and shifted window, plus what was granted', () => {
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

test('time runs out a minute after the deadline as of the deadline, a stop at once', () => {
  const deadlineAt = after(MINUTE_MS);
  const due = (ms: number, examStoppedAt: Date | null = null) => dueClosing({ deadlineAt, examStoppedAt }, after(ms));
  expect(due(MINUTE_MS + GRACE_MS)).toBeNull();
  expect(due(MINUTE_MS + GRACE_MS + 1)).toEqual({ reason: 'timeout', completedAt: deadlineAt });
  expect(due(10, after(11))).toBeNull();
  expect(due(10, after(5))).toEqual({ reason: 'stop', completedAt: after(5) });
  expect(due(3 * MINUTE_MS, after(2 * MINUTE_MS))).toEqual({ reason: 'stop', completedAt: deadlineAt });
});

test('nobody completes later than the deadline', () => {
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
