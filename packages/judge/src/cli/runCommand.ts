import { stdout } from 'node:process';
import type { CheckRule } from '@aosai/api/judging/judging';
import { checkerOf } from './checkerFile.ts';
import { fileIoOf, languageOf, readCommandLine, standardOf, tolerance, wholeNumber } from './commandLine.ts';
import { withRunner } from './withRunner.ts';
import { showProgress } from './progress.ts';
import { runOnce, type OneRun } from './runOnce.ts';
import { UsageError } from './usageError.ts';
import { readData, readText } from './userFile.ts';

const OPTIONS = {
  lang: { type: 'string' },
  std: { type: 'string' },
  stdin: { type: 'string' },
  expected: { type: 'string' },
  'time-ms': { type: 'string', default: '1000' },
  'memory-mb': { type: 'string', default: '256' },
  'file-io': { type: 'string' },
  compare: { type: 'string', default: 'default' },
  eps: { type: 'string', default: '1e-6' },
  checker: { type: 'string' },
} as const;

const MOST_TIME_MS = 600_000;
const MOST_MEMORY_MIB = 65_536;

function checkRule(kind: string, eps: string, checker: string | undefined): CheckRule {
  if (checker !== undefined) {
    return checkerOf(checker, '', 'testlib');
  }
  switch (kind) {
    case 'default':
    case 'token':
    case 'exact':
      return { kind };
    case 'real':
      return { kind, absolute: tolerance('eps', eps), relative: tolerance('eps', eps) };
    default:
      throw new UsageError(`--compare 只能是 default、token、exact 或 real，收到 ${JSON.stringify(kind)}`);
  }
}

/** A checker may need no answer file. Without a checker and without an answer nothing is compared. */
function nothingExpected(checker: string | undefined): Buffer | null {
  return checker === undefined ? null : Buffer.alloc(0);
}

function readRun(argv: string[]): OneRun {
  const { values, positionals } = readCommandLine(argv, ['程序文件'], OPTIONS);
  const [program = ''] = positionals;
  return {
    language: languageOf(values.lang, program),
    standard: standardOf(values.std),
    limits: {
      timeMs: wholeNumber('time-ms', values['time-ms'], MOST_TIME_MS),
      memoryKiB: wholeNumber('memory-mb', values['memory-mb'], MOST_MEMORY_MIB) * 1024,
    },
    compare: checkRule(values.compare, values.eps, values.checker),
    fileIo: fileIoOf(values['file-io']),
    source: readText(program),
    input: values.stdin === undefined ? Buffer.alloc(0) : readData(values.stdin),
    expected: values.expected === undefined ? nothingExpected(values.checker) : readData(values.expected),
  };
}

/** `run`: compiles and runs a program once and prints one line of JSON. */
export async function runCommand(argv: string[]): Promise<void> {
  const run = readRun(argv);
  const progress = showProgress();
  try {
    progress.say('准备沙箱');
    const report = await withRunner(async (runner) => runOnce(runner, run, progress.say));
    progress.end();
    stdout.write(`${JSON.stringify(report)}\n`);
  } finally {
    progress.end();
  }
}
