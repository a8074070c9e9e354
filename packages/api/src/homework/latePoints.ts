import { DAY_MS, GRACE_MS } from '../kit/constants.ts';

/** Penalty per day after the due date and maximum penalty, in percent. */
export interface LateRule {
  perDayPct: number;
  capPct: number;
}

/** The points of an answer and the time of its save. */
export interface Earned {
  points: number;
  at: Date;
}

/** Begun days after the due date and a grace for the network. */
export function daysLate(at: Date, dueAt: Date): number {
  return Math.max(0, Math.ceil((at.getTime() - dueAt.getTime() - GRACE_MS) / DAY_MS));
}

/** The penalty for a number of days, in percent. */
export function latePenaltyPct(days: number, { perDayPct, capPct }: LateRule): number {
  return Math.min(capPct, perDayPct * days);
}

/** Points after a penalty, rounded half up. */
export function afterPenalty(points: number, penaltyPct: number): number {
  return Math.floor((points * (100 - penaltyPct) * 2 + 100) / 200);
}

/** The worth of points earned at a time, after the penalty. */
export function worthAt({ points, at }: Earned, dueAt: Date, rule: LateRule): number {
  return afterPenalty(points, latePenaltyPct(daysLate(at, dueAt), rule));
}

/** The answer that counts: the one worth most after its penalty; among equals the later one. Null without answers. */
export function countedOf<T extends Earned>(earned: readonly T[], dueAt: Date, rule: LateRule): T | null {
  return earned.reduce<T | null>(
    (best, next) => (best === null || worthAt(next, dueAt, rule) >= worthAt(best, dueAt, rule) ? next : best),
    null,
  );
}
