import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import { openLocalRunner } from './localRunner.ts';
import type { PairOutcome, ProgramJob, Runner, RunJob } from '../runner.ts';
import { openTestRunner, TEST_CACHE } from '../testing/testJudge.ts';

let runner: Runner;
beforeAll(async () => {
  mkdirSync(TEST_CACHE, { recursive: true });
  runner = await openLocalRunner({ cacheDir: TEST_CACHE, slots: 1, precompile: false });
});
afterAll(async () => runner.close());

async function jobOf(source: string, change: Partial<ProgramJob> = {}): Promise<ProgramJob> {
  const isPython = !source.includes('main()');
  const compiled = await runner.compile({ language: isPython ? PYTHON : CPP, source });
  if (!compiled.ok) throw new Error(compiled.message);
  const limits = { cpuMs: 300, wallMs: 700, memoryKiB: 64 * 1024, outputBytes: 1024 * 1024 };
  return { executable: compiled.executable, ...limits, ...change };
}

const cpp = (body: string): string =>
  `#include <csignal>\n#include <cstdio>\n#include <poll.h>\n#include <unistd.h>\nint main() { int x = 0; ${body} }`;

interface PairEnd {
  first: PairOutcome['first'];
  program: string;
  interactor: string;
}

async function pair(program: string, interactor: string, change: Partial<ProgramJob> = {}): Promise<PairEnd> {
  const outcome = await runner.runPair({
    program: await jobOf(program),
    interactor: await jobOf(interactor, { wallMs: 1500, ...change }),
  });
  const how = ({ killed, signal, exitCode }: PairOutcome['program']): string => killed ?? signal ?? String(exitCode);
  return { first: outcome.first, program: how(outcome.program), interactor: how(outcome.interactor) };
}

const ECHO = cpp('while (scanf("%d", &x) == 1) { printf("%d\\n", x + 1); fflush(stdout); }');
const ASK = (then: string): string => cpp(`puts("1"); fflush(stdout); scanf("%d", &x); ${then}`);
const SLEEP = cpp('sleep(60);');
/** Sleeps after the end of its input, so that it never ends by itself. */
const WAITS = cpp('for (;;) sleep(60 * (getchar() == EOF));');
const SPIN = cpp('for (volatile int i = 0;; i++) ;');
const FLOOD = cpp('for (;;) puts("1234567");');

test.each([
  ['a program that answers until its interactor has enough', ECHO, ASK('return x;'), 'interactor', '0', '2'],
  ['a program in Python', 'print(int(input()) + 5)', ASK('while (getchar() != EOF) ; return x;'), 'program', '0', '6'],
  ['a program that crashes', cpp('return 9;'), ECHO, 'program', '9', '0'],
  ['an interactor that leaves a program that goes on writing', FLOOD, cpp('return 43;'), 'interactor', 'wall', '43'],
  [
    'an interactor that leaves before the last word',
    cpp('while (getchar() != EOF) ; puts("bye"); fflush(stdout);'),
    cpp('return 42;'),
    'interactor',
    '0',
    '42',
  ],
  [
    'a program that leaves before the last word',
    cpp(''),
    cpp('while (getchar() != EOF) ; puts("bye");'),
    'program',
    '0',
    '0',
  ],
  ['two that wait for each other', ECHO, WAITS, 'program', 'wall', 'SIGKILL'],
  ['a program that only computes', SPIN, ECHO, 'program', 'cpu', 'SIGKILL'],
  ['an interactor that only computes', ECHO, SPIN, 'interactor', 'SIGKILL', 'cpu'],
  ['an interactor that sleeps on after the program', cpp(''), SLEEP, 'interactor', '0', 'wall'],
  ['an interactor that sleeps on after a program that has crashed', cpp('return 9;'), SLEEP, 'program', '9', 'wall'],
  ['an interactor that sleeps while the program waits', ECHO, ASK('sleep(60);'), 'interactor', 'SIGKILL', 'wall'],
  [
    'a program that sleeps, and an interactor that looks for its words from time to time',
    SLEEP,
    cpp('while (poll(nullptr, 0, 20) == 0) ;'),
    'program',
    'wall',
    'SIGKILL',
  ],
  ['an interactor that stops itself', ECHO, cpp('raise(SIGSTOP);'), 'interactor', 'SIGKILL', 'wall'],
  ['a program that sleeps', SLEEP, cpp('sleep(scanf("%d", &x) + 60);'), 'program', 'wall', 'SIGKILL'],
  ['a program that leaves a flood unread', cpp(''), FLOOD, 'program', '0', 'wall'],
  ['a program that sleeps through a flood', SLEEP, FLOOD, 'program', 'wall', 'SIGKILL'],
  ['a program that floods an interactor that never reads', FLOOD, SLEEP, 'interactor', 'SIGKILL', 'wall'],
  [
    'a program that closes its output and waits',
    cpp('fclose(stdout); getchar(); usleep(100000);'),
    cpp('return scanf("%d", &x) == EOF ? 5 : 6;'),
    'interactor',
    '0',
    '5',
  ],
  [
    'a program that takes too much memory',
    cpp('for (;;) *new volatile char[4096] = 1;'),
    ECHO,
    'program',
    'memory',
    'SIGKILL',
  ],
])('runPair: %s', async (_, program, interactor, first, programEnd, interactorEnd) => {
  expect(await pair(program, interactor)).toEqual({ first, program: programEnd, interactor: interactorEnd });
});

test('runPair: reports which process ended first, however close together they end', async () => {
  const firsts = [];
  for (let round = 0; round < 10; round += 1) {
    firsts.push((await pair(cpp('return 3;'), cpp('return scanf("%d", &x) + 2;'))).first);
    firsts.push((await pair(cpp('return scanf("%d", &x) + 2;'), cpp('return 3;'))).first);
  }
  expect(firsts).toEqual(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'program' : 'interactor')));
});

test.each([
  ['of this machine', []],
  ['without name spaces', ['spaces']],
] as const)('runPair: in the level %s only the interactor can open its files', async (_, without) => {
  const level = await openTestRunner({ without });
  onTestFinished(level.close);
  const peek = cpp(`
    const char *names[] = {"secret.in", "log.txt", "."};
    for (int i = 0; i < 3; i++)
      if (fopen(names[i], "r")) x = 1;
    printf("%d\\n", x);`);
  const keep = `import sys
open("log.txt", "w").write(open(sys.argv[1]).read() + input())
print("done", file=sys.stderr)`;
  const outcome = await level.runPair({
    program: await jobOf(peek),
    interactor: await jobOf(keep, { arguments: ['secret.in'], files: { 'secret.in': '42 ' }, writable: ['log.txt'] }),
  });
  expect({ written: String(outcome.interactor.written['log.txt']), said: String(outcome.interactor.error) }).toEqual({
    written: '42 0',
    said: 'done\n',
  });
});

const run = async (source: string, change: Partial<RunJob>): Promise<string> => {
  const outcome = await runner.run({ ...(await jobOf(source)), input: '7', ...change });
  return outcome.outputOverrun ? 'OLE' : String(outcome.output);
};

test('run: a file problem uses standard input and output only when the task allows it', async () => {
  const standard = 'print(input())';
  const files = 'open("a.out", "w").write(open("a.in").read())\nprint("noise")';
  expect([
    await run(files, { fileIo: 'a' }),
    await run(files, { fileIo: 'a', standardIoToo: true }),
    await run(standard, { fileIo: 'a', standardIoToo: true }),
    await run('print(len(__import__("sys").stdin.read()))', { fileIo: 'a', standardIoToo: true }),
    await run('print(len(__import__("sys").stdin.read()))', { fileIo: 'a' }),
  ]).toEqual(['7', '7', '7\n', '1\n', '']);
});

test('run: a file that grows over the limit is an output overrun', async () => {
  expect(await run('open("a.out", "w").write("0" * 3000000)', { fileIo: 'a' })).toBe('OLE');
});

test.each(['../evil', 'a/b', '.', ''])('run: refuses the file name %j', async (name) => {
  const job = { ...(await jobOf('print(1)')), input: '', files: { [name]: 'x' } };
  await expect(runner.run(job)).rejects.toThrow('is no name for a file');
});
