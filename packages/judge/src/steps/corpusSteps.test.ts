import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { CPP } from '@aosai/api/judging/languages';
import { todaysShare } from '@aosai/api/kit/todaysShare';
import { readCorpus } from '../testing/corpus.ts';
import { corpusInLevel } from '../testing/corpusLevel.ts';
import { openTestJudge, openTestRunner, TEST_CACHE } from '../testing/testJudge.ts';

const PATIENCE_MS = 600_000;
/** All take more than a minute, so that one in five is tried a day; nightly all. */
const DAYS = 5;
const judge = await openTestJudge();
const { stepping } = judge.status();
await judge.close();

test.skipIf(stepping === 'noGdb')(
  'trace: hostile programs under a debugger find the walls of a judged program and leave nothing behind',
  { timeout: PATIENCE_MS },
  async () => {
    const all = await readCorpus({ canary: '', port: 0 });
    const names = all.flatMap(({ name, language, asCompiler }) => (language === 'cpp' && !asCompiler ? [name] : []));
    expect(names.length).toBeGreaterThan(100);
    const only = todaysShare(names, DAYS);
    const report = await corpusInLevel({ cacheDir: TEST_CACHE, slots: availableParallelism(), steps: true, only });
    expect(report).toEqual({
      level: expect.stringMatching(/^L[1-3]b?$/u),
      problems: [],
      programs: only.length,
      broken: [],
      left: [],
      next: 'AC',
    });
  },
);

test.skipIf(stepping === 'noGdb')('trace: without name spaces it is off, and judging is not', async () => {
  const runner = await openTestRunner({ without: ['spaces'] });
  try {
    expect(runner.status()).toMatchObject({ available: true, level: 'L4', stepping: 'noSpaces' });
    const program = { language: CPP, source: 'int main() {}' } as const;
    const compiled = await runner.compile({ ...program, forSteps: true });
    if (!compiled.ok) throw new Error(compiled.message);
    expect(
      await runner.step({ executable: compiled.executable, source: program.source, input: '', steps: 1 }),
    ).toBeNull();
    compiled.executable.release();
  } finally {
    await runner.close();
  }
});
