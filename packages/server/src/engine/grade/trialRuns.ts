/** How trial runs and scored work share the judge: docs/judges.md. Lower priorities run first. */
export const PRIORITY = { trial: 0, submit: 1, guest: 2, rejudge: 3 } as const;

/** Judge time is counted over this long, by the moment at which a run got its place. */
export const USE_WINDOW_MS = 60_000;
/** So much of it is a member's own: these trial runs go first, and nobody interrupts them. Beyond it they are guests. */
export const TRIAL_FIRST_MS = 3_000;
/** With so much used, the next trial run is refused until some of it is a minute old. */
export const TRIAL_BUDGET_MS = 15_000;
/** A guest that has found no quiet moment for so long is given up. */
export const GUEST_PATIENCE_MS = 30_000;
/** Then one place goes to scored work, if any waits. */
export const TRIALS_IN_A_ROW = 4;

export interface TrialUse {
  claimedAt: Date | null;
  judgeMs: number;
}

/** What a member's trial runs have used of the judge in the last minute. */
export function usedMs(runs: readonly TrialUse[], now: Date): number {
  const since = now.getTime() - USE_WINDOW_MS;
  return runs.reduce(
    (sum, { claimedAt, judgeMs }) => sum + (claimedAt && claimedAt.getTime() > since ? judgeMs : 0),
    0,
  );
}

/** Seconds until the budget has room again; 0 when it has now. */
export function secondsOverBudget(runs: readonly TrialUse[], now: Date): number {
  if (usedMs(runs, now) < TRIAL_BUDGET_MS) return 0;
  const leaving = runs
    .flatMap(({ claimedAt }) => (claimedAt ? [claimedAt.getTime() + USE_WINDOW_MS] : []))
    .toSorted((a, b) => a - b);
  const freeMs = leaving.find((ms) => usedMs(runs, new Date(ms)) < TRIAL_BUDGET_MS) ?? now.getTime();
  return Math.max(1, Math.ceil((freeMs - now.getTime()) / 1000));
}
