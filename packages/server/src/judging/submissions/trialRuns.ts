/** Priorities by which trial runs and scored work share the judge (docs/judges.md); lower runs first. */
export const PRIORITY = { trial: 0, submit: 1, guest: 2, rejudge: 3 } as const;

/** The window over which judge time is counted, by the moment a run was claimed. */
export const USE_WINDOW_MS = 60_000;
/**
 * A member's first trial runs, up to this much judge time, go first and are never interrupted; beyond it they are
 * guests.
 */
export const TRIAL_FIRST_MS = 3_000;
/** A member who has used this much gets no further trial run until some of it is out of the window. */
export const TRIAL_BUDGET_MS = 15_000;
/** A guest that finds no idle slot for this long is given up. */
export const GUEST_PATIENCE_MS = 30_000;
/** After this many trial runs in a row, one slot goes to scored work, if any waits. */
export const TRIALS_IN_A_ROW = 4;

export interface TrialUse {
  claimedAt: Date | null;
  judgeMs: number;
}

/** Judge time that a member's trial runs used in the last minute. */
export function usedMs(runs: readonly TrialUse[], now: Date): number {
  const since = now.getTime() - USE_WINDOW_MS;
  return runs.reduce(
    (sum, { claimedAt, judgeMs }) => sum + (claimedAt && claimedAt.getTime() > since ? judgeMs : 0),
    0,
  );
}

/** Seconds until the budget has room again; 0 if it has now. */
export function secondsOverBudget(runs: readonly TrialUse[], now: Date): number {
  if (usedMs(runs, now) < TRIAL_BUDGET_MS) return 0;
  const leaving = runs
    .flatMap(({ claimedAt }) => (claimedAt ? [claimedAt.getTime() + USE_WINDOW_MS] : []))
    .toSorted((a, b) => a - b);
  const freeMs = leaving.find((ms) => usedMs(runs, new Date(ms)) < TRIAL_BUDGET_MS) ?? now.getTime();
  return Math.max(1, Math.ceil((freeMs - now.getTime()) / 1000));
}
