import type { Subtask } from '@aosai/api/judging/judging';
import { POINT, splitPoints } from '@aosai/api/kit/points';

/** The points of all cases of a question together, in hundredths. */
const FULL = 100 * POINT;
/** Shares are kept to four decimal places, so that 12.5 of 80 stays exact. */
const PLACES = 10_000;

/** A group of cases as a package scores it; `share` in the package's own unit. */
export type Group = Pick<Subtask, 'id' | 'type' | 'requires'> & { share: number };

/**
 * Rescales groups to 100 points by largest remainder. Returns none if no group has points: all cases then count
 * equally.
 */
export function subtasksOf(groups: readonly Group[]): Subtask[] {
  const shares = groups.map(({ share }) => (Number.isFinite(share) && share > 0 ? Math.round(share * PLACES) : 0));
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total === 0 || !Number.isSafeInteger(total * FULL)) return [];
  const points = splitPoints(FULL, shares);
  const known = new Set(groups.map(({ id }) => id));
  return groups.map(({ id, type, requires = [] }, at) => {
    const needs = requires.filter((other) => other !== id && known.has(other));
    return { id, points: points[at] ?? 0, type, ...(needs.length > 0 ? { requires: needs } : {}) };
  });
}
