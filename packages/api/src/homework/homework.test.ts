import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../kit/constants.ts';
import { afterPenalty, countedOf, daysLate, type Earned, worthAt } from './latePoints.ts';
import { ranking } from './homeworkRanking.ts';
import { datesFault, homeworkStatusAt } from './homeworkRules.ts';
import { PROGRESS, standingAt } from './homeworkStanding.ts';
import { type CountedPlace, homeworkFigures, answerTally } from './homeworkStatistics.ts';

const DUE = new Date('2026-11-21T13:00:00.000Z');
const RULE = { perDayPct: 10, capPct: 40 };
const after = (ms: number) => new Date(DUE.getTime() + ms);
const onTime = (points: number): Earned => ({ points: points * 100, at: after(-HOUR_MS) });
const late = (points: number, ms: number): Earned => ({ points: points * 100, at: after(ms) });

function counts(...earned: Earned[]): number | null {
  const counted = countedOf(earned, DUE, RULE);
  return counted && worthAt(counted, DUE, RULE) / 100;
}

test('countedOf: a late answer counts after its penalty and never lowers what was earned on time', () => {
  expect([
    counts(onTime(60), late(90, 25 * HOUR_MS)),
    counts(onTime(80), late(85, DAY_MS)),
    counts(late(100, 6 * DAY_MS)),
    counts(late(90, 59_000)),
    counts(),
  ]).toEqual([72, 80, 60, 90, null]);
});

test('daysLate: counts begun days after a minute of grace', () => {
  const days = [-1, 0, 60_000, 60_001, DAY_MS + 60_000, DAY_MS + 60_001].map((ms) => daysLate(after(ms), DUE));
  expect(days).toEqual([0, 0, 0, 1, 1, 2]);
});

test('afterPenalty: rounds half up and may take all points', () => {
  expect([afterPenalty(333, 10), afterPenalty(335, 10), afterPenalty(5, 10), afterPenalty(100, 100)]).toEqual([
    300, 302, 5, 0,
  ]);
});

const place = (progress: CountedPlace['progress'], points: number | null = null, more: Partial<CountedPlace> = {}) => ({
  progress,
  points: points === null ? null : points * 100,
  isLate: false,
  isOutside: false,
  ...more,
});

test('homeworkFigures: leaves out exempted students and counts on-time work over all others', () => {
  const places = [
    place(PROGRESS.notBegun),
    place(PROGRESS.notBegun),
    place(PROGRESS.doing),
    place(PROGRESS.handedIn, null, { isLate: true }),
    place(PROGRESS.settled, 90),
    place(PROGRESS.settled, 70, { isLate: true }),
    place(PROGRESS.settled, 50),
    place(PROGRESS.notBegun, null, { isOutside: true }),
  ];
  expect(homeworkFigures(places)).toEqual({
    total: 7,
    notBegun: 2,
    doing: 1,
    handedIn: 1,
    settled: 3,
    late: 2,
    donePct: 57.14,
    onTimePct: 28.57,
    mean: 7000,
    median: 7000,
  });
  const missing = homeworkFigures([place(PROGRESS.settled, 80), place(PROGRESS.settled, null)]);
  expect(missing).toMatchObject({ settled: 2, donePct: 50, onTimePct: 50, mean: 4000 });
  expect(homeworkFigures([])).toMatchObject({ total: 0, donePct: null, onTimePct: null, mean: null, median: null });
});

test('ranking: equal points share a rank, sorted by save time, and students without points come last', () => {
  const at = (hour: number) => new Date(`2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`);
  const rows = [
    { points: 9000, lastSavedAt: at(10) },
    { points: null, lastSavedAt: null },
    { points: 8000, lastSavedAt: at(8) },
    { points: 9000, lastSavedAt: at(9) },
  ];
  expect(ranking(rows).map(({ points, lastSavedAt, rank }) => [points, lastSavedAt?.getUTCHours(), rank])).toEqual([
    [9000, 9, 1],
    [9000, 10, 1],
    [8000, 8, 3],
    [null, undefined, null],
  ]);
});

test('homeworkStatusAt: waiting, running and over by its dates, and a draft while unpublished', () => {
  const facts = { published: true, openAt: after(-DAY_MS), closesAt: DUE };
  expect([
    homeworkStatusAt({ ...facts, published: false }, DUE),
    homeworkStatusAt(facts, after(-2 * DAY_MS)),
    homeworkStatusAt(facts, after(-1)),
    homeworkStatusAt(facts, DUE),
  ]).toEqual(['0', '2', '3', '5']);
});

test('datesFault: refuses dates that do not fit together', () => {
  const faults = [
    { openAt: DUE, dueAt: DUE, lateUntilAt: null },
    { openAt: DUE, dueAt: after(181 * DAY_MS), lateUntilAt: null },
    { openAt: after(-DAY_MS), dueAt: DUE, lateUntilAt: DUE },
    { openAt: after(-DAY_MS), dueAt: DUE, lateUntilAt: after(61 * DAY_MS) },
    { openAt: after(-DAY_MS), dueAt: DUE, lateUntilAt: after(DAY_MS) },
  ].map(datesFault);
  expect(faults).toEqual([
    '截止时间要晚于开放时间',
    '截止时间最多在开放后 180 天',
    '补交截止要晚于截止时间',
    '补交截止最多在截止后 60 天',
    null,
  ]);
});

test('standingAt: progress follows the attempt, and overdue means due and not handed in', () => {
  const dates = { openAt: after(-DAY_MS), dueAt: DUE, lateUntilAt: after(DAY_MS), isSettled: false };
  const attempt = (status: '1' | '2' | '3', savedMs: number) => ({
    status,
    completedAt: status === '1' ? null : after(savedMs),
    lastSavedAt: after(savedMs),
  });
  expect([
    standingAt({ ...dates, attempt: null }, after(-1)),
    standingAt({ ...dates, attempt: null }, after(1)),
    standingAt({ ...dates, attempt: attempt('1', HOUR_MS) }, after(HOUR_MS)),
    standingAt({ ...dates, attempt: attempt('2', 60_000) }, after(HOUR_MS)),
    standingAt({ ...dates, attempt: attempt('3', -1) }, after(DAY_MS + 60_001)),
    standingAt({ ...dates, attempt: null, isSettled: true }, after(DAY_MS + 60_001)),
  ]).toEqual([
    { progress: '0', isLate: false, isOverdue: false, isOpen: true },
    { progress: '0', isLate: false, isOverdue: true, isOpen: true },
    { progress: '1', isLate: true, isOverdue: true, isOpen: true },
    { progress: '2', isLate: false, isOverdue: false, isOpen: true },
    { progress: '3', isLate: false, isOverdue: false, isOpen: false },
    { progress: '3', isLate: false, isOverdue: false, isOpen: false },
  ]);
});

test('answerTally: counts right, part, wrong and blank, and gives the share of all points', () => {
  const answer = (points: number | null, maxPoints: number, isAnswered = true) => ({
    points: points === null ? null : points * 100,
    maxPoints: maxPoints * 100,
    isAnswered,
    needsReview: false,
  });
  const answers = [answer(2, 2), answer(0, 2), answer(10, 25), answer(0, 2, false)];
  expect(answerTally(answers)).toEqual({ right: 1, part: 1, wrong: 1, blank: 1, percent: 38.71 });
  expect(answerTally([...answers, answer(null, 5)]).percent).toBeNull();
  // Points of a draft or of a judge that a teacher has not confirmed are not wrong yet.
  const waiting = { ...answer(0, 25), needsReview: true };
  expect(answerTally([...answers, waiting])).toEqual({ right: 1, part: 1, wrong: 1, blank: 1, percent: null });
});
