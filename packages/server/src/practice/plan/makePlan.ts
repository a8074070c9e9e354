import { dayAfter } from '@aosai/api/kit/beijing';
import { afterPrerequisites, type PlanPoint, type PlanUnit, unitsToDo } from './teachingOrder.ts';

/** A mock exam that exists, with the first and last day on which it can be taken. */
export interface PlanMock {
  examId: string;
  from: string;
  until: string;
}

/** What a plan is made of. Days are dates in Beijing. */
export interface PlanInput {
  today: string;
  /** The day on which the learner began with this plan: its week is planned from there. */
  madeOn: string;
  /** The day by which all is done. */
  readyBy: string;
  units: readonly PlanUnit[];
  points: readonly PlanPoint[];
  mocks: readonly PlanMock[];
  /** Days on which a mock of the level was handed in. */
  sat: readonly string[];
  /** Levels up to this one need no unit, except for points that are not known. */
  knownLevel: number;
  minutesAWeek: number;
  mockMinutes: number;
  /** Minutes of this week's steps that are done already. */
  doneMinutes: number;
  /** Whether the bank can draw a review, and whether this week's is done. */
  canReview: boolean;
  isReviewed: boolean;
}

export type PlanStep<Unit extends PlanUnit = PlanUnit> =
  | { kind: 'lesson'; unit: Unit; minutes: number }
  | { kind: 'review'; minutes: number }
  /** `examId` is null while no mock exam exists for that week. */
  | { kind: 'mock'; no: number; examId: string | null; minutes: number };

export interface PlanWeek<Unit extends PlanUnit = PlanUnit> {
  /** Its Monday. */
  start: string;
  steps: PlanStep<Unit>[];
}

export interface MadePlan<Unit extends PlanUnit = PlanUnit> {
  weeks: PlanWeek<Unit>[];
  /** Units that found no room before the sitting. */
  left: Unit[];
  /** Points to learn that no unit teaches yet. */
  missing: string[];
}

/** Minutes of a week's review. */
export const REVIEW_MINUTES = 15;
const MOCKS = 2;
const WEEK_DAYS = 7;

/** Monday of the week of a day. */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  return dayAfter(day, -weekday);
}

const sundayOf = (monday: string): string => dayAfter(monday, WEEK_DAYS - 1);

/** Mondays of the weeks from today that end before a day. */
function weeksUntil(today: string, readyBy: string): string[] {
  const weeks: string[] = [];
  for (let monday = mondayOf(today); sundayOf(monday) < readyBy; monday = dayAfter(monday, WEEK_DAYS))
    weeks.push(monday);
  return weeks;
}

/** The share of a week that is left when a plan begins in its middle. */
function roomOf(monday: string, { madeOn, minutesAWeek, doneMinutes, today }: PlanInput): number {
  const begun = mondayOf(madeOn) === monday ? new Date(`${madeOn}T00:00:00Z`).getUTCDay() || WEEK_DAYS : 1;
  const whole = Math.floor((minutesAWeek * (WEEK_DAYS + 1 - begun)) / WEEK_DAYS);
  return Math.max(0, whole - (monday === mondayOf(today) ? doneMinutes : 0));
}

/** The steps of a week: its lessons, the review, then the camp units, unless a lesson needs one of them. */
function inWeekOrder<Unit extends PlanUnit>(
  units: readonly Unit[],
  { points, review }: { points: readonly PlanPoint[]; review: PlanStep<Unit>[] },
): PlanStep<Unit>[] {
  const isLesson = ({ kind }: Unit) => kind === 'course';
  const lessonsFirst = [...units.filter(isLesson), ...units.filter((unit) => !isLesson(unit))];
  const ordered = afterPrerequisites(lessonsFirst, points);
  const steps = ordered.map((unit): PlanStep<Unit> => ({ kind: 'lesson', unit, minutes: unit.minutes }));
  const lastLesson = ordered.findLastIndex(isLesson);
  return [...steps.slice(0, lastLesson + 1), ...review, ...steps.slice(lastLesson + 1)];
}

/**
 * Lays out the weeks to a sitting: a mock exam in each of the last two, a review in every week after the first, units
 * in teaching order in the rest, so that a point is practised in the camp soon after its lesson. What was missed comes next, at the same pace: no week holds more than the learner's minutes.
 */
export function makePlan<Unit extends PlanUnit>(
  input: Omit<PlanInput, 'units'> & { units: readonly Unit[] },
): MadePlan<Unit> {
  const { today, readyBy, points, mocks, sat, mockMinutes, canReview } = input;
  const mondays = weeksUntil(today, readyBy);
  const rooms = mondays.map((monday) => ({ monday, room: roomOf(monday, input) }));
  const forMocks = rooms.filter(({ room }) => room >= mockMinutes).slice(-MOCKS);
  const taken = new Set<string>();
  const mockIn = (monday: string, room: number): PlanStep<Unit> | null => {
    const at = forMocks.findIndex((one) => one.monday === monday);
    if (at < 0 || room < mockMinutes || sat.some((day) => mondayOf(day) === monday)) return null;
    const from = monday < today ? today : monday;
    const open = mocks.find((one) => !taken.has(one.examId) && one.until >= from && one.from <= sundayOf(monday));
    if (open) taken.add(open.examId);
    return { kind: 'mock', no: at + 1 + MOCKS - forMocks.length, examId: open?.examId ?? null, minutes: mockMinutes };
  };
  const waiting = unitsToDo(input);
  const weeks = rooms.map(({ monday, room }, at): PlanWeek<Unit> => {
    const units: Unit[] = [];
    const mock = mockIn(monday, room);
    let left = room - (mock?.minutes ?? 0);
    const isBegun = monday > mondayOf(input.madeOn) && !(at === 0 && input.isReviewed);
    const review: PlanStep<Unit>[] =
      canReview && isBegun && left >= REVIEW_MINUTES ? [{ kind: 'review', minutes: REVIEW_MINUTES }] : [];
    left -= review[0]?.minutes ?? 0;
    while (waiting[0] && waiting[0].minutes <= left) {
      const [unit] = waiting.splice(0, 1);
      if (!unit) break;
      units.push(unit);
      left -= unit.minutes;
    }
    return { start: monday, steps: [...inWeekOrder(units, { points, review }), ...(mock ? [mock] : [])] };
  });
  const taught = new Set(input.units.flatMap((unit) => unit.points));
  const missing = points.filter(({ id, isKnown }) => !isKnown && !taught.has(id)).map(({ id }) => id);
  return { weeks, left: waiting, missing };
}
