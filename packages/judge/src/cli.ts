import { runCommand } from './cli/runCommand.ts';
import { notRun } from './cli/runOnce.ts';
import { USAGE, UsageError } from './cli/usageError.ts';
import { JudgeUnavailable } from './judgeUnavailable.ts';
import { ServerRefused } from './remote/connection.ts';
import { workerCommand } from './remote/workerCommand.ts';
import { stdout } from 'node:process';
import { createJudge } from './judge.ts';
import { languageOf, readCommandLine, standardOf } from './cli/commandLine.ts';
import { withRunner, cacheFolder } from './cli/withRunner.ts';
import { readProblemFolder } from './cli/problemFolder.ts';
import { problemText } from './cli/problemText.ts';
import { showProgress } from './cli/progress.ts';
import { readText } from './cli/userFile.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { JUDGE_LEVELS } from '@aosai/api/judging/judgeLevels';
import type { JudgeStatus } from '@aosai/api/judging/judging';
import { LANGUAGES } from '@aosai/api/judging/languages';
import { findToolchain, type Toolchain } from './languages.ts';
import { headersMissing } from './compile/precompiled.ts';
import { printable, table } from './cli/table.ts';

function buildRows({ gpp, canLinkStatically, linker }: Toolchain, cacheDir: string): string[][] {
  if (!gpp) {
    return [];
  }
  const headers = join(cacheDir, 'headers');
  const missing = !existsSync(headers) || headersMissing(headers, gpp);
  return [
    ['链接', `${canLinkStatically ? '静态' : '动态'}，${linker ?? 'bfd'}`],
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
    ...(toolchain ? buildRows(toolchain, cacheDir) : []),
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
async function doctorCommand(argv: string[]): Promise<void> {
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

/** `problem`: judges a program against a folder of test data and prints a table. */
export async function problemCommand(argv: string[]): Promise<void> {
  const { values, positionals } = readCommandLine(argv, ['题目文件夹', '程序文件'], {
    lang: { type: 'string' },
    std: { type: 'string' },
  });
  const [folder = '', program = ''] = positionals;
  const language = languageOf(values.lang, program);
  const standard = standardOf(values.std);
  const source = readText(program);
  const { title, ...problem } = readProblemFolder(folder);
  const progress = showProgress();
  try {
    progress.say('准备沙箱');
    const report = await withRunner(async (runner) => {
      progress.say('编译');
      return createJudge(runner).judge(
        { ...problem, language, source, standard: standard ?? problem.standard },
        { onCase: (done, total) => progress.say(`评测 ${done}/${total}`) },
      );
    });
    progress.end();
    stdout.write(problemText({ title, ...problem }, report, language));
  } finally {
    progress.end();
  }
}

/** Each command gets the arguments after its name. Results go to standard output, everything else to standard error. */
const COMMANDS = new Map<string, (argv: string[]) => Promise<void>>([
  ['run', runCommand],
  ['problem', problemCommand],
  ['doctor', doctorCommand],
  ['worker', workerCommand],
]);

/** Exit codes: 0 judged, whatever the verdict; 1 the judge failed; 2 the command line is wrong. */
async function main([name = '', ...argv]: string[]): Promise<void> {
  if (name === '--help' || name === 'help') {
    console.log(USAGE);
    return;
  }
  const command = COMMANDS.get(name);
  if (!command) {
    throw new UsageError(name === '' ? USAGE : `没有 ${name} 这个命令\n${USAGE}`);
  }
  await command(argv);
}

function explained(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  if (error instanceof UsageError) {
    return text;
  }
  if (error instanceof JudgeUnavailable) {
    return `评测机不能用：${text}\n运行 npm run -s judge -- doctor 查看详情`;
  }
  return error instanceof ServerRefused
    ? `服务器不接受这台评测机：${text}`
    : `评测没有完成：${text}\n请再试一次；仍然如此时，运行 npm run -s judge -- doctor 检查评测机`;
}

const commandLine = process.argv.slice(2);
try {
  await main(commandLine);
} catch (error) {
  const text = explained(error);
  console.error(text);
  if (commandLine[0] === 'run') {
    const why = text.replace(`\n${USAGE}`, '');
    console.log(JSON.stringify(notRun(why, error instanceof JudgeUnavailable ? 'L5' : null)));
  }
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
