import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { childEnv, run } from '../../scripts/parts/child.ts';
import type { OrderMutant } from './broken/orderMutant.ts';
import { ORDER_MUTANTS } from './broken/orderMutants.ts';

/** Runs of the model: it detects each mutant within a dozen, and must hold in all without a mutant. */
const RUNS = '100';
const PATIENCE_MS = 15 * 60_000;

interface Report {
  testResults: { assertionResults: { status: string }[] }[];
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aosai-mutants-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Counts passed and failed tests; a file that fails to load counts for neither. */
async function outcome({ breaks, shownBy, only }: Omit<OrderMutant, 'name'>): Promise<Record<string, number>> {
  const outputFile = join(folder, 'report.json');
  const reporting = ['--reporter=json', `--outputFile=${outputFile}`];
  const named = only === undefined ? [] : ['-t', only];
  const config = ['--config', 'tests/faults/broken/mutant.config.ts'];
  const env = childEnv({ MUTANT: JSON.stringify(breaks), ORDER_RUNS: RUNS });
  await run('vitest', ['run', ...config, ...reporting, ...named, ...shownBy], { env, quiet: true });
  const { testResults } = JSON.parse(await readFile(outputFile, 'utf8')) as Report;
  await rm(outputFile);
  const all = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  return { passed: all.filter((one) => one === 'passed').length, failed: all.filter((one) => one === 'failed').length };
}

test(
  'without a mutant all selected tests pass',
  async () => {
    const shownBy = [...new Set(ORDER_MUTANTS.flatMap((mutant) => mutant.shownBy))];
    const found = await outcome({ breaks: [], shownBy });
    expect([found['failed'], found['passed']]).toEqual([0, expect.any(Number)]);
    expect(found['passed']).toBeGreaterThan(10);
  },
  PATIENCE_MS,
);

test.each(ORDER_MUTANTS)(
  'the tests detect: $name',
  async (mutant) => {
    expect((await outcome(mutant))['failed']).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);
