import { CPP, PYTHON, type LanguageId } from '@aosai/api/domain/languages';
import type { Limits } from '@aosai/api/domain/judging';
import type { Verdict } from '@aosai/api/domain/verdicts';
import { MEBIBYTE } from '@aosai/api/domain/constants';
import type { RunJob, RunOutcome } from './runner.ts';

const OUTPUT_BYTES = 64 * MEBIBYTE;
/** How many times the problem's limit a program of a language may take, unless the problem says otherwise. */
const TIME_FACTORS = { [CPP]: 1, [PYTHON]: 2 } as const satisfies Record<LanguageId, number>;
/** A scored program runs on for this part of its limit, to tell the slow from the unlucky. */
const GRACE_PARTS = 10;

export type RunLimits = Pick<RunJob, 'cpuMs' | 'wallMs' | 'memoryKiB' | 'outputBytes'>;

export const timeFactorOf = (language: LanguageId, { timeFactors }: Limits): number =>
  timeFactors?.[language] ?? TIME_FACTORS[language];

/** The limits of one run: CPU time decides, the wall limit only ends what sleeps. */
export function runLimits(language: LanguageId, limits: Limits): RunLimits {
  const cpuMs = Math.ceil(limits.timeMs * timeFactorOf(language, limits));
  return { cpuMs, wallMs: 2 * cpuMs + 1000, memoryKiB: limits.memoryKiB, outputBytes: OUTPUT_BYTES };
}

/** What a scored program is ended by; it is judged by the limits themselves. */
export function scoredLimits(limits: RunLimits): RunLimits {
  return { ...limits, cpuMs: limits.cpuMs + Math.ceil(limits.cpuMs / GRACE_PARTS) };
}

/** Ended by itself, but up to a tenth too late. */
export function nearlyInTime(outcome: RunOutcome, limits: RunLimits): boolean {
  return outcome.killed === null && outcome.cpuMs > limits.cpuMs && outcome.cpuMs <= scoredLimits(limits).cpuMs;
}

export interface RunVerdict {
  /** AC here means that the program ended well; comparing comes after. */
  verdict: Verdict;
  message?: string;
}

/** How a run ended, in the order that judges agree on: memory, time, output, crash. */
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
