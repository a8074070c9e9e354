/** A calendar day without a time zone: `2026-11-21`. */
export type Day = string;

const MS_PER_DAY = 86_400_000;

const two = (value: number) => String(value).padStart(2, '0');
const date = (day: Day) => new Date(`${day}T00:00:00Z`);

const dayOf = (year: number, month: number, dayOfMonth: number): Day | undefined => {
  const made = new Date(Date.UTC(year, month - 1, dayOfMonth));
  const kept = made.getUTCMonth() === month - 1 && made.getUTCDate() === dayOfMonth;
  return kept && year >= 1900 && year <= 2999 ? `${year}-${two(month)}-${two(dayOfMonth)}` : undefined;
};

/** Reads 2026-11-21, 2026/11/21, 2026.11.21, 20261121 and 2026年11月21日; undefined for anything else. */
export const parseDay = (text: string): Day | undefined => {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '');
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ?? /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(plain);
  return parts ? dayOf(Number(parts[1]), Number(parts[2]), Number(parts[3])) : undefined;
};

/** @internal for its test */
export const addDays = (day: Day, days: number): Day =>
  new Date(date(day).getTime() + days * MS_PER_DAY).toISOString().slice(0, 10);

/** The same day some months later or earlier, or the last day where the month is shorter. */
export const addMonths = (day: Day, months: number): Day => {
  const from = date(day);
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), last));
  return first.toISOString().slice(0, 10);
};

/** 0 for Monday to 6 for Sunday. */
const weekdayOf = (day: Day): number => (date(day).getUTCDay() + 6) % 7;

/** 2026 年 11 月 */
export const monthTitle = (day: Day): string => `${date(day).getUTCFullYear()} 年 ${date(day).getUTCMonth() + 1} 月`;

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'];

/** Column heads, Monday first. */
export const weekdays = WEEKDAYS.map((short) => ({ short, long: `星期${short}` }));

/** 星期六 */
export const weekdayName = (day: Day): string => `星期${WEEKDAYS[weekdayOf(day)]}`;

/** 2026 年 11 月 21 日 星期六 */
export const spokenDay = (day: Day): string => `${monthTitle(day)} ${date(day).getUTCDate()} 日 ${weekdayName(day)}`;

/** The weeks, Monday to Sunday, that cover the month of a day, including days of the neighbouring months. */
export const weeksOf = (day: Day): Day[][] => {
  const first = `${day.slice(0, 8)}01`;
  const start = addDays(first, -weekdayOf(first));
  const days = weekdayOf(first) + new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
  return Array.from({ length: Math.ceil(days / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => addDays(start, week * 7 + weekday)),
  );
};

/** The day a key moves to in the calendar; undefined when the key does not move. */
export const dayByKey = (day: Day, key: string, shift: boolean): Day | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1);
    default:
      return undefined;
  }
};
