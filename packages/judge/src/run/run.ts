import { CPP, PYTHON, type LanguageId } from '@aosai/api/judging/languages';
import type { Limits } from '@aosai/api/judging/judging';
import type { Verdict } from '@aosai/api/judging/verdicts';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import type { RunJob, RunOutcome } from '../runner.ts';

const OUTPUT_BYTES = 64 * MEBIBYTE;
/** Factors by which a language may exceed the problem's time limit, unless the problem sets its own factors. */
const TIME_FACTORS = { [CPP]: 1, [PYTHON]: 2 } as const satisfies Record<LanguageId, number>;
/** A scored program runs on for a tenth of its limit, to tell a slow program from a busy machine. */
const GRACE_PARTS = 10;

/** Limits of one run: times in ms, memory in KiB, output in bytes. */
export type RunLimits = Pick<RunJob, 'cpuMs' | 'wallMs' | 'memoryKiB' | 'outputBytes'>;

/** The time factor of a language: the problem's, or 1 for C++ and 2 for Python. */
export const timeFactorOf = (language: LanguageId, { timeFactors }: Limits): number =>
  timeFactors?.[language] ?? TIME_FACTORS[language];

/** The limits of one run. CPU time decides the verdict; the wall time only ends programs that sleep. */
export function runLimits(language: LanguageId, limits: Limits): RunLimits {
  const cpuMs = Math.ceil(limits.timeMs * timeFactorOf(language, limits));
  return { cpuMs, wallMs: 2 * cpuMs + 1000, memoryKiB: limits.memoryKiB, outputBytes: OUTPUT_BYTES };
}

/** The limits at which a scored program is killed: a tenth more CPU time. The verdict uses the limits without it. */
export function scoredLimits(limits: RunLimits): RunLimits {
  return { ...limits, cpuMs: limits.cpuMs + Math.ceil(limits.cpuMs / GRACE_PARTS) };
}

/** Whether a program ended by itself, but up to a tenth over its CPU time. */
export function nearlyInTime(outcome: RunOutcome, limits: RunLimits): boolean {
  return outcome.killed === null && outcome.cpuMs > limits.cpuMs && outcome.cpuMs <= scoredLimits(limits).cpuMs;
}

/** Verdict of a run before its output is checked. */
export interface RunVerdict {
  /** AC means here that the program ended normally. */
  verdict: Verdict;
  message?: string;
}

/** How a run ended. When several things are wrong, the first decides: memory, time, output, crash. */
export function verdictOfRun(outcome: RunOutcome, job: Pick<RunJob, 'cpuMs' | 'memoryKiB'>): RunVerdict {
  if (outcome.killed === 'memory' || outcome.memoryKiB > job.memoryKiB) {
    return { verdict: 'MLE' };
  }
  if (outcome.killed === 'cpu' || outcome.cpuMs > job.cpuMs) {
    return { verdict: 'TLE' };
  }
  if (outcome.killed === 'wall') {
    return { verdict: 'TLE', message: '程序长时间没有结束（可能在等待输入或休眠）' };
  }
  if (outcome.outputOverrun || outcome.signal === 'SIGXFSZ') {
    return { verdict: 'OLE' };
  }
  if (outcome.signal !== null) {
    return { verdict: 'RE', message: `程序被信号 ${outcome.signal} 终止` };
  }
  if (outcome.exitCode !== 0) {
    return { verdict: 'RE', message: `程序的返回值是 ${outcome.exitCode}，应为 0` };
  }
  return { verdict: 'AC' };
}
