import { DAY_MS } from '../kit/constants.ts';

const WEEK_DAYS = 7;
/** 1970-01-01 was a Thursday; the Monday before it is day -3. */
const FIRST_MONDAY = 3;
/** Longer streaks are not counted. */
const LONGEST = 1_000;

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/**
 * How many days have practice (dates as 2026-11-21), back from today. One missed day in each week from Monday to Sunday
 * is free: it is not counted and does not end the streak. Today without practice does not end it either.
 */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  const weeksWithFreeDay = new Set<number>();
  const start = numberOf(today);
  let count = 0;
  for (let number = days.has(today) ? start : start - 1; start - number < LONGEST; number -= 1) {
    if (days.has(dayOf(number))) {
      count += 1;
      continue;
    }
    const week = Math.floor((number + FIRST_MONDAY) / WEEK_DAYS);
    if (weeksWithFreeDay.has(week)) break;
    weeksWithFreeDay.add(week);
  }
  return count;
}
