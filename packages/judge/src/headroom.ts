import { CPP, type LanguageId, PYTHON } from '@aosai/api/domain/languages';
import type { Limits } from '@aosai/api/domain/judging';
import { runLimits, timeFactorOf } from './run.ts';

/** A reference takes at most this part of its limit, so that a busy machine does not fail what is right. */
const PARTS = { [CPP]: 3, [PYTHON]: 2 } as const satisfies Record<LanguageId, number>;
/** Limits are round figures. */
const STEP_MS = 100;

/** Whether a reference that took so long has room under the limit of its task. */
export const hasHeadroom = (language: LanguageId, limits: Limits, tookMs: number): boolean =>
  tookMs * PARTS[language] <= runLimits(language, limits).cpuMs;

/** The least time of a language that a reference of so long leaves room in. */
export const advisedLimitMs = (language: LanguageId, tookMs: number): number =>
  Math.max(STEP_MS, Math.ceil((tookMs * PARTS[language]) / STEP_MS) * STEP_MS);

/** The `timeMs` of a task under which a reference that took so long has room. */
export function proposedTimeMs(language: LanguageId, limits: Limits, tookMs: number): number {
  const neededMs = (tookMs * PARTS[language]) / timeFactorOf(language, limits);
  return Math.ceil(neededMs / STEP_MS) * STEP_MS;
}

/** What trial judging says of a reference that passes; null when its limit is right. */
export function headroomAdvice(language: LanguageId, limits: Limits, tookMs: number): string | null {
  if (hasHeadroom(language, limits, tookMs)) return null;
  const { cpuMs } = runLimits(language, limits);
  const part = PARTS[language] === 2 ? '一半' : '三分之一';
  const proposal = proposedTimeMs(language, limits, tookMs);
  return `如果这是标准程序：最长 ${tookMs} ms 超过了时限 ${cpuMs} ms 的${part}，机器忙时会误判超时；建议 timeMs 设为 ${proposal}`;
}
