import type { FailedTest, NamedTest } from './tallyReporter.ts';

/** Results of a run. `unsteady` tests failed first and passed when repeated; they count as passed. */
export interface Tally {
  passed: number;
  failed: FailedTest[];
  skipped: NamedTest[];
  unsteady: NamedTest[];
}

/** Outcomes whose tests are listed. */
const NAMED = ['skipped', 'unsteady', 'failed'] as const;

/** Adds results together. */
export const sumOf = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((passed, tally) => passed + tally.passed, 0),
  failed: tallies.flatMap((tally) => tally.failed),
  skipped: tallies.flatMap((tally) => tally.skipped),
  unsteady: tallies.flatMap((tally) => tally.unsteady),
});

/** When more tests share a reason, they are counted instead of listed. */
const MOST_LISTED = 20;

/** A line per test, or one for many with the same reason. */
export function linesOf(tests: readonly NamedTest[]): string[] {
  const byReason = Map.groupBy(tests, ({ why }) => why);
  return [...byReason].flatMap(([why, same]) =>
    same.length > MOST_LISTED ? [`${same.length} tests (${why})`] : same.map(({ name }) => `${name} (${why})`),
  );
}

/** Prints what did not simply pass, then `N passed, N failed`; sets the exit code. */
export function printTally(tally: Tally): void {
  console.log('');
  for (const kind of NAMED) {
    const lines = kind === 'skipped' ? linesOf(tally.skipped) : tally[kind].map(({ name, why }) => `${name} (${why})`);
    for (const line of lines) console.log(`${kind}: ${line}`);
  }
  console.log(`${tally.passed} passed, ${tally.failed.length} failed`);
  process.exitCode = tally.failed.length === 0 ? 0 : 1;
}
