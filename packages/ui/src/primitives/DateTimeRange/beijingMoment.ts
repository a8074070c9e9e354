import { clockText, dateText } from '@aosai/api/kit/beijing';
import { BEIJING_AHEAD_MS, MINUTE_MS } from '@aosai/api/kit/constants';

/** Day and clock of an instant in Beijing; both null when the instant is null. */
export const beijingParts = (instant: string | null): { day: string | null; clock: string | null } => {
  if (instant === null) return { day: null, clock: null };
  return { day: dateText(instant), clock: clockText(instant) };
};

/** The instant (ISO, UTC) of a day and a clock time in Beijing. */
export const beijingInstant = (day: string, clock: string): string =>
  new Date(Date.parse(`${day}T${clock}:00Z`) - BEIJING_AHEAD_MS).toISOString();

/** Whole minutes from one instant to another. */
export const minutesBetween = (start: string, end: string): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / MINUTE_MS);

/** The instant some minutes later. */
export const minutesAfter = (start: string, minutes: number): string =>
  new Date(Date.parse(start) + minutes * MINUTE_MS).toISOString();

/** A length in words: 2 天 3 小时 30 分. */
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
