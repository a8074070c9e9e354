import { inBeijing } from '@aosai/api/kit/beijing';
import { DAY_MS } from '@aosai/api/kit/constants';

/** The last millisecond of a period: the end of the day, in Beijing, `days` days after its start. */
export function endOfPeriod(start: Date, days: number): Date {
  const intoDay = inBeijing(start.getTime()).getTime() % DAY_MS;
  const untilMidnight = intoDay === 0 ? 0 : DAY_MS - intoDay;
  return new Date(start.getTime() + untilMidnight + days * DAY_MS - 1);
}

/** When a period may begin: now, or right after the previous one. */
export const startAfter = (expireDate: Date | null, now: Date): Date =>
  expireDate === null || expireDate < now ? now : new Date(expireDate.getTime() + 1);
