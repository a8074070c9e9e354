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

/** Over how many days `npm test` spreads the files below. */
const UNIT_DAYS = 3;

/**
 * Long unit tests that take turns: imports, backups, migrations and ways to the database. Those that show how a threat is
 * met, decide a verdict or move money run every day, and files that take turns inside do so there.
 */
export const UNITS_BY_TURNS: readonly string[] = [
  'packages/server/src/platform/backup/backupCalls.test.ts',
  'tests/servers/wayToDatabase.test.ts',
  'packages/server/src/platform/backup/backup.test.ts',
  'packages/server/src/schools/roster/memberImport.test.ts',
  'packages/server/src/questions/question/hostileImports.test.ts',
  'packages/server/src/start/jobs/jobQueue.test.ts',
  'packages/server/src/questions/question/questionImports.test.ts',
  'packages/server/src/http/calls/sheetOfList.test.ts',
  'packages/judge/src/cli.test.ts',
  'packages/server/src/db/migrate.test.ts',
  'packages/server/src/schools/roster/importRuns.test.ts',
  'tests/servers/otherServers.test.ts',
  'packages/server/src/questions/question/importedDrafts.test.ts',
  'packages/judge/src/steps/trace.test.ts',
  'packages/server/src/demo/seedCourses.test.ts',
  'packages/server/src/practice/placement/simulator.test.ts',
  'packages/server/src/questions/imports/readPrepared.test.ts',
  'packages/server/src/demo/shareShipped.test.ts',
  'packages/server/src/db/embedded/hotCopy.test.ts',
  'tests/scripts/vitestGroup.test.ts',
  'tests/scripts/advisories.test.ts',
];

/** Files that `npm test` leaves to another day. */
export function filesOfOtherDays(now = Date.now()): string[] {
  const today = new Set([...todaysShare(WALKS_BY_TURNS, DAYS, now), ...todaysShare(UNITS_BY_TURNS, UNIT_DAYS, now)]);
  return [...WALKS_BY_TURNS, ...UNITS_BY_TURNS].filter((file) => !today.has(file));
}
