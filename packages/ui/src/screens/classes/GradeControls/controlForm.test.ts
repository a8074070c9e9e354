import { aGradeControl } from '@aosai/api/classes/grades.fixtures';
import { expect, test } from 'vitest';
import { lateFor } from './controlForm.ts';

const day = (no: number) => `2026-12-${String(no).padStart(2, '0')}T12:00:00.000Z`;
const usual = aGradeControl(6, { dueAt: null, ownDueAt: day(5), lateUntilAt: null, ownLateUntilAt: day(8) });

test('lateFor: late work moves along with the due date of a class, and follows the homework without one', () => {
  expect(lateFor(usual, day(9))).toBe(day(12));
  expect(lateFor({ ...usual, dueAt: day(6), lateUntilAt: day(7) }, day(9))).toBe(day(10));
  expect(lateFor({ ...usual, ownLateUntilAt: null }, day(9))).toBeNull();
  expect(lateFor(usual, null)).toBeNull();
  expect(lateFor({ ...usual, dueAt: day(6), lateUntilAt: day(7) }, null)).toBeNull();
  expect(lateFor({ ...usual, dueAt: day(6), lateUntilAt: day(7) }, day(6))).toBe(day(7));
});
