import { DAY_MS } from '@aosai/api/kit/constants';

/** Returns every day between two dates, `2026-11-21`, both included, with or without orders. */
export function everyDay(from: string, until: string): string[] {
  const first = Date.parse(from);
  const count = Math.round((Date.parse(until) - first) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, no) =>
    new Date(first + no * DAY_MS).toISOString().slice(0, 10),
  );
}
