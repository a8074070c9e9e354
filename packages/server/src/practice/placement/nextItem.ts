import { TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { PoolItem } from '../../db/schema/plan.ts';
import { PLACEMENT_ITEMS } from '@aosai/api/practice/placement/placement';
import { estimateOf, information, type Item, type Outcome, type Posterior, updated } from './posterior.ts';

/** A question that it has asked, with what came of it. */
export interface Given extends PoolItem {
  outcome: Outcome;
  /** Milliseconds from question to answer. */
  spentMs: number;
}

/** Quicker than anybody reads a question with its options. */
const HASTY_MS = 2_500;
/** An interval of one level is narrow enough. */
const NARROW = 1;
/** Items within this share of the best tell about as much; among them the choice goes for variety. */
const NEARLY = 0.97;

const itemOf = ({ type, level }: Pick<PoolItem, 'type' | 'level'>): Item => ({
  level,
  guess: type === TRUE_FALSE ? 0.5 : 0.25,
});

/** 不会 is often said at a glance, which is no haste. */
const isHasty = ({ outcome, spentMs }: Given): boolean => outcome !== 'unknown' && spentMs < HASTY_MS;

/** The estimate after all answers. */
export const posteriorAfter = (prior: Posterior, given: readonly Given[]): Posterior =>
  given.reduce(
    (posterior, one) => updated(posterior, { item: itemOf(one), outcome: one.outcome, isHasty: isHasty(one) }),
    prior,
  );

/** The level that the answers show: never above the highest one of which something was answered rightly. */
export function levelAfter(posterior: Posterior, given: readonly Given[]): number {
  const shown = given.filter(({ outcome }) => outcome === 'right').map(({ level }) => level);
  return Math.min(estimateOf(posterior).level, Math.max(0, ...shown));
}

/** Whether enough is known, or enough was asked. */
export function isEnough(posterior: Posterior, count: number): boolean {
  if (count >= PLACEMENT_ITEMS.most) return true;
  const { low, high } = estimateOf(posterior);
  return count >= PLACEMENT_ITEMS.least && high - low <= NARROW;
}

/**
 * The item that tells most about the ability; among equals one of a point that was asked least, in the order of the
 * pool. Returns null when every item was asked or is gone.
 */
export function nextItem(
  posterior: Posterior,
  pool: readonly PoolItem[],
  asked: readonly PoolItem[],
  gone: readonly PoolItem[] = [],
): PoolItem | null {
  const seen = new Set([...asked, ...gone].map(({ questionId }) => questionId));
  const unseen = pool.filter(({ questionId }) => !seen.has(questionId));
  const known = new Map<string, number>();
  const tells = (one: PoolItem): number => {
    const kind = `${one.level}/${one.type}`;
    const bits = known.get(kind) ?? information(posterior, itemOf(one));
    known.set(kind, bits);
    return bits;
  };
  const best = Math.max(...unseen.map(tells));
  const times = Map.groupBy(asked, ({ pointId }) => pointId);
  const timesOf = ({ pointId }: PoolItem): number => times.get(pointId)?.length ?? 0;
  const [first] = unseen.filter((one) => tells(one) >= NEARLY * best).toSorted((a, b) => timesOf(a) - timesOf(b));
  return first ?? null;
}
