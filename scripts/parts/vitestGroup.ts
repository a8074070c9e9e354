import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnv, root, run } from './child.ts';
import { sumOf, type Tally } from './tally.ts';
import type { FileTally } from './tallyReporter.ts';

interface GroupOptions {
  /** Parts of file names; all files of the projects by default. */
  files?: readonly string[];
  env?: NodeJS.ProcessEnv;
  quiet?: boolean;
  /** Runs files with failures once more, separately (docs/decisions/0016). */
  again?: boolean;
}

/** When more files fail, something is broken and repeating them only takes time. */
const MOST_AGAIN = 8;

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

const steady = (tallies: readonly FileTally[]): Tally => sumOf(tallies.map((tally) => ({ ...tally, unsteady: [] })));

/** Runs Vitest with these arguments and counts its tests. */
export async function vitestGroup(args: readonly string[], options: GroupOptions = {}): Promise<Tally> {
  const first = await vitestRun([...args, ...(options.files ?? [])], options);
  const broken = first.filter((tally) => tally.failed.length > 0);
  const alone = broken.every((tally) => tally.file) && broken.length <= MOST_AGAIN;
  if (!options.again || broken.length === 0 || !alone) return steady(first);
  const files = broken.map((tally) => tally.file);
  console.log(`\nonce more, alone: ${files.join(', ')}`);
  const second = await vitestRun([...args, ...files], options);
  const failedTwice = new Set(second.flatMap((tally) => tally.failed.map((test) => test.name)));
  const unsteady = broken.flatMap((tally) => tally.failed.filter((test) => !failedTwice.has(test.name)));
  return { ...steady([...first.filter((tally) => !files.includes(tally.file)), ...second]), unsteady };
}
