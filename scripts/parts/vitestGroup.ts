import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnv, root, run } from './child.ts';
import type { FileTally, NamedTest } from './tallyReporter.ts';

/** Counts of a group of tests. `unsteady` tests failed first and passed when repeated; they count as passed. */
export interface Tally {
  passed: number;
  failed: NamedTest[];
  skipped: NamedTest[];
  unsteady: NamedTest[];
}

interface GroupOptions {
  env?: NodeJS.ProcessEnv;
  quiet?: boolean;
  /** Runs files with failures once more, separately (docs/decisions/0016). */
  again?: boolean;
}

/** When more files fail, something is broken and repeating them only takes time. */
const MOST_AGAIN = 5;

const reporter = join(root, 'scripts/parts/tallyReporter.ts');

/** Runs Vitest; a run that fails without a failed test (no tally, no tests, a crash) counts as one failure. */
async function vitestRun(args: readonly string[], { env = {}, quiet = false }: GroupOptions): Promise<FileTally[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aosai-tally-'));
  const file = join(folder, 'tally.json');
  try {
    const { code } = await run('vitest', ['run', '--reporter=default', `--reporter=${reporter}`, ...args], {
      quiet,
      env: childEnv({ ...env, AOSAI_TALLY: file }),
    });
    const tallies = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FileTally[]) : [];
    const failed = tallies.some((tally) => tally.failed.length > 0);
    const ran = tallies.some((tally) => tally.passed + tally.skipped.length > 0);
    if (failed || (code === 0 && ran)) return tallies;
    const why = ran ? `vitest ended with ${code}` : 'no test was run';
    return [...tallies, { file: '', passed: 0, failed: [{ name: args.join(' '), why }], skipped: [] }];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const sum = (tallies: readonly FileTally[], unsteady: NamedTest[] = []): Tally => ({
  passed: tallies.reduce((passed, tally) => passed + tally.passed, 0),
  failed: tallies.flatMap((tally) => tally.failed),
  skipped: tallies.flatMap((tally) => tally.skipped),
  unsteady,
});

/** Runs Vitest with these arguments and counts its tests. */
export async function vitestGroup(args: readonly string[], options: GroupOptions = {}): Promise<Tally> {
  const first = await vitestRun(args, options);
  const broken = first.filter((tally) => tally.failed.length > 0);
  const alone = broken.every((tally) => tally.file) && broken.length <= MOST_AGAIN;
  if (!options.again || broken.length === 0 || !alone) return sum(first);
  const files = broken.map((tally) => tally.file);
  console.log(`\nonce more, alone: ${files.join(', ')}`);
  const second = await vitestRun([...args, ...files], options);
  const failedTwice = new Set(second.flatMap((tally) => tally.failed.map((test) => test.name)));
  return sum(
    [...first.filter((tally) => !files.includes(tally.file)), ...second],
    broken.flatMap((tally) => tally.failed.filter((test) => !failedTwice.has(test.name))),
  );
}
