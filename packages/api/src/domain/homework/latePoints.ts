import { DAY_MS, GRACE_MS } from '../constants.ts';

/** What each day after the due date takes, and the most that lateness takes at all; in percent. */
export interface LateRule {
  perDayPct: number;
  capPct: number;
}

/** What an answer earned, and when it was given. */
export interface Earned {
  points: number;
  at: Date;
}

/** Begun days after the due date; what the network took is no lateness. */
export function daysLate(at: Date, dueAt: Date): number {
  return Math.max(0, Math.ceil((at.getTime() - dueAt.getTime() - GRACE_MS) / DAY_MS));
}

export function latePenaltyPct(days: number, { perDayPct, capPct }: LateRule): number {
  return Math.min(capPct, perDayPct * days);
}

/** What is left of these points, half up. */
export function afterPenalty(points: number, penaltyPct: number): number {
  return Math.floor((points * (100 - penaltyPct) * 2 + 100) / 200);
}

/** What these points are worth when they are earned now. */
export function worthAt({ points, at }: Earned, dueAt: Date, rule: LateRule): number {
  return afterPenalty(points, latePenaltyPct(daysLate(at, dueAt), rule));
}

/**
 * The one that counts: the best on time, or a late one that is worth more after its penalty; of equals the later, as
 * without lateness. Null when nothing was earned.
 */
export function countedOf<T extends Earned>(earned: readonly T[], dueAt: Date, rule: LateRule): T | null {
  return earned.reduce<T | null>(
    (best, next) => (best === null || worthAt(next, dueAt, rule) >= worthAt(best, dueAt, rule) ? next : best),
    null,
  );
}
