import { todaysShare } from '../../packages/api/src/kit/todaysShare.ts';

/** Over how many days `npm test` spreads the walks below. */
const DAYS = 6;

/**
 * Walks of `tests/e2e` that take turns; those in which money moves or a verdict or score is decided run every day. Every
 * sixth walk is of the same day, and the six days take about equally long.
 */
export const WALKS_BY_TURNS: readonly string[] = [
  'messyRoster',
  'schoolDays',
  'keyboardOffice',
  'schoolDoors',
  'pages',
  'liveSearch',
  'signInWeChat',
  'firstEvening',
  'openClasses',
  'examDay',
  'plan',
  'signInBarriers',
  'settings',
  'camp',
  'keyboard',
  'lecture',
  'groups',
  'cluster',
].map((name) => `tests/e2e/${name}.test.ts`);

/** Files of walks that `npm test` leaves to another day. */
export function walksOfOtherDays(now = Date.now()): string[] {
  const today = new Set(todaysShare(WALKS_BY_TURNS, DAYS, now));
  return WALKS_BY_TURNS.filter((file) => !today.has(file));
}
