import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import { problemCommand } from './problemCommand.ts';
import { runCommand } from './runCommand.ts';
import { UsageError } from './usageError.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'judge-commands-'));
  mkdirSync(join(folder, 'folder'));
  for (const name of ['add.cpp', 'long.cpp', 'huge.in']) {
    writeFileSync(join(folder, name), '');
  }
  truncateSync(join(folder, 'long.cpp'), 2 * MEBIBYTE);
  truncateSync(join(folder, 'huge.in'), 300 * MEBIBYTE);
  symlinkSync('/dev/zero', join(folder, 'endless.in'));
  execFileSync('mkfifo', [join(folder, 'pipe.in')]);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const isFile = (arg: string): boolean => /^(?:[a-z]+\.(?:cpp|py|in)|folder|nowhere)$/.test(arg);

/** Runs a command with absolute paths, because tests in one process share its working directory. */
const wrong = (command: (argv: string[]) => Promise<void>, argv: string[]) =>
  command(argv.map((arg) => (isFile(arg) ? join(folder, arg) : arg))).then(
    () => 'nothing was wrong',
    (error: unknown) => (error instanceof UsageError ? error.message.replaceAll(`${folder}/`, '') : error),
  );

test.each([
  [[], '缺少程序文件'],
  [['add.cpp', 'add.py'], '多余的参数 add.py'],
  [['missing.cpp'], '读不到文件 missing.cpp'],
  [[''], '文件名是空的'],
  [['folder'], 'folder 不是普通文件'],
  [['long.cpp'], 'long.cpp 太大：最多 1 MB'],
  [['add.cpp', '--stdin', 'pipe.in'], 'pipe.in 不是普通文件'],
  [['add.cpp', '--stdin', 'endless.in'], 'endless.in 不是普通文件'],
  [['add.cpp', '--expected', 'huge.in'], 'huge.in 太大：最多 256 MB'],
  [['add.cpp', '--stdin'], '选项 --stdin 后面应有一个值'],
  [['add.cpp', '--stdin', '--expected', 'huge.in'], '选项 --stdin 后面应有一个值'],
  [['add.cpp', '--lang', 'pascal'], '--lang 只能是 cpp 或 python，收到 "pascal"'],
  [['add.cpp', '--compare', 'loose'], '--compare 只能是'],
  [['add.cpp', '--std', 'c++98'], '--std 只能是'],
  [['add.cpp', '--file-io', '../../etc/cron.d/x'], '--file-io 应为不带扩展名的文件名'],
  [['add.cpp', '--file-io', 'a\nprogram /bin/sh'], '--file-io 应为不带扩展名的文件名'],
  [['add.cpp', '--memory-mb', '99999999999999999999'], '--memory-mb 应为 1 到 65536 的整数'],
  [['add.cpp', '--compare', 'real', '--eps=-1'], '--eps 应为 0 到 1 之间的数'],
  [['add.cpp', '--colour', 'red'], '没有 --colour 这个选项'],
  [['add.cpp', '--help'], '没有 --help 这个选项'],
])('runCommand: explains %j in Chinese', async (argv, text) => {
  expect(await wrong(runCommand, argv)).toContain(text);
});

test.each(['soon', '0', '-1', '1.5', '1e9', '0x10', 'Infinity', '', '600001'])(
  'runCommand: refuses %j as a time limit',
  async (text) => {
    expect(await wrong(runCommand, ['add.cpp', `--time-ms=${text}`])).toContain('--time-ms 应为 1 到 600000 的整数');
  },
);

test.each([
  [['folder'], '缺少程序文件'],
  [['nowhere', 'add.cpp'], '没有文件夹 nowhere'],
  [['add.cpp', 'add.cpp'], 'add.cpp 不是文件夹'],
  [['folder', 'add.cpp'], '没有测试点：请放入 1.in 和 1.out'],
])('problemCommand: explains %j in Chinese', async (argv, text) => {
  expect(await wrong(problemCommand, argv)).toContain(text);
});
