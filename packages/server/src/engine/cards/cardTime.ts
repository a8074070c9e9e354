import { inBeijing } from '@aosai/api/domain/beijing';
import { DAY_MS } from '@aosai/api/domain/constants';

/** The last moment of a period: it ends with the day that is so many days after its start, in Beijing. */
export function endOfPeriod(start: Date, days: number): Date {
  const intoDay = inBeijing(start.getTime()).getTime() % DAY_MS;
  const untilMidnight = intoDay === 0 ? 0 : DAY_MS - intoDay;
  return new Date(start.getTime() + untilMidnight + days * DAY_MS - 1);
}

/** When a period may begin behind another one: at once, or when that has ended. */
export const startAfter = (expireDate: Date | null, now: Date): Date =>
  expireDate === null || expireDate < now ? now : new Date(expireDate.getTime() + 1);
