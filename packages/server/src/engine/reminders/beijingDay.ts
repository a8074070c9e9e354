import { dateText, inBeijing } from '@aosai/api/domain/beijing';
import { DAY_MS } from '@aosai/api/domain/constants';

export interface BeijingDay {
  /** 2026-11-21 */
  key: string;
  /** Its midnight. */
  from: Date;
  hour: number;
  /** 0 is Sunday. */
  weekday: number;
}

/** The day in Beijing at an instant. */
export function beijingDay(now: Date): BeijingDay {
  const there = inBeijing(now.getTime());
  const sinceMidnightMs = there.getTime() % DAY_MS;
  return {
    key: dateText(now.getTime()),
    from: new Date(now.getTime() - sinceMidnightMs),
    hour: there.getUTCHours(),
    weekday: there.getUTCDay(),
  };
}
