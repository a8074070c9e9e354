import { BEIJING_AHEAD_MS, DAY_MS } from './constants.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** The clock in Beijing at an instant, read off a date's UTC fields: no daylight saving, wherever the reader stands. */
export const inBeijing = (instant: string | number): Date =>
  new Date((typeof instant === 'number' ? instant : Date.parse(instant)) + BEIJING_AHEAD_MS);

/** 19:00 */
export const clockText = (instant: string | number): string => {
  const date = inBeijing(instant);
  return `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
};

/** 19:00:05 */
export const secondText = (instant: string | number): string =>
  `${clockText(instant)}:${two(inBeijing(instant).getUTCSeconds())}`;

/** 2026-11-21 */
export const dateText = (instant: string | number): string => inBeijing(instant).toISOString().slice(0, 10);

/** 2026-11 */
export const monthText = (instant: string | number): string => dateText(instant).slice(0, 7);

/** 2026-11-21 19:00 */
export const minuteText = (instant: string | number): string => `${dateText(instant)} ${clockText(instant)}`;

/** When a day begins there, 2026-11-21, or so many days later. */
export const startOfDay = (day: string, later = 0): Date =>
  new Date(Date.parse(`${day}T00:00:00+08:00`) + later * DAY_MS);

/** The same day, so many days later. */
export const dayAfter = (day: string, later: number): string => dateText(startOfDay(day, later).getTime());
