import { expect, test } from 'vitest';
import { classSchedule, isOpenAt } from './classSchedule.ts';

type Rows = Parameters<typeof classSchedule>[0];
const NOW = new Date('2026-03-01T00:00:00Z');
const day = (no: number) => new Date(Date.UTC(2026, 2, no));
const row = (more: Partial<Rows[number]>): Rows[number] => ({
  groupId: '',
  targetType: 'chapter',
  targetId: 'a',
  visible: true,
  openAt: null,
  dueAt: null,
  ...more,
});

test('classSchedule: contains the course of the class and its chapters without any row', () => {
  const schedule = classSchedule([], 'course', []);
  expect(schedule.courseIds).toEqual(['course']);
  expect(schedule.chapter('a', ['course'])).toEqual({ isShown: true, openAt: null, dueAt: null });
  expect(schedule.chapter('a', ['another'])).toBeNull();
});

test('classSchedule: a chapter inherits from its course until it has a row of its own', () => {
  const rows = [
    row({ targetType: 'course', targetId: 'c', openAt: day(5), dueAt: day(9) }),
    row({ targetId: 'b', openAt: day(7) }),
    row({ targetId: 'hidden', visible: false }),
  ];
  const schedule = classSchedule(rows, null, []);
  expect(schedule.chapter('a', ['c'])).toEqual({ isShown: true, openAt: day(5), dueAt: day(9) });
  expect(schedule.chapter('b', ['c'])).toEqual({ isShown: true, openAt: day(7), dueAt: null });
  expect(schedule.chapter('hidden', ['c'])).toMatchObject({ isShown: false });
});

test('classSchedule: prefers rows of groups to the row of the class, taking the most generous dates', () => {
  const rows = [
    row({ openAt: day(9), dueAt: day(10) }),
    row({ groupId: 'one', openAt: day(3), dueAt: day(12) }),
    row({ groupId: 'two', openAt: day(2), dueAt: day(11) }),
    row({ groupId: 'none', visible: false }),
  ];
  const seen = (groupIds: string[] | null) => classSchedule(rows, null, groupIds).chapter('a', []);
  expect(seen([])).toEqual({ isShown: true, openAt: day(9), dueAt: day(10) });
  expect(seen(['one', 'two'])).toEqual({ isShown: true, openAt: day(2), dueAt: day(12) });
  expect(seen(['none'])).toMatchObject({ isShown: false });
  expect(seen(null)).toMatchObject({ openAt: day(9) });
});

test('classSchedule: a hidden course is hidden from members but not from staff', () => {
  const rows = [row({ targetType: 'course', targetId: 'c', visible: false })];
  expect(classSchedule(rows, 'c', []).courseIds).toEqual([]);
  expect(classSchedule(rows, 'c', null).courseIds).toEqual(['c']);
});

test('classSchedule: a chapter is open from its date on, and solutions follow their own row', () => {
  expect([day(1), day(2)].map((openAt) => isOpenAt({ isShown: true, openAt, dueAt: null }, NOW))).toEqual([
    true,
    false,
  ]);
  const rows = [
    row({ targetType: 'solution', targetId: 'off', visible: false }),
    row({ targetType: 'solution', targetId: 'on' }),
    row({ targetType: 'solution', targetId: 'later', openAt: day(2) }),
  ];
  const { solution } = classSchedule(rows, null, []);
  expect(['off', 'on', 'later', 'other'].map((id) => solution(id, NOW))).toEqual([false, true, false, null]);
});
