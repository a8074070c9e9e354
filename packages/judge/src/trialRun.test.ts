import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckerProgram } from '@aosai/api/judging/checkers';
import type { RunRequest } from '@aosai/api/judging/judging';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import { createJudge } from './judge.ts';
import type { Runner } from './runner.ts';
import { ADD_CPP, COMPILE_BOMB, openTestRunner } from './testing/testJudge.ts';

let runner: Runner;
beforeAll(async () => {
  runner = await openTestRunner({});
}, 180_000);
afterAll(async () => runner.close());

const LIMITS = { timeMs: 1000, memoryKiB: 256 * 1024 };

test('run: a trial run has five seconds to compile', { timeout: 120_000 }, async () => {
  const request = { language: CPP, source: COMPILE_BOMB, limits: LIMITS, input: '' } as const;
  const { verdict, compileMessage } = await createJudge(runner).run(request);
  expect({ verdict, reason: compileMessage.split('，')[0] }).toEqual({
    verdict: 'CE',
    reason: '编译超时（上限 5 秒）',
  });
});

test('compile: an aborted compilation ends at once and frees its slot', { timeout: 60_000 }, async () => {
  const off = new AbortController();
  const tenMinutes = { language: CPP, source: `${COMPILE_BOMB}// again\n`, compileMs: 600_000 } as const;
  const bomb = runner.compile(tenMinutes, off.signal).catch(String);
  await sleep(500);
  off.abort(new Error('called off'));
  expect(await bomb).toBe('Error: called off');
  const next = await createJudge(runner).run({ language: CPP, source: ADD_CPP, limits: LIMITS, input: '1 2\n' });
  expect(next.stdout).toBe('3\n');
});

const GUESS = {
  kind: 'interactor',
  protocol: 'icpc',
  language: PYTHON,
  source: `import sys
secret = int(open(sys.argv[1]).read())
answer = open(sys.argv[2]).read()
words = sys.stdin.readline().split()
open(sys.argv[3] + "judgemessage.txt", "w").write("said %s, sample %s" % (words[-1:], answer))
sys.exit(42 if words[-1:] == [str(secret)] else 43)`,
} as const satisfies CheckerProgram;
const EVEN = {
  kind: 'checker',
  protocol: 'hustoj',
  language: PYTHON,
  source: 'import sys\nsys.exit(int(open(sys.argv[3]).read()) % 2)',
} as const satisfies CheckerProgram;
const tried = async (source: string, more: Partial<RunRequest>) => {
  const request = { language: PYTHON, source, limits: LIMITS, input: '', ...more } as const;
  const { verdict, message, stdout } = await createJudge(runner).run(request);
  return { verdict, message, stdout };
};

test('run: an interactive task runs with its interactor, on a sample and on the student’s own input', async () => {
  const say = (number: number) => `print("!", ${number})`;
  expect([
    await tried(say(37), { compare: GUESS, input: '37\n', answer: 'X' }),
    await tried(say(38), { compare: GUESS, input: '37\n' }),
    await tried('while True: pass', { compare: GUESS, input: '37\n' }),
    await tried(say(38), { compare: GUESS, input: 'none\n' }),
  ]).toMatchObject([
    { verdict: 'AC', message: "said ['37'], sample X", stdout: '' },
    { verdict: 'WA', message: "said ['38'], sample" },
    { verdict: 'TLE' },
    { verdict: 'WA', message: '交互程序读不懂这个输入，请按样例的格式写' },
  ]);
});

test('run: the task’s checker judges a sample, but not own input, which has no answer', async () => {
  expect([
    await tried('print(4)', { compare: EVEN, answer: '2' }),
    await tried('print(5)', { compare: EVEN, answer: '2' }),
    await tried('print(5)', { compare: EVEN }),
    await tried('exit(1)', { compare: EVEN, answer: '2' }),
  ]).toEqual([
    { verdict: 'AC', message: '', stdout: '4\n' },
    { verdict: 'WA', message: '', stdout: '5\n' },
    { verdict: 'AC', message: undefined, stdout: '5\n' },
    { verdict: 'RE', message: undefined, stdout: '' },
  ]);
});

test('run: a broken checker still lets the program run, and a broken interactor gives SE', async () => {
  const broken = { language: CPP, source: 'int main( {' } as const;
  const [checked, talked] = [
    await tried('print(4)', { compare: { ...EVEN, ...broken }, answer: '2' }),
    await tried('print(4)', { compare: { ...GUESS, ...broken } }),
  ];
  expect([checked, talked]).toMatchObject([{ verdict: 'AC', stdout: '4\n' }, { verdict: 'SE' }]);
});
