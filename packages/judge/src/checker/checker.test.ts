import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Checker } from '@aosai/api/judging/checkers';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import type { JudgeRequest } from '@aosai/api/judging/judging';
import { runChecker } from './checker.ts';
import type { Judge } from '../judge.ts';
import { MINI_TESTLIB } from '../testing/miniTestlib.ts';
import { openTestJudge, requestOf } from '../testing/testJudge.ts';

let judge: Judge;
beforeAll(async () => {
  judge = await openTestJudge();
});
afterAll(async () => judge.close());

const checker = (body: string, change: Partial<Checker> = {}): Checker => ({
  kind: 'checker',
  protocol: 'testlib',
  language: CPP,
  source: `#include "testlib.h"\nint main(int argc, char **argv) {\n${body}\n}`,
  headers: { 'testlib.h': MINI_TESTLIB },
  ...change,
});

/** Accepts any two numbers with the right sum; gives half the points for one number that equals the sum. */
const ANY_SUM = checker(`
  registerTestlibCmd(argc, argv);
  long n, a, b;
  inf >> n;
  if (!(ouf >> a)) quitf(_pe, "a number expected");
  if (!(ouf >> b)) quitp(a == n ? 0.5 : 0, "only %ld", a);
  if (a + b != n) quitf(_wa, "%ld + %ld is not %ld", a, b, n);
  quitf(_ok, "%ld and %ld", a, b);`);

async function judged(output: string, compare: JudgeRequest['compare'], change: Partial<JudgeRequest> = {}) {
  const source = `import sys\nsys.stdout.buffer.write(${output})`;
  const { verdict, points, cases } = await judge.judge(
    requestOf({
      language: PYTHON,
      source,
      compare,
      cases: [{ id: '1', input: '10\n', expected: '4 6\n' }],
      ...change,
    }),
  );
  return [verdict, points, cases[0]?.message];
}

test('checker: a testlib checker decides, gives part of the points, and its message is kept', async () => {
  expect([
    await judged('b"3 7"', ANY_SUM),
    await judged('b"3 8"', ANY_SUM),
    await judged('b"10"', ANY_SUM),
    await judged('b"x"', ANY_SUM),
    await judged('b"x"', ANY_SUM, { formatCounts: true }),
  ]).toEqual([
    ['AC', 10_000, 'ok 3 and 7'],
    ['WA', 0, 'wrong answer 3 + 8 is not 10'],
    ['WA', 5000, 'points 0.5 only 10'],
    ['WA', 0, 'wrong output format a number expected'],
    ['PE', 0, 'wrong output format a number expected'],
  ]);
});

test('checker: an ICPC validator reads the output from standard input and writes its message into a folder', async () => {
  const validator = checker('', {
    protocol: 'icpc',
    source: `#include <fstream>
#include <iostream>
#include <string>
int main(int, char **argv) {
  long n, a, b;
  std::ifstream(argv[1]) >> n;
  bool good = std::cin >> a >> b && a + b == n;
  std::ofstream(argv[3] + std::string("judgemessage.txt")) << (good ? "fine" : "no such sum");
  if (good && a == 0) std::ofstream(argv[3] + std::string("score.txt")) << 0.5;
  return good ? 42 : 43;
}`,
  });
  expect([
    await judged('b"3 7"', validator),
    await judged('b"3 8"', validator),
    await judged('b"0 10"', validator),
  ]).toEqual([
    ['AC', 10_000, 'fine'],
    ['WA', 0, 'no such sum'],
    ['WA', 5000, 'fine'],
  ]);
});

test('checker: may be written in Python', async () => {
  const python = checker('', {
    protocol: 'icpc',
    language: PYTHON,
    source: 'import sys\nsys.exit(42 if sum(map(int, sys.stdin.read().split())) == 10 else 43)',
  });
  expect([await judged('b"4 6"', python), await judged('b"4 7"', python)]).toEqual([
    ['AC', 10_000, undefined],
    ['WA', 0, undefined],
  ]);
});

test.each([
  ['crashes', 'abort();', '比较程序被信号 SIGABRT 终止'],
  ['takes all memory', 'for (;;) *new volatile char[4096] = 1;', '比较程序占用内存过多'],
  ['floods', 'for (;;) puts("0123456789012345678901234567890123456789");', '比较程序'],
  ['ends with nonsense', 'return 9;', '比较程序返回了未知的值 9：'],
  [
    'cannot be started',
    'static const char loader[] __attribute__((section(".interp"), used)) = "/nowhere";',
    '比较程序被信号 SIGKILL 终止',
  ],
  ['says that the answer is broken', 'quitf(_fail, "no answer");', 'FAIL no answer'],
  ['does not compile', 'nonsense', '比较程序编译失败，请修改后重测：'],
])('checker: one that %s gives SE and no points, because it is never the student’s fault', async (_, body, message) => {
  const [verdict, points, said] = await judged('b"4 6"', checker(body));
  expect([verdict, points, said]).toEqual(['SE', 0, expect.stringContaining(message)]);
});

test('checker: one in Python that ends with an exception gives SE', async () => {
  const python = checker('', { language: PYTHON, source: 'import sys\nprint(open(sys.argv[4]).read())' });
  expect(await judged('b"4 6"', python)).toEqual(['SE', 0, expect.stringContaining('IndexError')]);
});

test('runChecker: gives the checker five seconds, half a gigabyte and an empty standard input', async () => {
  const jobs: unknown[] = [];
  const stopped = new Error('seen');
  const run = async (job: unknown): Promise<never> => {
    jobs.push(job);
    return Promise.reject(stopped);
  };
  const executable = { kind: 'static', path: 'checker', release: () => undefined } as const;
  const files = { input: 'i', output: Buffer.from('o'), answer: 'a' };
  await expect(runChecker({ run }, ANY_SUM, executable, { ...files, code: 'c' }, undefined)).rejects.toBe(stopped);
  expect(jobs).toEqual([
    {
      executable,
      cpuMs: 5000,
      wallMs: 11_000,
      memoryKiB: 512 * 1024,
      outputBytes: 1024 * 1024,
      arguments: ['input', 'output', 'answer'],
      files,
      input: '',
    },
  ]);
});

test('checker: reads its three files and nothing else, and cannot write anywhere', async () => {
  const nosy = checker(`
    registerTestlibCmd(argc, argv);
    for (const char *path : {"/etc/passwd", "/proc/self/status", "main.py", "."})
      if (fopen(path, "r")) quitf(_wa, "read %s", path);
    for (const char *path : {"output", "input", "answer", "new", "/tmp/x", "/shared/x"})
      if (fopen(path, "a")) quitf(_wa, "wrote %s", path);
    quitf(_ok, "%d", argc);`);
  expect(await judged('b"x"', nosy)).toEqual(['AC', 10_000, 'ok 4']);
});

const QUOTE = checker(`
  registerTestlibCmd(argc, argv);
  std::string all((std::istreambuf_iterator<char>(ouf)), {});
  fwrite(all.data(), 1, all.size(), stderr);
  return 1;`);

test.each([
  ['escape codes', 'b"\\x1b[2J\\x1b]0;own\\x07 done"', 'done'],
  ['NUL and broken UTF-8', 'b"\\0\\xff ok"', '\uFFFD\uFFFD ok'],
  ['half a megabyte', 'b"a" * 500000', 'a'.repeat(1024)],
])('checker: a message that quotes an output of %s is cleaned and cut', async (_, output, message) => {
  expect(await judged(output, QUOTE)).toEqual(['WA', 0, message]);
});

test.each([
  ['ten million words', 'b"1 " * 10000000'],
  ['one word of 60 MB', 'b"1" * 60000000'],
  ['nothing at all', 'b""'],
  ['NaN', 'b"nan"'],
  ['binary noise', 'bytes(range(256)) * 1000'],
])('checker: an output of %s is WA by every rule and every checker', async (_, output) => {
  const checks: JudgeRequest['compare'][] = [
    { kind: 'default' },
    { kind: 'real', absolute: 1e-6, relative: 1e-6 },
    { kind: 'builtin', name: 'ncmp' },
    { kind: 'builtin', name: 'rcmp6' },
    ANY_SUM,
  ];
  const verdicts = [];
  for (const compare of checks) {
    verdicts.push((await judged(output, compare, { limits: { timeMs: 5000, memoryKiB: 512 * 1024 } }))[0]);
  }
  expect(verdicts).toEqual(['WA', 'WA', 'WA', 'WA', 'WA']);
});

test('testlib.h: comes with the judge when a package has none, and JUDGE_TESTLIB replaces it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'testlib-'));
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  const bare = checker(
    `
    registerTestlibCmd(argc, argv);
    int n = inf.readInt(), a = ouf.readInt(), b = ouf.readInt();
    if (a + b != n) quitf(_wa, "%d + %d is not %d", a, b, n);
    quitf(_ok, "%d and %d", a, b);`,
    { headers: undefined },
  );
  vi.stubEnv('JUDGE_TESTLIB', '');
  const shipped = [await judged('b"3 7"', bare), await judged('b"3 8"', bare)];
  vi.stubEnv('JUDGE_TESTLIB', join(folder, 'testlib.h'));
  const unreadable = await judged('b"3 7"', bare);
  await writeFile(join(folder, 'testlib.h'), MINI_TESTLIB);
  expect([...shipped, unreadable, await judged('b"3 7"', { ...ANY_SUM, headers: undefined })]).toEqual([
    ['AC', 10_000, 'ok 3 and 7'],
    ['WA', 0, 'wrong answer 3 + 8 is not 10'],
    ['SE', 0, expect.stringContaining('读不到 JUDGE_TESTLIB')],
    ['AC', 10_000, 'ok 3 and 7'],
  ]);
});

test('compileChecker: returns the compiler’s first lines, and null when the program compiles', async () => {
  const broken = await judge.compileChecker(checker('quitf(_ok, "ok"', { headers: undefined }));
  expect([broken?.split('\n').slice(0, 2), await judge.compileChecker(ANY_SUM)]).toEqual([
    ['比较程序编译失败，请修改后重测：', expect.stringContaining('main.cpp')],
    null,
  ]);
});

test('checker: refuses a header whose name leads out of its folder', async () => {
  const headers = { 'testlib.h': MINI_TESTLIB, '../../escaped.h': 'x' };
  await expect(judged('b"3 7"', { ...ANY_SUM, headers })).rejects.toThrow('is no name for a file');
});
