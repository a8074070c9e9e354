import type { ErrorParams, PlainErrorCode } from '@aosai/api/kit/errors';
import { MS_PER_SECOND } from '@aosai/api/kit/constants';

export interface StartFacts {
  published: boolean;
  stoppedAt: Date | null;
  startAt: Date;
  endAt: Date;
  lateStartPolicy: 'untilEnd' | 'none';
  maxAttempts: number;
  overrides: { startShiftSec?: number; extraAttempts?: number };
  usedAttempts: number;
}

/** How long an exam without late starts can be started. */
const DOOR_OPEN_MS = 15 * 60_000;

/** Why a new attempt may not start now; null when it may. */
export function startRefusal(facts: StartFacts, now: Date): { code: PlainErrorCode; params?: ErrorParams } | null {
  const shiftMs = (facts.overrides.startShiftSec ?? 0) * MS_PER_SECOND;
  const opensMs = facts.startAt.getTime() + shiftMs;
  const closesMs = facts.endAt.getTime() + shiftMs;
  const lastStartMs = facts.lateStartPolicy === 'none' ? Math.min(closesMs, opensMs + DOOR_OPEN_MS) : closesMs;
  if (facts.stoppedAt) return { code: 'EXAM_ENDED' };
  if (!facts.published || now.getTime() < opensMs) return { code: 'EXAM_NOT_OPEN' };
  if (now.getTime() >= lastStartMs) return { code: 'EXAM_ENDED' };
  const max = facts.maxAttempts + (facts.overrides.extraAttempts ?? 0);
  return facts.usedAttempts >= max ? { code: 'ATTEMPTS_USED', params: { max } } : null;
}
