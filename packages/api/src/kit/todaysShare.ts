import { DAY_MS } from './constants.ts';

/**
 * What `npm test` tries today of entries that change rarely and take long: one in `days`, by turns. `npm run test:nightly`
 * sets `WHOLE_SHARES` and tries all each time.
 */
export function todaysShare<T>(all: readonly T[], days: number, now = Date.now()): T[] {
  if (process.env['WHOLE_SHARES']) return [...all];
  const today = Math.floor(now / DAY_MS) % days;
  return all.filter((_, at) => at % days === today);
}
