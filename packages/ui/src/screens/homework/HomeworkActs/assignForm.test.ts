import { expect, test } from 'vitest';
import { movedLate, suggestedDue, targetOf, targetOptions } from './assignForm.ts';

/** A Monday, 10:00 in Beijing. */
const NOW = Date.parse('2026-11-23T02:00:00.000Z');

test('suggestedDue: keeps a future date and replaces a past one by a week from today at 21:00 in Beijing', () => {
  expect(suggestedDue({ dueAt: '2026-12-01T00:00:00.000Z' }, NOW)).toBe('2026-12-01T00:00:00.000Z');
  expect(suggestedDue({ dueAt: '2026-11-01T00:00:00.000Z' }, NOW)).toBe('2026-11-30T13:00:00.000Z');
});

test('movedLate: moves the end of late work together with the due date', () => {
  const old = { dueAt: '2026-11-01T00:00:00.000Z', lateUntilAt: '2026-11-04T00:00:00.000Z' };
  expect(movedLate(old, '2026-11-27T13:00:00.000Z')).toBe('2026-11-30T13:00:00.000Z');
  expect(movedLate({ ...old, lateUntilAt: null }, '2026-11-27T13:00:00.000Z')).toBeNull();
});

test('targetOptions: lists each class and its groups, and targetOf parses the values', () => {
  const options = targetOptions([{ id: 'A', title: '提高班', groups: [{ id: 'g', name: '甲组' }] }]);
  expect(options).toEqual([
    { value: 'A', label: '提高班' },
    { value: 'A:g', label: '提高班 · 甲组' },
  ]);
  const targets = options.map(({ value }) => targetOf(value));
  expect(targets).toEqual([
    { gradeId: 'A', groupId: null },
    { gradeId: 'A', groupId: 'g' },
  ]);
});
