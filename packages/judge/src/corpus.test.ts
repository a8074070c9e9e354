import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CPP, PYTHON } from '@aosai/api/domain/languages';
import type { JudgeReport } from '@aosai/api/domain/judging';
import type { Judge } from './judge.ts';
import type { Wall } from './sandbox/worker.ts';
import { readCorpus, type CorpusProgram } from './testing/corpus.ts';
import { processesUnder } from './testing/processes.ts';
import { ADD_CPP, openTestJudge, requestOf, TEST_CACHE } from './testing/testJudge.ts';

/** A folder of the host that anybody may write: only the sandbox protects it. */
const CANARY = `/tmp/aosai-judge-canary-${process.pid}`;
const SECRET = 'CANARY-CONTENT';

/** The best level of this machine; with JUDGE_CORPUS=all also those of lesser machines. */
const VARIANTS: Wall[][] = process.env['JUDGE_CORPUS'] === 'all' ? [[], ['privilege'], ['spaces']] : [[]];

const programs = await readCorpus(CANARY);

beforeAll(async () => {
  await mkdir(CANARY, { mode: 0o777 });
  await writeFile(join(CANARY, 'secret'), SECRET, { mode: 0o666 });
});
afterAll(async () => rm(CANARY, { recursive: true }));

async function judgeProgram(judge: Judge, program: CorpusProgram): Promise<JudgeReport> {
  return judge.judge(
    requestOf({
      language: program.language === 'cpp' ? CPP : PYTHON,
      source: program.source,
      limits: program.limits,
      cases: [{ id: '1', input: program.input, expected: program.output }],
    }),
  );
}

/** What a program's header promises of its report. */
function isAsExpected(program: CorpusProgram, report: JudgeReport): boolean {
  return (
    program.expect.includes(report.verdict) &&
    report.memoryKiB <= program.peakKiB &&
    (program.hidden === '' || !report.compileMessage.includes(program.hidden))
  );
}

describe.each(VARIANTS)('hostile and odd programs, without %s', (...without) => {
  let judge: Judge;
  beforeAll(async () => {
    judge = await openTestJudge(without);
  });
  afterAll(async () => judge.close());

  test.each(programs)('$name is $expect', async (program) => {
    const report = await judgeProgram(judge, program);
    expect(isAsExpected(program, report), JSON.stringify(report)).toBe(true);
  });

  test('afterwards no process, no file and no changed byte is left, and the next program is judged as ever', async () => {
    // Programs of other test files come and go in the same cache; one that was left behind would stay.
    await vi.waitFor(async () => expect(await processesUnder(join(TEST_CACHE, 'executables'))).toEqual([]), {
      timeout: 20_000,
    });
    expect({
      canary: [await readdir(CANARY), await readFile(join(CANARY, 'secret'), 'utf8')],
      next: (await judge.judge(requestOf({ language: CPP, source: ADD_CPP }))).verdict,
    }).toEqual({ canary: [['secret'], SECRET], next: 'AC' });
  });
});

describe('the corpus notices a missing wall', () => {
  test.each([
    ['seccomp', ['attack/network.cpp', 'attack/thread-bomb.cpp', 'attack/kernel-doors.cpp']],
    ['landlock', ['attack/read-secret.cpp']],
    ['poll', ['limits/memory-step.cpp']],
  ] satisfies [Wall, string[]][])('without %s: %s', async (wall, names) => {
    const weak = await openTestJudge([wall], true);
    const noticed: string[] = [];
    for (const program of programs.filter(({ name }) => names.includes(name))) {
      if (!isAsExpected(program, await judgeProgram(weak, program))) {
        noticed.push(program.name);
      }
    }
    await weak.close();
    expect(noticed.toSorted()).toEqual(names.toSorted());
  });
});

test('every program says at its top what to expect', () => {
  expect(programs.filter((program) => program.expect.length === 0).map(({ name }) => name)).toEqual([]);
  expect(programs.length).toBeGreaterThan(40);
});
