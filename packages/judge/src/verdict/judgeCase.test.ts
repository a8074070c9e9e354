import { expect, test } from 'vitest';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import type { JudgeRequest } from '@aosai/api/judging/judging';
import { openCheck } from '../checker/check.ts';
import { judgeCase } from './judgeCase.ts';
import type { RunJob, RunOutcome, Runner } from '../runner.ts';
import { requestOf } from '../testing/testJudge.ts';

const EXECUTABLE = { kind: 'static', path: 'program', release: () => undefined } as const;

const ended = (change: Partial<RunOutcome>): RunOutcome => ({
  killed: null,
  exitCode: 0,
  signal: null,
  cpuMs: 1,
  wallMs: 1,
  memoryKiB: 1024,
  output: Buffer.from('3\n'),
  error: Buffer.alloc(0),
  outputOverrun: false,
  written: {},
  ...change,
});

/** Judges one case with a runner that returns these outcomes in turn; also returns the jobs it got. */
async function judged(outcomes: Partial<RunOutcome>[], change: Partial<JudgeRequest> = {}) {
  const jobs: RunJob[] = [];
  const refuse = async (): Promise<never> => Promise.reject(new Error('not asked for'));
  const runner: Runner = {
    status: () => ({ available: true, level: 'L1', layers: [], compilers: [], slots: 1, problems: [] }),
    compile: refuse,
    run: async (job) => {
      jobs.push(job);
      return Promise.resolve(ended(outcomes[jobs.length - 1] ?? {}));
    },
    step: async () => Promise.resolve(null),
    runPair: refuse,
    close: async () => Promise.resolve(),
  };
  const request = requestOf({ language: CPP, source: '', ...change });
  const check = await openCheck(runner, request, undefined);
  const [testCase] = request.cases;
  if (!testCase) throw new Error('a request has a case');
  return { outcome: await judgeCase(runner, request, check, EXECUTABLE, testCase, undefined), jobs };
}

test.each([
  ['in time', [{ cpuMs: 1000 }], 'AC', 1, 1000],
  ['a tenth too late at most, then in time', [{ cpuMs: 1100 }, { cpuMs: 990 }], 'AC', 2, 990],
  ['a little too late twice', [{ cpuMs: 1001 }, { cpuMs: 1002 }], 'TLE', 2, 1002],
  ['a little too late, then wrong', [{ cpuMs: 1001 }, { output: Buffer.from('4') }], 'WA', 2, 1],
  ['ended by the limit', [{ cpuMs: 1100, killed: 'cpu' }], 'TLE', 1, 1100],
  ['ended while asleep', [{ cpuMs: 5, killed: 'wall' }], 'TLE', 1, 5],
] as const)('judgeCase: a program that is %s', async (_, outcomes, verdict, runs, timeMs) => {
  const { outcome, jobs } = await judged([...outcomes]);
  expect({ verdict: outcome.verdict, runs: jobs.length, timeMs: outcome.timeMs }).toEqual({ verdict, runs, timeMs });
});

test.each([
  ['C++', CPP, undefined, 1100, 3000],
  ['Python', PYTHON, undefined, 2200, 5000],
  ['Python with a factor of the problem', PYTHON, { [PYTHON]: 1.5 }, 1650, 4000],
  ['C++ with a factor of the problem', CPP, { [CPP]: 3 }, 3300, 7000],
] as const)(
  'judgeCase: %s gets its CPU time plus a tenth, and a wall time',
  async (_, language, timeFactors, cpuMs, wallMs) => {
    const limits = { timeMs: 1000, memoryKiB: 65_536, timeFactors };
    const { jobs } = await judged([{}], { language, limits });
    expect(jobs.map((job) => ({ cpuMs: job.cpuMs, wallMs: job.wallMs, memoryKiB: job.memoryKiB }))).toEqual([
      { cpuMs, wallMs, memoryKiB: 65_536 },
    ]);
  },
);

/** When several things are wrong, the verdict is the first in this order. */
test.each([
  ['memory before all', { killed: 'memory', cpuMs: 2000, outputOverrun: true, signal: 'SIGSEGV' }, 'MLE'],
  ['memory that only the peak shows', { memoryKiB: 300_000, exitCode: 1 }, 'MLE'],
  ['time before output', { killed: 'cpu', outputOverrun: true, signal: 'SIGXFSZ' }, 'TLE'],
  ['waiting before output', { killed: 'wall', outputOverrun: true }, 'TLE'],
  ['output before the crash that it caused', { outputOverrun: true, signal: 'SIGABRT', exitCode: null }, 'OLE'],
  ['the signal of too much output', { signal: 'SIGXFSZ', exitCode: null }, 'OLE'],
  ['a signal before the right answer', { signal: 'SIGSEGV', exitCode: null }, 'RE'],
  ['an exit code before the right answer', { exitCode: 42 }, 'RE'],
  ['the answer at last', { output: Buffer.from('4') }, 'WA'],
] as const)('judgeCase: %s', async (_, outcome, verdict) => {
  expect((await judged([outcome])).outcome.verdict).toBe(verdict);
});

test.each([
  [{ kind: 'default' }, '1\n2\n', '1 2\n', 'PE'],
  [{ kind: 'default' }, '1 3\n', '1 2\n', 'WA'],
  [{ kind: 'exact' }, '1 2', '1 2\n', 'PE'],
  [{ kind: 'token' }, '1 2 3', '1 2\n', 'WA'],
  [{ kind: 'builtin', name: 'icmp' }, 'x', '1', 'PE'],
  [{ kind: 'builtin', name: 'icmp' }, '2', '1', 'WA'],
] as const)(
  'judgeCase: by %j an output of %j for %j is %s only when the format counts',
  async (compare, output, expected, verdict) => {
    const cases = [{ id: '1', input: '', expected }];
    const outcome = { output: Buffer.from(output) };
    const verdicts = [];
    for (const formatCounts of [true, false, undefined]) {
      verdicts.push((await judged([outcome], { compare, cases, formatCounts })).outcome.verdict);
    }
    expect(verdicts).toEqual([verdict, 'WA', 'WA']);
  },
);

test('judgeCase: keeps the output of a failed case when asked to, however the program ended', async () => {
  const keep = { keepOutputs: 1 };
  const output = async (outcome: Partial<RunOutcome>, change: Partial<JudgeRequest>) =>
    (await judged([outcome], change)).outcome.output;
  expect([
    await output({ output: Buffer.from('4\n') }, keep),
    await output({ output: Buffer.from('1\n2'), killed: 'cpu', cpuMs: 2000 }, keep),
    await output({}, keep),
    await output({ output: Buffer.from('4\n') }, {}),
  ]).toEqual([{ text: '4\n', isCut: false }, { text: '1\n2', isCut: false }, undefined, undefined]);
});

test('judgeCase: a broken answer file gives SE', async () => {
  const cases = [{ id: '1', input: '', expected: 'x' }];
  const { outcome } = await judged([{}], { compare: { kind: 'builtin', name: 'icmp' }, cases });
  expect(outcome).toEqual({
    verdict: 'SE',
    ratio: 0,
    timeMs: 1,
    memoryKiB: 1024,
    message: 'Expected integer, but "x" found (answer)',
  });
});

test('judgeCase: passes on file input and output as the task sets them', async () => {
  const asked = async (change: Partial<JudgeRequest>) =>
    (await judged([{}], change)).jobs.map(({ fileIo, standardIoToo }) => ({ fileIo, standardIoToo }));
  expect([await asked({ fileIo: 'a' }), await asked({ fileIo: 'a', standardIoToo: true }), await asked({})]).toEqual([
    [{ fileIo: 'a', standardIoToo: undefined }],
    [{ fileIo: 'a', standardIoToo: true }],
    [{ fileIo: undefined, standardIoToo: undefined }],
  ]);
});
