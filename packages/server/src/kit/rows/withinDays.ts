import { and, type Column, gte, lt, type SQL } from 'drizzle-orm';
import { startOfDay } from '@aosai/api/kit/beijing';

/** Days in Beijing time, both included; either end may be open. */
export const withinDays = (
  column: Column,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(column, startOfDay(from)),
    to === undefined ? undefined : lt(column, startOfDay(to, 1)),
  );
