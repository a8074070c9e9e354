import type { Subtask } from '@aosai/api/domain/judging';
import { POINT, splitPoints } from '@aosai/api/domain/points';

/** What a question's cases are worth together, in hundredths. */
const FULL = 100 * POINT;
/** Shares keep this many places: 12.5 of 80 is no trouble. */
const PLACES = 10_000;

/** A group of cases as a package scores it; `share` in whatever it counts. */
export type Group = Pick<Subtask, 'id' | 'type' | 'requires'> & { share: number };

/** Groups rescaled to 100 points by largest remainder; none where nothing is worth anything: then all cases are equal. */
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
