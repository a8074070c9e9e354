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
/** As on a machine that gives nobody a control group. */
const NO_GROUPS = { mounts: '/dev/null', membership: '/dev/null', isRoot: false };
const judge = await openTestJudge();
const { stepping } = judge.status();
await judge.close();

test.skipIf(stepping !== 'ready')(
  'trace: hostile programs under a debugger, and in its place, find their walls and leave nothing behind',
  { timeout: PATIENCE_MS },
  async () => {
    const all = await readCorpus({ canary: '', port: 0 });
    const names = all.flatMap(({ name, language, calls }) => (language === 'cpp' && calls === 'program' ? [name] : []));
    expect(names.length).toBeGreaterThan(100);
    const taken = all.flatMap(({ name, calls }) => (calls === 'debugger' ? [name] : []));
    const only = [...taken, ...todaysShare(names, DAYS)];
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

test.skipIf(stepping !== 'ready').for(['seccomp', 'landlock'] as const)(
  'trace: without %s a debugger that was taken over would find more',
  { timeout: PATIENCE_MS },
  async (wall) => {
    const only = ['debugger/host.cpp'];
    const { broken } = await corpusInLevel({ cacheDir: TEST_CACHE, without: [wall], trusted: true, steps: true, only });
    expect(broken).toEqual([expect.stringMatching(/^debugger\/host\.cpp: WA/u)]);
  },
);

test.skipIf(stepping === 'noGdb').for([
  ['name spaces', 'spaces', 'L4', 'noSpaces'],
  ['an account and a control group for each slot', 'privilege', 'L3', 'noGroup'],
] as const)('trace: without %s it is off, and judging is not', async ([, wall, level, state], context) => {
  const runner = await openTestRunner({ without: [wall], kernel: NO_GROUPS });
  try {
    context.skip(wall === 'privilege' && runner.status().level === 'L4', 'no name spaces for an ordinary account');
    expect(runner.status()).toMatchObject({ available: true, level, stepping: state });
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
