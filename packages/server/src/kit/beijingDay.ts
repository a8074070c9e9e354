import { dateText, inBeijing } from '@aosai/api/kit/beijing';
import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';

/** The hour at which daily summaries are sent. */
export const EVENING_HOUR = 18;

export interface BeijingDay {
  /** 2026-11-21 */
  key: string;
  /** Midnight at the start of the day. */
  from: Date;
  /** When the day's summaries are sent; they cover the time since the evening before. */
  evening: Date;
  hour: number;
  /** 0 is Sunday. */
  weekday: number;
}

/** The day in Beijing at an instant. */
export function beijingDay(now: Date): BeijingDay {
  const there = inBeijing(now.getTime());
  const sinceMidnightMs = there.getTime() % DAY_MS;
  const midnight = now.getTime() - sinceMidnightMs;
  return {
    key: dateText(now.getTime()),
    from: new Date(midnight),
    evening: new Date(midnight + EVENING_HOUR * HOUR_MS),
    hour: there.getUTCHours(),
    weekday: there.getUTCDay(),
  };
}
