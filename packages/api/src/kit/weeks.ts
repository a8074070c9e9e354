import { inBeijing } from './beijing.ts';
import { DAY_MS } from './constants.ts';

/** How many weeks back a parent may look at a child's week. */
export const WEEKS_BACK_MAX = 52;

const WEEK_DAYS = 7;
const WEEK_MS = WEEK_DAYS * DAY_MS;

/**
 * The week in Beijing that contains an instant, or the one `weeksBack` weeks earlier: from Monday's midnight to the
 * next.
 */
export function weekAround(now: number, weeksBack = 0): { from: Date; to: Date } {
  const there = inBeijing(now);
  const sinceMonday = (there.getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  const midnight = now - (there.getTime() % DAY_MS);
  const from = midnight - sinceMonday * DAY_MS - weeksBack * WEEK_MS;
  return { from: new Date(from), to: new Date(from + WEEK_MS) };
}
