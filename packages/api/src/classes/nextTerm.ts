import { dateText, startOfDay } from '../kit/beijing.ts';
import { DAY_MS } from '../kit/constants.ts';
import { labelled, type ValueIn } from '../kit/labelled.ts';
import { GRADE_LIMITS } from './classRules.ts';

/** What becomes of a row of a plan that is copied. */
export const PLAN_OUTCOME = labelled({ copied: '复制', there: '已经有了', left: '不复制' });

/** Outcome of one row: `there` in the other class already, `left` behind for a reason. */
export type PlanOutcome = ValueIn<typeof PLAN_OUTCOME>;

/** By how much the dates of a plan move: a number of days, or the day on which the first day of its class falls. */
export type PlanShift = { days: number } | { firstDay: string };

/** Whole days between the day of an instant in Beijing and another day. */
const daysUntil = (instant: string | number, day: string): number =>
  Math.round((startOfDay(day).getTime() - startOfDay(dateText(instant)).getTime()) / DAY_MS);

/** Days by which a plan moves; `startAt` is the start of the class that it comes from. */
export const shiftDays = (shift: PlanShift, startAt: string | number): number =>
  'days' in shift ? shift.days : daysUntil(startAt, shift.firstDay);

/** The first day from `day` on that is the same day of the week as `startAt`, so that lessons keep theirs. */
export const sameWeekday = (startAt: string | number, day: string): string => {
  const ahead = (7 - (((daysUntil(startAt, day) % 7) + 7) % 7)) % 7;
  return dateText(startOfDay(day, ahead).getTime());
};

const STEPS = [
  { from: '春季', to: '秋季', isNewYear: false, isNewSchoolYear: true },
  { from: '秋季', to: '春季', isNewYear: true, isNewSchoolYear: false },
  { from: '上学期', to: '下学期', isNewYear: false, isNewSchoolYear: false },
  { from: '下学期', to: '上学期', isNewYear: false, isNewSchoolYear: true },
  { from: '第一学期', to: '第二学期', isNewYear: false, isNewSchoolYear: false },
  { from: '第二学期', to: '第一学期', isNewYear: false, isNewSchoolYear: true },
] as const;

const LATER = '（下学期）';

const plusOne = (year: string): string => String(Number(year) + 1);

/** Title of the next term's class: season, term and year move on; another title gets （下学期）. */
export function nextTitle(title: string): string {
  const step = STEPS.find(({ from }) => title.includes(from));
  const { titleMax } = GRADE_LIMITS;
  if (!step)
    return `${Array.from(title)
      .slice(0, titleMax - LATER.length)
      .join('')}${LATER}`;
  // A pair such as 2025-2026 is a school year, which begins in autumn.
  const isPair = /20\d\d\s*[-–—~至]\s*20\d\d/.test(title);
  const isLater = isPair ? step.isNewSchoolYear : step.isNewYear;
  const moved = title.replace(step.from, step.to);
  return isLater ? moved.replaceAll(/20\d\d/g, plusOne) : moved;
}
