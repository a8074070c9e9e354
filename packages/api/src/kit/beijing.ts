import { BEIJING_AHEAD_MS, DAY_MS } from './constants.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** A date whose UTC fields show the clock in Beijing at an instant (ms or ISO 8601). Beijing has no daylight saving. */
export const inBeijing = (instant: string | number): Date =>
  new Date((typeof instant === 'number' ? instant : Date.parse(instant)) + BEIJING_AHEAD_MS);

/** Time in Beijing as 19:00. */
export const clockText = (instant: string | number): string => {
  const date = inBeijing(instant);
  return `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
};

/** Time in Beijing as 19:00:05. */
export const secondText = (instant: string | number): string =>
  `${clockText(instant)}:${two(inBeijing(instant).getUTCSeconds())}`;

/** Date in Beijing as 2026-11-21. */
export const dateText = (instant: string | number): string => inBeijing(instant).toISOString().slice(0, 10);

/** Month in Beijing as 2026-11. */
export const monthText = (instant: string | number): string => dateText(instant).slice(0, 7);

/** Date and time in Beijing as 2026-11-21 19:00. */
export const minuteText = (instant: string | number): string => `${dateText(instant)} ${clockText(instant)}`;

/** Midnight in Beijing at the start of a day (2026-11-21), or of the day `later` days after it. */
export const startOfDay = (day: string, later = 0): Date =>
  new Date(Date.parse(`${day}T00:00:00+08:00`) + later * DAY_MS);

/** The date `later` days after a day. */
export const dayAfter = (day: string, later: number): string => dateText(startOfDay(day, later).getTime());
