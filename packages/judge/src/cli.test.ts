import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADD_CPP, ADD_PYTHON, TEST_CACHE } from './testing/testJudge.ts';

const execute = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'judge-cli-'));
  await writeFile(join(folder, 'add.cpp'), ADD_CPP);
  await writeFile(join(folder, 'add.py'), ADD_PYTHON);
  await writeFile(join(folder, '1.in'), '1 2\n');
  await writeFile(join(folder, '1.out'), '3\n');
  await writeFile(join(folder, 'wrong.out'), '4\n');
});
afterAll(async () => rm(folder, { recursive: true }));

async function cli(...commandLine: string[]): Promise<{ stdout: string; stderr: string; code: number }> {
  const options = { cwd: folder, env: { ...process.env, JUDGE_CACHE: TEST_CACHE } };
  return execute(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...commandLine], options).then(
    ({ stdout, stderr }) => ({ stdout, stderr, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
}

const ran = {
  timeMs: expect.any(Number),
  wallMs: expect.any(Number),
  memoryKiB: expect.any(Number),
  exitCode: 0,
  signal: null,
  stdout: '3\n',
  stderr: '',
  level: expect.stringMatching(/^L[1-4]b?$/u),
};

test.each([
  ['add.cpp', '1.out', [], { ...ran, verdict: 'AC', message: '' }],
  ['add.py', '1.out', ['--compare', 'token'], { ...ran, verdict: 'AC', message: '' }],
  ['add.cpp', 'wrong.out', ['--std', 'c++17'], { ...ran, verdict: 'WA', message: '第 1 行与答案不同' }],
])('run %s against %s %j prints one line of JSON', async (program, expected, more, report) => {
  const { stdout } = await cli('run', program, '--stdin', '1.in', '--expected', expected, ...more);
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  ).toEqual([report]);
});

test.each([
  [[], '用法'],
  [['run', 'missing.cpp'], '读不到文件 missing.cpp'],
  [['run', 'add.cpp', '--compare', 'loose'], '--compare 只能是'],
  [['run', 'add.cpp', '--std', 'c++98'], '--std 只能是'],
  [['run', 'add.cpp', '--time-ms', 'soon'], '--time-ms 应为正数'],
  [['run', 'add.cpp', '--colour', 'red'], '用法'],
])('%j is explained in Chinese and ends with 2', async (commandLine, text) => {
  const { code, stderr, stdout } = await cli(...commandLine);
  expect({ code, stderr, stdout }).toEqual({ code: 2, stderr: expect.stringContaining(text), stdout: '' });
});
