import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { JUDGE_LEVELS } from '@aosai/api/judging/judgeLevels';
import type { JudgeStatus, Stepping } from '@aosai/api/judging/judging';
import { LANGUAGES } from '@aosai/api/judging/languages';
import { findToolchain, type Toolchain } from '../languages.ts';
import { headersMissing } from '../compile/precompiled.ts';
import { readCommandLine } from './commandLine.ts';
import { cacheFolder, withRunner } from './withRunner.ts';
import { showProgress } from './progress.ts';
import { printable, table } from './table.ts';

/** Why programs cannot be stepped through. Judging needs none of it. */
const STEPPING_WORDS = {
  ready: '',
  noGdb: '没有 gdb（评测不需要）：apt install gdb',
  noSpaces: '这一隔离级别没有名字空间，所以不能单步',
  noGroup: '这一隔离级别没有控制组，所以不能单步；docs/deploy.md 的 systemd 单元会给评测机一个控制组',
  noStatic: '程序不能静态链接，所以不能单步',
  broken: '评测机不支持',
} as const satisfies Record<Stepping, string>;

function buildRows(
  { gpp, gdb, canLinkStatically, linker }: Toolchain,
  cacheDir: string,
  stepping: Stepping,
): string[][] {
  if (!gpp) {
    return [];
  }
  const headers = join(cacheDir, 'headers');
  const missing = !existsSync(headers) || headersMissing(headers, gpp, stepping === 'ready');
  return [
    ['链接', `${canLinkStatically ? '静态' : '动态'}，${linker ?? 'bfd'}`],
    ['单步运行 C++', stepping === 'ready' ? (gdb?.version ?? '') : STEPPING_WORDS[stepping]],
    ['预编译头文件', missing ? '这个缓存文件夹里还没有（站点启动后建立）' : '已建立'],
  ];
}

function doctorText(status: JudgeStatus, toolchain: Toolchain | null, cacheDir: string): string {
  const { available, level, layers, compilers, problems } = status;
  const rows = [
    ['评测机', available ? '可以评测' : '不能评测'],
    ['隔离级别', `${level} ${JUDGE_LEVELS[level].label}`],
    ['', JUDGE_LEVELS[level].text],
    ['隔离层', layers.join('，') || '无'],
    ...compilers.map(({ language, version }) => [LANGUAGES[language].label, version ?? '没有安装']),
    ...(toolchain ? buildRows(toolchain, cacheDir, status.stepping ?? 'broken') : []),
    ['缓存文件夹', cacheDir],
  ];
  const advice =
    problems.length > 0 ? ['需要处理：', ...problems.map((line) => `  ${printable(line)}`)] : ['没有缺少什么。'];
  return [table(rows, []), '', ...advice, ''].join('\n');
}

/**
 * `doctor`: prints what this machine can do, what is missing, and the command that installs it. Exits with 1 when
 * nothing can be judged.
 */
export async function doctorCommand(argv: string[]): Promise<void> {
  readCommandLine(argv, [], {});
  const progress = showProgress();
  try {
    progress.say('检查评测机');
    const status = await withRunner(async (runner) => Promise.resolve(runner.status()));
    const toolchain = process.platform === 'linux' ? await findToolchain() : null;
    progress.end();
    stdout.write(doctorText(status, toolchain, cacheFolder()));
    process.exitCode = status.available ? 0 : 1;
  } finally {
    progress.end();
  }
}
