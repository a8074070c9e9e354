import { monthText, startOfDay } from '../../kit/beijing.ts';

/** A sitting of GESP. */
export interface Sitting {
  /** Its month: 2027-03. */
  id: string;
  /** The day by which a plan wants everything done. */
  readyBy: string;
}

/**
 * Months of the sittings, and in each a day that is safely before the exam. CCF announces the days each year; in 2023
 * they were 18 March, 3 June, 23 September and 16 December (its notice as printed at tiku.scratch.net.cn/news/92).
 */
const MONTHS = [
  { month: '03', day: '08' },
  { month: '06', day: '01' },
  { month: '09', day: '13' },
  { month: '12', day: '06' },
] as const;

/** Id of a sitting; that its month has one is checked by `sittingOf`. */
export const SITTING_ID = /^20\d{2}-(?:03|06|09|12)$/;

/** The sitting of a month; null when there is none. */
export function sittingOf(id: string): Sitting | null {
  const known = SITTING_ID.test(id) ? MONTHS.find(({ month }) => id.endsWith(`-${month}`)) : undefined;
  return known ? { id, readyBy: `${id}-${known.day}` } : null;
}

/** The next sittings that a day still leaves time for. */
export function sittingsFrom(today: string, count: number): Sitting[] {
  const found: Sitting[] = [];
  for (let year = Number(today.slice(0, 4)); found.length < count; year++)
    for (const { month } of MONTHS) {
      const one = sittingOf(`${year}-${month}`);
      if (one && one.readyBy > today && found.length < count) found.push(one);
    }
  return found;
}

/** Whether the month of a sitting is over. */
export const isPassed = ({ id }: Pick<Sitting, 'id'>, today: string): boolean =>
  monthText(startOfDay(today).getTime()) > id;

/** The sitting in words: 2027 年 3 月. */
export const sittingText = (id: string): string => `${id.slice(0, 4)} 年 ${Number(id.slice(5))} 月`;
