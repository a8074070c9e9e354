import { expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { PROGRAMMING, SINGLE } from '@aosai/api/questions/kinds';
import { classWeeks, reportSince } from './classWeeks.ts';
import type { Result } from './results.ts';

const LEVEL = 'gesp-cpp-1';
/** A Wednesday noon in Beijing. */
const NOW = new Date('2026-11-25T04:00:00.000Z');
const MONDAY_MS = Date.parse('2026-11-22T16:00:00.000Z');

const aResult = (memberId: string, questionId: string, score: number, atMs: number): Result => ({
  memberId,
  questionId,
  type: SINGLE,
  difficulty: 'easy',
  facility: null,
  points: [`${LEVEL}/loop`],
  score,
  atMs,
});

test('classWeeks: returns eight weeks from Monday to Sunday in Beijing, the current one last', () => {
  const weeks = classWeeks([], LEVEL, NOW);
  expect(weeks.map(({ from }) => from)).toEqual([
    '2026-10-05',
    '2026-10-12',
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
  ]);
  expect(reportSince(NOW).toISOString()).toBe('2026-10-04T16:00:00.000Z');
  expect(weeks.at(-1)).toMatchObject({ students: 0, answers: 0, firstTryPercent: null, mastery: null });
});

test('classWeeks: counts a question once, in the week of its first answer, as right only at full score', () => {
  const results = [
    aResult('a', 'q1', 0, MONDAY_MS - 1),
    aResult('a', 'q1', 1, MONDAY_MS),
    aResult('a', 'q2', 1, MONDAY_MS + DAY_MS),
    aResult('b', 'q1', 0.5, MONDAY_MS + DAY_MS),
    aResult('b', 'q2', 1, MONDAY_MS + 2),
  ];
  const [before, now] = classWeeks(results, LEVEL, NOW).slice(-2);
  expect(before).toMatchObject({ students: 1, answers: 1, firstTries: 1, firstTryPercent: 0 });
  expect(now).toMatchObject({ students: 2, answers: 4, firstTries: 3, firstTryPercent: 67 });
});

test('classWeeks: gives the median mastery at the end of each week, of students with enough answers', () => {
  const program = (memberId: string, questionId: string, score: number, atMs: number) => ({
    ...aResult(memberId, questionId, score, atMs),
    type: PROGRAMMING,
  });
  const week = MONDAY_MS - 7 * DAY_MS;
  const results = [
    ...['a', 'b', 'c'].flatMap((id, place) =>
      ['q1', 'q2', 'q3'].map((questionId) => program(id, questionId, place / 2, week)),
    ),
    aResult('d', 'q1', 1, week),
    program('b', 'q4', 1, MONDAY_MS),
  ];
  const masteries = classWeeks(results, LEVEL, NOW).map(({ mastery }) => mastery);
  expect(masteries.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => null));
  // Three students have 0, half and all of the points of three easy programs; the fourth answered one choice.
  expect(masteries.slice(6)).toEqual([34, 44]);
});
