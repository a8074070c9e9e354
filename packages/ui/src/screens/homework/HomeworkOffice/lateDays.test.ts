import { expect, test } from 'vitest';
import { lateChoiceOf, lateOptions, lateUntil } from './lateDays.ts';

const dueAt = '2026-11-27T13:00:00.000Z';

test('lateChoiceOf, lateUntil: a listed number of days is recognised and moves with the due date', () => {
  const before = { dueAt, lateUntilAt: '2026-11-30T13:00:00.000Z' };
  expect([lateChoiceOf(before), lateChoiceOf({ dueAt, lateUntilAt: null }), lateChoiceOf(null)]).toEqual([
    '3',
    '0',
    '3',
  ]);
  expect(lateUntil('3', '2026-12-01T13:00:00.000Z', before)).toBe('2026-12-04T13:00:00.000Z');
  expect(lateUntil('0', dueAt, before)).toBeNull();
});

test('lateOptions: offers an unlisted end of late work, and lateUntil keeps it', () => {
  const before = { dueAt, lateUntilAt: '2026-11-29T04:30:00.000Z' };
  expect(lateOptions(before).at(-1)).toEqual({ value: 'kept', label: expect.stringContaining('12:30') });
  expect(lateUntil(lateChoiceOf(before), dueAt, before)).toBe(before.lateUntilAt);
  expect(lateOptions(null)).toHaveLength(5);
});
