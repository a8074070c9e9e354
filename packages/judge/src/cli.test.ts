import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADD_CPP, ADD_PYTHON, TEST_CACHE } from './testing/testJudge.ts';

const execute = promisify(execFile);
let folder: string;

const BYTES_CPP = `#include <cstdio>
int main() { fputs("a\\xff\\0b", stdout); fwrite("\\0", 1, 1, stdout); for (int i = 0; i < 100000; i++) putchar('x'); }
`;
const FILES_CPP = `#include <fstream>
int main() { std::ifstream in("plus.in"); std::ofstream out("plus.out"); int a, b; in >> a >> b; out << a + b; }
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'judge-cli-'));
  const files = {
    'add.cpp': ADD_CPP,
    'add.py': ADD_PYTHON,
    'broken.cpp': 'int main() { return x; }\n',
    'bytes.cpp': BYTES_CPP,
    'files.cpp': FILES_CPP,
    'loop.py': 'while True: pass\n',
    '1.in': '1 2\n',
    '1.out': '3\n',
    'wrong.out': '4\n',
  };
  await Promise.all(Object.entries(files).map(async ([name, content]) => writeFile(join(folder, name), content)));
});
afterAll(async () => rm(folder, { recursive: true }));

async function cli(
  commandLine: string[],
  { cwd = folder, ...environment }: Record<string, string> = {},
): Promise<{ stdout: string; stderr: string; code: number }> {
  const options = { cwd, env: { ...process.env, JUDGE_CACHE: TEST_CACHE, ...environment } };
  return execute(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...commandLine], options).then(
    ({ stdout, stderr }) => ({ stdout, stderr, code: 0 }),
    ({ stdout, stderr, code }: { stdout: string; stderr: string; code: number }) => ({ stdout, stderr, code }),
  );
}

const oneLine = (stdout: string): unknown[] =>
  stdout
    .replace(/\n$/u, '')
    .split('\n')
    .map((line): unknown => JSON.parse(line));

const ran = {
  timeMs: expect.any(Number),
  wallMs: expect.any(Number),
  memoryKiB: expect.any(Number),
  exitCode: 0,
  signal: null,
  stdout: '3\n',
  stderr: '',
  message: '',
  level: expect.stringMatching(/^L[1-4]b?$/u),
};

test.each([
  [['add.cpp', '--stdin', '1.in', '--expected', '1.out'], { ...ran, verdict: 'AC' }],
  [['add.py', '--stdin', '1.in', '--expected', '1.out', '--compare', 'token'], { ...ran, verdict: 'AC' }],
  [
    ['add.cpp', '--stdin', '1.in', '--expected', 'wrong.out', '--std', 'c++17'],
    { ...ran, verdict: 'WA', message: '第 1 行与答案不同' },
  ],
  [
    ['files.cpp', '--stdin', '1.in', '--expected', '1.out', '--file-io', 'plus'],
    { ...ran, stdout: '3', verdict: 'AC' },
  ],
  [
    ['loop.py', '--time-ms', '50', '--memory-mb', '64'],
    {
      ...ran,
      verdict: 'TLE',
      exitCode: null,
      signal: 'SIGKILL',
      stdout: '',
    },
  ],
  [
    ['broken.cpp'],
    {
      ...ran,
      verdict: 'CE',
      exitCode: null,
      stdout: '',
      message: expect.stringContaining('‘x’ was not declared'),
    },
  ],
])('judge run: %j prints one line of JSON', async (commandLine, report) => {
  const { stdout, code, stderr } = await cli(['run', ...commandLine]);
  expect({ code, stderr, lines: oneLine(stdout) }).toEqual({ code: 0, stderr: '', lines: [report] });
});

test('judge run: cuts the output at 64 KB and replaces bytes that are not UTF-8', async () => {
  const { stdout } = await cli(['run', 'bytes.cpp']);
  const [report] = oneLine(stdout) as { stdout: string; verdict: string }[];
  expect({ verdict: report?.verdict, stdout: report?.stdout }).toEqual({
    verdict: 'AC',
    stdout: `a\uFFFD\uFFFD${'x'.repeat(64 * 1024 - 3)}`,
  });
});

test('judge run: the line has its keys in the documented order', async () => {
  const { stdout } = await cli(['run', 'add.cpp', '--stdin', '1.in']);
  expect(Object.keys(oneLine(stdout)[0] ?? {})).toEqual([
    'verdict',
    'timeMs',
    'wallMs',
    'memoryKiB',
    'exitCode',
    'signal',
    'stdout',
    'stderr',
    'message',
    'level',
  ]);
});

test('judge run: under npm, paths are relative to the caller’s folder, not to the project', async () => {
  const { stdout } = await cli(['run', 'add.cpp', '--stdin', '1.in'], {
    cwd: '/',
    npm_lifecycle_event: 'judge',
    INIT_CWD: folder,
  });
  expect(oneLine(stdout)).toEqual([{ ...ran, verdict: 'AC' }]);
});

test.each([
  [[], '用法'],
  [['judge'], '没有 judge 这个命令'],
  [['problem', '.', 'add.cpp', '--colour', 'red'], '没有 --colour 这个选项'],
  [['doctor', 'now'], '多余的参数 now'],
])('judge: %j prints an explanation in Chinese and exits with 2', async (commandLine, text) => {
  const { code, stderr, stdout } = await cli(commandLine);
  expect({ code, stderr, stdout }).toEqual({ code: 2, stderr: expect.stringContaining(text), stdout: '' });
});

test.each([
  [['missing.cpp'], '读不到文件 missing.cpp，请检查路径'],
  [['add.cpp', '--colour', 'red'], '没有 --colour 这个选项'],
  [[], '缺少程序文件'],
])(
  'judge run: %j prints its one line of JSON even on a usage error, and exits with 2',
  async (commandLine, message) => {
    const { code, stderr, stdout } = await cli(['run', ...commandLine]);
    const nothing = { timeMs: 0, wallMs: 0, memoryKiB: 0, exitCode: null, signal: null, stdout: '', stderr: '' };
    expect({ code, stderr, lines: oneLine(stdout) }).toEqual({
      code: 2,
      stderr: expect.stringContaining(message),
      lines: [{ verdict: 'SE', ...nothing, message, level: null }],
    });
  },
);

test('judge run: on a machine that cannot judge, the line has SE and level L5, and the exit code is 1', async () => {
  const notAFolder = join(folder, 'cache');
  await mkdir(notAFolder);
  await writeFile(join(notAFolder, 'headers'), '');
  const { code, stderr, stdout } = await cli(['run', 'add.cpp'], { JUDGE_CACHE: notAFolder });
  expect({ code, stderr, lines: oneLine(stdout) }).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('npm run -s judge -- doctor'),
    lines: [{ verdict: 'SE', message: expect.stringContaining('沙箱无法启动'), level: 'L5' }],
  });
});

test('judge run: a cache folder that cannot be created is an error that names JUDGE_CACHE', async () => {
  const { code, stderr } = await cli(['run', 'add.cpp'], { JUDGE_CACHE: '/dev/null/cache' });
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('请用环境变量 JUDGE_CACHE 指定另一个') });
});

test('judge doctor: prints the isolation level and the compilers', async () => {
  const { stdout, code } = await cli(['doctor']);
  expect({ stdout, code }).toEqual({
    stdout: expect.stringMatching(/可以评测[^]*隔离级别 +L[1-4][^]*g\+\+ [^]*Python 3/u),
    code: 0,
  });
});
