import type { NamedTest } from './tallyReporter.ts';

/** Results of a run. `unsteady` tests failed first and passed when repeated; they count as passed. */
export interface Tally {
  passed: number;
  failed: NamedTest[];
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

/** Prints what did not simply pass, then `N passed, N failed`; sets the exit code. */
export function printTally(tally: Tally): void {
  console.log('');
  for (const kind of NAMED) for (const { name, why } of tally[kind]) console.log(`${kind}: ${name} (${why})`);
  console.log(`${tally.passed} passed, ${tally.failed.length} failed`);
  process.exitCode = tally.failed.length === 0 ? 0 : 1;
}
