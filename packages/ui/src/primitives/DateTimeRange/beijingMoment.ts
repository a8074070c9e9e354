import { MS_PER_SECOND } from '@aosai/api/domain/constants';

const MS_PER_MINUTE = 60 * MS_PER_SECOND;
/** Beijing time has no daylight saving. */
const OFFSET_MS = 8 * 60 * MS_PER_MINUTE;

/** Day and clock of an instant in Beijing; both null without one. */
export const beijingParts = (instant: string | null): { day: string | null; clock: string | null } => {
  if (instant === null) return { day: null, clock: null };
  const text = new Date(Date.parse(instant) + OFFSET_MS).toISOString();
  return { day: text.slice(0, 10), clock: text.slice(11, 16) };
};

/** The instant (ISO, UTC) of a day and a clock in Beijing. */
export const beijingInstant = (day: string, clock: string): string =>
  new Date(Date.parse(`${day}T${clock}:00Z`) - OFFSET_MS).toISOString();

/** Whole minutes from one instant to another. */
export const minutesBetween = (start: string, end: string): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / MS_PER_MINUTE);

/** The instant some minutes later. */
export const minutesAfter = (start: string, minutes: number): string =>
  new Date(Date.parse(start) + minutes * MS_PER_MINUTE).toISOString();

/** 2 天 3 小时 30 分 */
export const spanText = (minutes: number): string => {
  const parts: [number, string][] = [
    [Math.floor(minutes / 1440), '天'],
    [Math.floor(minutes / 60) % 24, '小时'],
    [minutes % 60, '分钟'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
};
