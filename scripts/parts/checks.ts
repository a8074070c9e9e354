import { knownVulnerabilities } from './advisories.ts';
import { run, seconds } from './child.ts';
import { wrongFigures } from './figures.ts';
import { wrongPictures } from './pictures.ts';
import type { Tally } from './tally.ts';

interface Outcome {
  /** Explains the failure; empty when the check passed. */
  failure: string;
  /** Why the check could not run. */
  notAsked?: string;
}

interface Check {
  name: string;
  outcome: () => Promise<Outcome>;
}

const tool = (name: string, command: string, ...args: string[]): Check => ({
  name,
  outcome: async () => {
    const { code, output } = await run(command, args, { quiet: true });
    return { failure: code === 0 ? '' : output.trim() || `${command} ended with ${code}` };
  },
});

const CHECKS: readonly Check[] = [
  tool('format', 'oxfmt', '--check', '.'),
  tool('lint and types', 'oxlint', '--deny-warnings'),
  tool('boundaries', 'turbo', 'boundaries'),
  tool('dead code', 'knip', '--no-progress', '--no-config-hints'),
  // Exports for a test of their own say so by `@internal`.
  tool(
    'code that only tests use',
    'knip',
    '--production',
    '--include=files,exports,types',
    '--no-progress',
    '--no-config-hints',
  ),
  {
    name: 'no half-solved merge',
    outcome: async () => {
      // Conflict markers as git writes them, and as the formatter turns them into quotations or table rows.
      const marks = '^(\\| )?(<<<<<<< |>>>>>>> |(> ){7})';
      const { code, output } = await run('git', ['grep', '-nIE', marks], { quiet: true });
      return { failure: code === 1 ? '' : output.trim() || `git grep ended with ${code}` };
    },
  },
  { name: "the README's figures", outcome: async () => ({ failure: wrongFigures().join('\n') }) },
  { name: 'the pictures in git', outcome: async () => ({ failure: wrongPictures().join('\n') }) },
  { name: 'known vulnerabilities', outcome: () => knownVulnerabilities() },
];

/** Runs all checks, also after a failed one, and prints their times. */
export async function runChecks(): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: [], skipped: [], unsteady: [] };
  for (const { name, outcome } of CHECKS) {
    const startedMs = performance.now();
    const { failure, notAsked } = await outcome();
    if (notAsked !== undefined) {
      tally.skipped.push({ name, why: notAsked });
      console.log(`- ${name}: not checked, the registry did not say (${notAsked})`);
      continue;
    }
    if (failure) {
      console.error(failure);
      tally.failed.push({ name, why: 'its text stands above' });
    } else tally.passed += 1;
    console.log(`${failure ? '✕' : '✓'} ${name} (${seconds(startedMs)})`);
  }
  return tally;
}
