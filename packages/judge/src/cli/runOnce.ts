import type { CheckRule, JudgeStatus, Limits, Program } from '@aosai/api/judging/judging';
import type { Verdict } from '@aosai/api/judging/verdicts';
import { openCheck } from '../checker/check.ts';
import { CheckerFault } from '../checker/checkerProgram.ts';
import type { Checked } from '../checker/checked.ts';
import { runLimits, verdictOfRun } from '../run/run.ts';
import type { Runner } from '../runner.ts';
import { cleanText } from '../text.ts';

/** A program with the input, limits and check of one run. */
export interface OneRun extends Program {
  input: Buffer;
  /** Null: the output is not compared, and AC means that the program ended normally. */
  expected: Buffer | null;
  limits: Limits;
  compare: CheckRule;
  fileIo: string | undefined;
}

/**
 * The line that `judge run` prints. Times are ms. Texts are cut at 64 KB. `message` comes from the compiler, the check
 * or the error that kept the program from running; in the last case the verdict is SE, and `level` is null when no
 * sandbox was opened.
 */
export interface OneRunReport {
  verdict: Verdict;
  timeMs: number;
  wallMs: number;
  memoryKiB: number;
  exitCode: number | null;
  signal: string | null;
  stdout: string;
  stderr: string;
  message: string;
  level: JudgeStatus['level'] | null;
}

const NOTHING = { timeMs: 0, wallMs: 0, memoryKiB: 0, exitCode: null, signal: null, stdout: '', stderr: '' };

/** The report when the command line is wrong or the judge failed, so that callers always get one line. */
export function notRun(message: string, level: OneRunReport['level']): OneRunReport {
  return { verdict: 'SE', ...NOTHING, message, level };
}

/** Checks an output; null without an expected answer. A checker that cannot work gives SE. */
async function checked(
  runner: Runner,
  { compare, input, expected, source }: OneRun,
  output: Buffer,
): Promise<Checked | null> {
  if (!expected) {
    return null;
  }
  try {
    const check = await openCheck(runner, { compare }, undefined);
    return check.kind === 'output'
      ? await check.judge({ input, output, answer: expected, code: source }).finally(check.release)
      : null;
  } catch (error) {
    if (error instanceof CheckerFault) {
      return { verdict: 'SE', ratio: 0, message: error.message };
    }
    throw error;
  }
}

/**
 * Compiles and runs one program once.
 * @throws JudgeUnavailable when the judge, not the program, is at fault
 */
export async function runOnce(runner: Runner, run: OneRun, onStep: (step: string) => void): Promise<OneRunReport> {
  onStep('编译');
  const compiled = await runner.compile(run);
  const { level } = runner.status();
  if (!compiled.ok) {
    return { verdict: 'CE', ...NOTHING, message: compiled.message, level };
  }
  const job = {
    executable: compiled.executable,
    input: run.input,
    fileIo: run.fileIo,
    ...runLimits(run.language, run.limits),
  };
  onStep('运行');
  const outcome = await runner.run(job).finally(compiled.executable.release);
  const ended = verdictOfRun(outcome, job);
  const check = ended.verdict === 'AC' ? await checked(runner, run, outcome.output) : null;
  return {
    verdict: check?.verdict ?? ended.verdict,
    timeMs: outcome.cpuMs,
    wallMs: outcome.wallMs,
    memoryKiB: outcome.memoryKiB,
    exitCode: outcome.exitCode,
    signal: outcome.signal,
    stdout: cleanText(outcome.output),
    stderr: cleanText(outcome.error),
    message: check?.message ?? ended.message ?? '',
    level,
  };
}
