import { clockText, inBeijing } from './beijing.ts';
import { BEIJING_AHEAD_MS, DAY_MS } from './constants.ts';

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const;

type Instant = string | number;

const ms = (instant: Instant): number => (typeof instant === 'number' ? instant : Date.parse(instant));
const dayNumber = (instant: Instant): number => Math.floor((ms(instant) + BEIJING_AHEAD_MS) / DAY_MS);

/** Midnights between now and an instant: 0 today, 1 tomorrow. */
export const daysUntil = (instant: Instant, now: number): number => dayNumber(instant) - dayNumber(now);

/** The day of the week: 周二. */
export const weekdayText = (instant: Instant): string => WEEKDAYS[inBeijing(instant).getUTCDay()] ?? '';

/** The day in words: 今天, 明天, 昨天, else 周二. */
export const dayName = (instant: Instant, now: number): string => {
  switch (daysUntil(instant, now)) {
    case 0:
      return '今天';
    case 1:
      return '明天';
    case -1:
      return '昨天';
    default:
      return weekdayText(instant);
  }
};

/** Day of the month: 21. */
export const dayOfMonth = (instant: Instant): string => String(inBeijing(instant).getUTCDate());

/** Month: 11 月. */
export const monthText = (instant: Instant): string => `${inBeijing(instant).getUTCMonth() + 1} 月`;

/** The day: 今天, 明天, 昨天, else 11 月 24 日, with the year unless it is the current one. */
export const dayText = (instant: Instant, now: number): string => {
  if (Math.abs(daysUntil(instant, now)) <= 1) return dayName(instant, now);
  const date = inBeijing(instant);
  const year = date.getUTCFullYear() === inBeijing(now).getUTCFullYear() ? '' : `${date.getUTCFullYear()} 年 `;
  return `${year}${date.getUTCMonth() + 1} 月 ${date.getUTCDate()} 日`;
};

/** Day and time: 今天 19:00; 11 月 24 日 19:00. */
export const momentText = (instant: Instant, now: number): string => `${dayText(instant, now)} ${clockText(instant)}`;

/** Start and end: 今天 19:00–21:00; 今天 19:00 至 11 月 24 日 09:00. */
export const windowText = (start: Instant, end: Instant, now: number): string =>
  dayNumber(start) === dayNumber(end)
    ? `${momentText(start, now)}–${clockText(end)}`
    : `${momentText(start, now)} 至 ${momentText(end, now)}`;
