import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import type { JudgeRequest } from '@aosai/api/judging/judging';
import type { Judge } from './judge.ts';
import { processesUnder } from './testing/processes.ts';
import { ADD_CPP, ADD_PYTHON, openTestJudge, requestOf, TEST_CACHE } from './testing/testJudge.ts';

let judge: Judge;
beforeAll(async () => {
  judge = await openTestJudge();
});
afterAll(async () => judge.close());

const quick = { timeMs: 300, memoryKiB: 32 * 1024 };

test('judge: this machine has isolation', () => {
  expect(judge.status()).toMatchObject({ available: true, level: expect.stringMatching(/^L[1-4]b?$/u), problems: [] });
});

test.each([
  ['AC', 'C++', { language: CPP, source: ADD_CPP }],
  ['WA', 'C++', { language: CPP, source: ADD_CPP.replace('a + b', 'a - b') }],
  ['TLE', 'C++', { language: CPP, source: 'int main() { for (volatile int i = 0;; i++) ; }', limits: quick }],
  [
    'MLE',
    'C++',
    {
      language: CPP,
      source: '#include <vector>\nint main() { std::vector<long> v; for (;;) v.push_back(1); }',
      limits: quick,
    },
  ],
  ['RE', 'C++', { language: CPP, source: 'int main() { return 42; }' }],
  ['CE', 'C++', { language: CPP, source: 'int main() { return x; }' }],
  [
    'OLE',
    'C++',
    {
      language: CPP,
      source: '#include <cstdio>\nint main() { for (;;) puts("0123456789012345678901234567890123456789"); }',
    },
  ],
  ['AC', 'Python', { language: PYTHON, source: ADD_PYTHON }],
  ['WA', 'Python', { language: PYTHON, source: 'print(4)' }],
  ['TLE', 'Python', { language: PYTHON, source: 'while True: pass', limits: quick }],
  ['MLE', 'Python', { language: PYTHON, source: 'a = [0] * (1 << 26)\nprint(3)', limits: quick }],
  ['RE', 'Python', { language: PYTHON, source: 'print(1 // 0)' }],
  ['CE', 'Python', { language: PYTHON, source: 'print(3' }],
  ['OLE', 'Python', { language: PYTHON, source: 's = "0" * 65536\nwhile True: print(s)' }],
] satisfies [string, string, Pick<JudgeRequest, 'language' | 'source'> & Partial<JudgeRequest>][])(
  'judge: gives %s in %s',
  async (verdict, _, request) => {
    const report = await judge.judge(requestOf(request));
    expect({ verdict: report.verdict, points: report.points }).toEqual({
      verdict,
      points: verdict === 'AC' ? 10_000 : 0,
    });
  },
);

test('judge: reports verdict, points and figures of every case, and skips the rest of a failed subtask', async () => {
  const seen: string[] = [];
  const report = await judge.judge(
    requestOf({
      language: CPP,
      source: ADD_CPP,
      cases: [
        { id: 'a', input: '1 2', expected: '3', subtaskId: 's' },
        { id: 'b', input: '1 2', expected: '4', subtaskId: 's' },
        { id: 'c', input: '1 2', expected: '3', subtaskId: 's' },
        { id: 'd', input: '2 2', expected: '4', subtaskId: 't' },
      ],
      subtasks: [
        { id: 's', points: 6000, type: 'min' },
        { id: 't', points: 4000, type: 'min' },
      ],
    }),
    { onCase: (done, total) => seen.push(`${done}/${total}`) },
  );
  const ran = { timeMs: expect.any(Number), memoryKiB: expect.any(Number) };
  expect(seen).toEqual(['1/4', '2/4', '3/4', '4/4']);
  expect(report).toEqual({
    verdict: 'WA',
    points: 4000,
    ...ran,
    compileMessage: '',
    cases: [
      { caseId: 'a', subtaskId: 's', verdict: 'AC', points: 0, ...ran },
      { caseId: 'b', subtaskId: 's', verdict: 'WA', points: 0, ...ran, message: '第 1 行与答案不同' },
      {
        caseId: 'c',
        subtaskId: 's',
        verdict: 'Skipped',
        points: 0,
        timeMs: 0,
        memoryKiB: 0,
        message: '测试点 b 没有得分，本子任务不再评测',
      },
      { caseId: 'd', subtaskId: 't', verdict: 'AC', points: 4000, ...ran },
    ],
    subtasks: [
      { subtaskId: 's', verdict: 'WA', points: 0 },
      { subtaskId: 't', verdict: 'AC', points: 4000 },
    ],
  });
});

test('judge: refuses a task without test cases, which every program would pass', async () => {
  await expect(judge.judge(requestOf({ language: CPP, source: ADD_CPP, cases: [] }))).rejects.toThrow(
    'without test cases',
  );
});

test('judge: a file problem reads NAME.in and is judged by NAME.out only', async () => {
  const source = `#include <cstdio>
int main() {
  freopen("add.in", "r", stdin); freopen("add.out", "w", stdout);
  int a, b; scanf("%d%d", &a, &b); printf("%d\\n", a + b); fprintf(stderr, "noise");
}`;
  const verdicts = [];
  for (const request of [
    { language: CPP, source, fileIo: 'add' },
    { language: CPP, source: ADD_CPP, fileIo: 'add' },
    {
      language: PYTHON,
      source: 'a, b = map(int, open("add.in").read().split())\nopen("add.out", "w").write(str(a + b))',
      fileIo: 'add',
    },
  ] as const) {
    verdicts.push((await judge.judge(requestOf(request))).verdict);
  }
  expect(verdicts).toEqual(['AC', 'WA', 'AC']);
});

test('run: returns both outputs and the exit, with NUL and broken UTF-8 replaced', async () => {
  const source = '#include <cstdio>\nint main() { putchar(0); putchar(0xff); fputs("旁", stderr); return 7; }';
  const report = await judge.run({ language: CPP, source, input: '', limits: quick });
  expect(report).toEqual({
    verdict: 'RE',
    exitCode: 7,
    signal: null,
    stdout: '\uFFFD\uFFFD',
    stderr: '旁',
    compileMessage: '',
    timeMs: expect.any(Number),
    wallMs: expect.any(Number),
    memoryKiB: expect.any(Number),
  });
});

test('judge: a compiler message names the line and no path of the host', async () => {
  const source = '#include "../secret"\nint main() { undefined_name(); }';
  const { compileMessage } = await judge.judge(requestOf({ language: CPP, source }));
  expect(compileMessage).toContain('main.cpp:1');
  expect(compileMessage).not.toMatch(/\/(work|tmp|home|root|shared)\//u);
});

test('run: a Python program sees itself as the main script, also in tracebacks', async () => {
  const source = `import sys
print(__name__, __file__, sys.argv, sorted(name for name in globals() if name[0] != "_"))
def depth(n):
    try:
        return depth(n + 1)
    except RecursionError:
        return n
print(depth(0) > 990)
def fail(): return 1 // 0
try:
    fail()
except ZeroDivisionError:
    fail()
`;
  const { stdout, stderr } = await judge.run({ language: PYTHON, source, input: '', limits: quick });
  expect({ stdout, frames: stderr.match(/File .*|^\w*Error.*/gmu) }).toEqual({
    stdout: "__main__ main.py ['main.py'] ['sys']\nTrue\n",
    frames: [
      'File "main.py", line 11, in <module>',
      'File "main.py", line 9, in fail',
      'ZeroDivisionError: integer division or modulo by zero',
      'File "main.py", line 13, in <module>',
      'File "main.py", line 9, in fail',
      'ZeroDivisionError: integer division or modulo by zero',
    ],
  });
});

test('run: compiles by the chosen C++ standard, C++14 by default', async () => {
  const source = '#include <bits/stdc++.h>\nint main() { std::cout << __cplusplus; }';
  const outputs = [];
  for (const standard of [undefined, 'c++11', 'c++14', 'c++17', 'c++20'] as const) {
    outputs.push((await judge.run({ language: CPP, standard, source, input: '', limits: quick })).stdout);
  }
  expect(outputs).toEqual(['201402', '201103', '201402', '201703', '202002']);
});

test('run: `timeMs` counts CPU time and not waiting', async () => {
  const burn = `#include <ctime>
int main() { while (clock() < 200 * (CLOCKS_PER_SEC / 1000)) ; }`;
  const sleep = '#include <unistd.h>\nint main() { usleep(200000); }';
  const limits = { timeMs: 1000, memoryKiB: 65_536 };
  const burnt = await judge.run({ language: CPP, source: burn, input: '', limits });
  const slept = await judge.run({ language: CPP, source: sleep, input: '', limits });
  expect(burnt.timeMs).toBeGreaterThanOrEqual(200);
  expect(burnt.timeMs).toBeLessThan(230);
  expect(slept.timeMs).toBeLessThan(50);
  expect(slept.wallMs).toBeGreaterThanOrEqual(200);
});

test('run: a program that waits for a busy machine does not exceed its wall time', async () => {
  const burn = '#include <ctime>\nint main() { while (clock() < 250 * (CLOCKS_PER_SEC / 1000)) ; }';
  const request = { language: CPP, source: burn, input: '', limits: quick } as const;
  await judge.run(request);
  // Each in a session of its own, because the scheduler shares the cores among sessions.
  const hogs = Array.from({ length: 8 * availableParallelism() }, () =>
    spawn('sh', ['-c', 'while :; do :; done'], { stdio: 'ignore', detached: true }),
  );
  onTestFinished(() => hogs.forEach((hog) => hog.kill('SIGKILL')));
  expect((await judge.run(request)).verdict).toBe('AC');
});

test('judge: an aborted request ends at once and frees its slot', async () => {
  const stop = new AbortController();
  const forever = judge.judge(
    requestOf({ language: PYTHON, source: 'while True: pass', limits: { timeMs: 60_000, memoryKiB: 65_536 } }),
    { signal: stop.signal },
  );
  setTimeout(() => stop.abort(new Error('taken back')), 300);
  await expect(forever).rejects.toThrow('taken back');
  expect((await judge.judge(requestOf({ language: CPP, source: ADD_CPP }))).verdict).toBe('AC');
});

test('judge: concurrent submissions of one new program all get their verdict', async () => {
  const source = `${ADD_CPP}// ${process.hrtime.bigint()}\n`;
  const reports = await Promise.all(
    Array.from({ length: 5 }, async () => judge.judge(requestOf({ language: CPP, source }))),
  );
  expect(reports.map(({ verdict }) => verdict)).toEqual(['AC', 'AC', 'AC', 'AC', 'AC']);
});

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'judge: replaces a worker that %s killed during a run and still gives the verdict',
  async (signal) => {
    const source = 'import time\nprint(3)\ntime.sleep(1)\n';
    const report = judge.judge(requestOf({ language: PYTHON, source }));
    await new Promise((resolve) => setTimeout(resolve, 400));
    const workers = await processesUnder(join(TEST_CACHE, 'tools'));
    const pids = workers.filter(({ parent }) => parent === process.pid).map(({ pid }) => pid);
    expect(pids.length).toBeGreaterThan(0);
    pids.forEach((pid) => process.kill(pid, signal));
    expect((await report).verdict).toBe('AC');
  },
);

test('judge: when its process is killed, its workers and the running program end too', async () => {
  const cacheDir = await mkdtemp(join(tmpdir(), 'judge-killed-'));
  const host = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { openJudge } from ${JSON.stringify(join(import.meta.dirname, 'judge.ts'))};
       const judge = await openJudge({ cacheDir: ${JSON.stringify(cacheDir)}, slots: 1 });
       const limits = { timeMs: 60_000, memoryKiB: 65_536 };
       const source = 'int main() { for (volatile int i = 0;; i++) ; }';
       void judge.run({ language: 53, source, input: '', limits });`,
    ],
    { stdio: 'ignore' },
  );
  const ended = once(host, 'exit');
  const running = async (): Promise<number> => (await processesUnder(join(cacheDir, 'executables'))).length;
  try {
    // A busy machine compiles slowly.
    await vi.waitFor(async () => expect(await running()).toBe(1), { timeout: 90_000, interval: 50 });
  } finally {
    host.kill('SIGKILL');
    await ended;
  }
  await vi.waitFor(async () => expect(await processesUnder(cacheDir)).toEqual([]), { timeout: 20_000, interval: 50 });
  await rm(cacheDir, { recursive: true });
});
