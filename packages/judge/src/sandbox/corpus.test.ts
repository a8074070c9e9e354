import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import type { Wall } from './tools.ts';
import { readCorpus } from '../testing/corpus.ts';
import { corpusInLevel } from '../testing/corpusLevel.ts';
import { TEST_CACHE } from '../testing/testJudge.ts';

const PATIENCE_MS = 300_000;

test(
  'corpus: hostile and odd programs get the verdicts in their headers and leave nothing behind',
  async () => {
    const report = await corpusInLevel({ cacheDir: TEST_CACHE, slots: availableParallelism() });
    expect(report).toEqual({
      level: expect.stringMatching(/^L[1-4]b?$/u),
      problems: [],
      programs: (await readCorpus({ canary: '', port: 0 })).filter(({ calls }) => calls !== 'debugger').length,
      broken: [],
      left: [],
      next: 'AC',
    });
  },
  PATIENCE_MS,
);

test.each([
  ['seccomp', ['attack/network.cpp', 'attack/thread-bomb.cpp', 'attack/kernel-doors.cpp', 'attack/priority-futex.cpp']],
  ['landlock', ['attack/read-secret.cpp']],
  ['poll', ['limits/memory-step.cpp', 'attack/named-memory-bomb.cpp']],
  ['killgroup', ['compiler/keeps-output.cpp', 'compiler/family.cpp']],
] satisfies [Wall, string[]][])('corpus: without %s these programs are not stopped: %s', async (wall, only) => {
  const { broken } = await corpusInLevel({ cacheDir: TEST_CACHE, without: [wall], trusted: true, only });
  expect(broken.map((line) => line.replace(/:.*/su, '')).toSorted()).toEqual(only.toSorted());
});

test('corpus: every program states its expected verdicts and limits at the top', async () => {
  const programs = await readCorpus({ canary: '', port: 0 });
  const silent = programs.filter(({ expect: verdicts, limits }) => verdicts.length === 0 || !(limits.memoryKiB > 0));
  expect(silent.map(({ name }) => name)).toEqual([]);
  expect(programs.length).toBeGreaterThanOrEqual(100);
});
