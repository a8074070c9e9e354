import { DAY_MS } from '@aosai/api/kit/constants';

/** How many days `npm test` takes to run all programs of the content once; `npm run test:nightly` runs all each time. */
const DAYS = 5;

/** What `npm test` runs today of programs that change rarely and take long to compile: one in five, by turns. */
export function todaysShare<T>(all: readonly T[], now = Date.now()): T[] {
  if (process.env['EVERY_PROGRAM']) return [...all];
  const today = Math.floor(now / DAY_MS) % DAYS;
  return all.filter((_, at) => at % DAYS === today);
}
