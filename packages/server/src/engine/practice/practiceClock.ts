import { dateText } from '@aosai/api/domain/beijing';
import { DAY_MS } from '@aosai/api/domain/constants';

/** The day in Beijing that an instant belongs to: 2026-11-23. */
export const dayOf = (at: Date): string => dateText(at.getTime());

/** When that day begins, so many days later. */
export const startOfDay = (day: string, later = 0): Date =>
  new Date(Date.parse(`${day}T00:00:00+08:00`) + later * DAY_MS);

/** The same day, so many days later. */
export const dayAfter = (day: string, later: number): string => dayOf(startOfDay(day, later));
