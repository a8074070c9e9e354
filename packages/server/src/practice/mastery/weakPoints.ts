import type { PointStanding } from './masteries.ts';

const GOAL = 0.8;
const READY = 0.6;

/** The possible gain at a point: much if exams ask it often and it is little known. */
const gain = ({ point, mastery }: PointStanding): number => point.weight * Math.max(0, GOAL - mastery.value);

/**
 * Points worth practising, most to gain first. The prerequisites of a point have to be known well enough, as far as
 * anything is known of them.
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

/** Points that need no more work, the best known first. */
export const strongPoints = (standings: readonly PointStanding[]): PointStanding[] =>
  standings
    .filter(({ mastery }) => mastery.band !== 'none' && mastery.value >= GOAL)
    .toSorted((a, b) => b.mastery.value - a.mastery.value || a.point.id.localeCompare(b.point.id));
