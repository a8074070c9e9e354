import { dateText } from '@aosai/api/domain/beijing';

/** The day of the calendar in Beijing: `2026-11-21`. */
export const beijingToday = (nowMs: number): string => dateText(nowMs);
