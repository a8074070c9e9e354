/** Fewer than this many, and a place in the order would name people to each other. */
export const RANKING_MIN = 5;

export interface Ranked {
  /** Null while they are not out, as for anyone who has not begun. */
  points: number | null;
  /** When the last save that counts came. */
  lastSavedAt: Date | null;
}

const NEVER = Number.POSITIVE_INFINITY;

/** Equal points share a rank, the earlier save stands first; whose points are not out comes last, without a rank. */
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
