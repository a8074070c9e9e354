import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnv, root, run } from './child.ts';
import type { Tally } from './tallyReporter.ts';

const reporter = join(root, 'scripts/parts/tallyReporter.ts');

/**
 * Runs Vitest with these arguments and counts its tests.
 * A run that ends badly without a failed test (no tally, no tests, a crash) counts as one failure.
 */
export async function vitestGroup(
  args: readonly string[],
  { env = {}, quiet = false }: { env?: NodeJS.ProcessEnv; quiet?: boolean } = {},
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'aosai-tally-'));
  const file = join(folder, 'tally.json');
  try {
    const { code } = await run('vitest', ['run', '--reporter=default', `--reporter=${reporter}`, ...args], {
      quiet,
      env: childEnv({ ...env, AOSAI_TALLY: file }),
    });
    const none: Tally = { passed: 0, failed: 0, skipped: [] };
    const tally = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Tally) : none;
    const ranNothing = tally.passed + tally.failed + tally.skipped.length === 0;
    return tally.failed === 0 && (code !== 0 || ranNothing) ? { ...tally, failed: 1 } : tally;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
