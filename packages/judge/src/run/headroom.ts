import { CPP, type LanguageId, PYTHON } from '@aosai/api/judging/languages';
import type { Limits } from '@aosai/api/judging/judging';
import { runLimits, timeFactorOf } from './run.ts';

/**
 * A reference program may take at most 1/3 or 1/2 of its limit, so that a busy machine does not fail right programs.
 */
const PARTS = { [CPP]: 3, [PYTHON]: 2 } as const satisfies Record<LanguageId, number>;
/** Limits are multiples of this. */
const STEP_MS = 100;

/** Whether a reference program that took `tookMs` has headroom under the task's limit. */
export const hasHeadroom = (language: LanguageId, limits: Limits, tookMs: number): boolean =>
  tookMs * PARTS[language] <= runLimits(language, limits).cpuMs;

/** The smallest limit, in ms of this language, that leaves headroom to a reference program that took `tookMs`. */
export const advisedLimitMs = (language: LanguageId, tookMs: number): number =>
  Math.max(STEP_MS, Math.ceil((tookMs * PARTS[language]) / STEP_MS) * STEP_MS);

/** The smallest `timeMs` of the task that leaves headroom, considering the language's time factor. */
export function proposedTimeMs(language: LanguageId, limits: Limits, tookMs: number): number {
  const neededMs = (tookMs * PARTS[language]) / timeFactorOf(language, limits);
  return Math.ceil(neededMs / STEP_MS) * STEP_MS;
}

/** Advice in Chinese for a reference program that passes; null when it has headroom. */
export function headroomAdvice(language: LanguageId, limits: Limits, tookMs: number): string | null {
  if (hasHeadroom(language, limits, tookMs)) return null;
  const { cpuMs } = runLimits(language, limits);
  const part = PARTS[language] === 2 ? '一半' : '三分之一';
  const proposal = proposedTimeMs(language, limits, tookMs);
  return `如果这是标准程序：最长 ${tookMs} ms 超过了时限 ${cpuMs} ms 的${part}，机器忙时会误判超时；建议 timeMs 设为 ${proposal}`;
}
