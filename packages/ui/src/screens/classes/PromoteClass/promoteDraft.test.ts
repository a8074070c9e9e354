import { expect, test } from 'vitest';
import { aGradeDetail } from '@aosai/api/classes/grades.fixtures';
import { faultsOf, freshPromotion } from './promoteDraft.ts';

const NOW = Date.parse('2027-01-10T02:00:00.000Z');
const grade = aGradeDetail({
  title: '信奥一班 · 秋季',
  // September 1, a Tuesday, to the end of January 19, at midnight in Beijing.
  startAt: '2026-08-31T16:00:00.000Z',
  endAt: '2027-01-19T16:00:00.000Z',
  capacity: 20,
});

test('freshPromotion: proposes the day after the term, its length, the next title and the same weekday', () => {
  expect(freshPromotion(grade, NOW)).toEqual({
    title: '信奥一班 · 春季',
    startAt: '2027-01-19T16:00:00.000Z',
    endAt: '2027-06-09T16:00:00.000Z',
    capacity: '20',
    teacherIds: grade.teachers.map(({ id }) => id),
    left: [],
    takesPlan: true,
    firstDay: '2027-01-26',
    skipped: [],
  });
});

test('freshPromotion: keeps the hour of the first lesson, and begins today after a term long over', () => {
  const old = { ...grade, startAt: '2026-03-01T01:00:00.000Z', endAt: '2026-07-01T10:00:00.000Z' };
  expect(freshPromotion(old, NOW).startAt).toBe('2027-01-10T01:00:00.000Z');
  expect(freshPromotion(old, Date.parse('2026-06-20T02:00:00.000Z')).startAt).toBe('2026-07-02T01:00:00.000Z');
});

test('faultsOf: names each field that is missing or wrong', () => {
  const draft = freshPromotion(grade, NOW);
  expect(faultsOf(draft, 17, true)).toEqual({});
  const empty = { ...draft, title: ' ', startAt: null, teacherIds: [], capacity: '16', firstDay: null };
  expect(Object.keys(faultsOf(empty, 17, true)).toSorted()).toEqual([
    'capacity',
    'firstDay',
    'teachers',
    'term',
    'title',
  ]);
  expect(faultsOf({ ...draft, teacherIds: [] }, 17, false)).toEqual({});
  expect(faultsOf({ ...draft, endAt: draft.startAt }, 17, true)).toEqual({ term: '结束时间应晚于开始时间' });
});
