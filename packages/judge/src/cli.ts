import { mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { CPP, CPP_STANDARDS, PYTHON, type LanguageId } from '@aosai/api/domain/languages';
import type { CompareRule } from '@aosai/api/domain/judging';
import { runOnce } from './cli/runOnce.ts';
import { JudgeUnavailable } from './judgeUnavailable.ts';
import { openLocalRunner } from './localRunner.ts';

const USAGE = `用法：
  npm run -s judge -- run 程序 [--lang cpp|python] [--std c++14|c++17|c++20] [--stdin 文件] [--expected 文件]
      [--time-ms 1000] [--memory-mb 256] [--file-io 名称] [--compare default|token|exact|real] [--eps 1e-6]
  npm run -s judge -- doctor`;

/** A mistake in the command line; the text is Chinese and says what to do. */
class UsageError extends Error {}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) {
    throw new UsageError(`--${name} 应为正数，收到 ${text}`);
  }
  return value;
}

function languageOf(name: string | undefined, path: string): LanguageId {
  const wanted = name ?? (path.endsWith('.py') ? 'python' : 'cpp');
  if (wanted !== 'cpp' && wanted !== 'python') {
    throw new UsageError(`--lang 只能是 cpp 或 python，收到 ${wanted}`);
  }
  return wanted === 'cpp' ? CPP : PYTHON;
}

function compareRule(kind: string, eps: string): CompareRule {
  switch (kind) {
    case 'default':
    case 'token':
    case 'exact':
      return { kind };
    case 'real':
      return { kind, absolute: positive('eps', eps), relative: positive('eps', eps) };
    default:
      throw new UsageError(`--compare 只能是 default、token、exact 或 real，收到 ${kind}`);
  }
}

function readInput(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new UsageError(`读不到文件 ${path}，请检查路径`, { cause: error });
  }
}

function cacheFolder(): string {
  const folder =
    process.env['JUDGE_CACHE'] ?? join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'aosai-judge');
  mkdirSync(folder, { recursive: true });
  return folder;
}

function readCommandLine(argv: string[]) {
  return parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      lang: { type: 'string' },
      std: { type: 'string' },
      stdin: { type: 'string' },
      expected: { type: 'string' },
      'time-ms': { type: 'string', default: '1000' },
      'memory-mb': { type: 'string', default: '256' },
      'file-io': { type: 'string' },
      compare: { type: 'string', default: 'default' },
      eps: { type: 'string', default: '1e-6' },
    },
  });
}

function parsed(argv: string[]): ReturnType<typeof readCommandLine> {
  try {
    return readCommandLine(argv);
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n${USAGE}`, { cause: error });
  }
}

async function main(argv: string[]): Promise<void> {
  const { values, positionals } = parsed(argv);
  const [command, path] = positionals;
  if (command !== 'doctor' && (command !== 'run' || path === undefined)) {
    throw new UsageError(USAGE);
  }
  const standard = CPP_STANDARDS.find((name) => name === values.std);
  if (values.std !== undefined && !standard) {
    throw new UsageError(`--std 只能是 ${CPP_STANDARDS.join('、')}，收到 ${values.std}`);
  }
  const runner = await openLocalRunner({ cacheDir: cacheFolder(), slots: 1, precompile: false });
  try {
    if (command === 'doctor') {
      stdout.write(`${JSON.stringify(runner.status(), null, 2)}\n`);
      return;
    }
    const program = path ?? '';
    const report = await runOnce(runner, {
      language: languageOf(values.lang, program),
      source: readInput(program).toString('utf8'),
      standard,
      input: values.stdin === undefined ? Buffer.alloc(0) : readInput(values.stdin),
      expected: values.expected === undefined ? null : readInput(values.expected),
      limits: {
        timeMs: positive('time-ms', values['time-ms']),
        memoryKiB: positive('memory-mb', values['memory-mb']) * 1024,
      },
      compare: compareRule(values.compare, values.eps),
      fileIo: values['file-io'],
    });
    stdout.write(`${JSON.stringify(report)}\n`);
  } finally {
    await runner.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const known = error instanceof UsageError || error instanceof JudgeUnavailable;
  const text = error instanceof Error ? error.message : String(error);
  console.error(known ? text : `评测没有完成：${text}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
