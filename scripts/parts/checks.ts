import { run, seconds } from './child.ts';
import { wrongFigures } from './figures.ts';
import type { NamedTest } from './tallyReporter.ts';

interface Check {
  name: string;
  /** Text that explains the failure; empty when all is well. */
  fails: () => Promise<string>;
}

const tool = (name: string, command: string, ...args: string[]): Check => ({
  name,
  fails: async () => {
    const { code, output } = await run(command, args, { quiet: true });
    return code === 0 ? '' : output.trim() || `${command} ended with ${code}`;
  },
});

const CHECKS: readonly Check[] = [
  tool('format', 'oxfmt', '--check', '.'),
  tool('lint and types', 'oxlint', '--deny-warnings'),
  tool('boundaries', 'turbo', 'boundaries'),
  tool('dead code', 'knip', '--no-progress', '--no-config-hints'),
  { name: "the README's figures", fails: async () => wrongFigures().join('\n') },
];

/** Runs every check, also after a failed one, and prints what each took. */
export async function runChecks(): Promise<{ passed: number; failed: NamedTest[] }> {
  const tally = { passed: 0, failed: [] as NamedTest[] };
  for (const { name, fails } of CHECKS) {
    const startedMs = performance.now();
    const failure = await fails();
    if (failure) {
      console.error(failure);
      tally.failed.push({ name, why: 'its text stands above' });
    } else tally.passed += 1;
    console.log(`${failure ? '✕' : '✓'} ${name} (${seconds(startedMs)})`);
  }
  return tally;
}
