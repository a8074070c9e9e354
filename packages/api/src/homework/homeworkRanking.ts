/** With fewer students a rank would reveal who has which result. */
export const RANKING_MIN = 5;

/** A row of the ranking. */
export interface Ranked {
  /** Null while points are not published, and for students who have not begun. */
  points: number | null;
  /** Time of the last save that counts. */
  lastSavedAt: Date | null;
}

const NEVER = Number.POSITIVE_INFINITY;

/**
 * Sorts by points and ranks. Equal points share a rank and are sorted by save time; rows without points come last,
 * unranked.
 */
export function ranking<T extends Ranked>(rows: readonly T[]): (T & { rank: number | null })[] {
  const sorted = rows.toSorted(
    (a, b) =>
      (b.points ?? -1) - (a.points ?? -1) ||
      Math.sign((a.lastSavedAt?.getTime() ?? NEVER) - (b.lastSavedAt?.getTime() ?? NEVER)) ||
      0,
  );
  return sorted.map((row) => ({
    ...row,
    rank: row.points === null ? null : sorted.findIndex(({ points }) => points === row.points) + 1,
  }));
}
