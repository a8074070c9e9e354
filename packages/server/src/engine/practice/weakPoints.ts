import type { PointStanding } from './masteries.ts';

const GOAL = 0.8;
const READY = 0.6;

/** What there is to gain at a point: much where its exam asks much of it and little is known. */
const gain = ({ point, mastery }: PointStanding): number => point.weight * Math.max(0, GOAL - mastery.value);

/**
 * Points worth practising, the most to gain first. What has to be known before a point is known well enough, as far as
 * anything is known of it.
 */
export function weakPoints(standings: readonly PointStanding[]): PointStanding[] {
  const of = new Map(standings.map((one) => [one.point.id, one.mastery]));
  const isReached = (id: string): boolean => {
    const mastery = of.get(id);
    return mastery === undefined || mastery.band === 'none' || mastery.value >= READY;
  };
  return standings
    .filter((one) => gain(one) > 0 && one.point.prereq.every(isReached))
    .toSorted((a, b) => gain(b) - gain(a) || a.point.id.localeCompare(b.point.id));
}

/** Points that need no more work, the surest first. */
export const strongPoints = (standings: readonly PointStanding[]): PointStanding[] =>
  standings
    .filter(({ mastery }) => mastery.band !== 'none' && mastery.value >= GOAL)
    .toSorted((a, b) => b.mastery.value - a.mastery.value || a.point.id.localeCompare(b.point.id));
