import { expect, test } from 'vitest';
import { SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { PoolItem } from '../../db/schema/plan.ts';
import { type Given, isEnough, levelAfter, nextItem, posteriorAfter } from './nextItem.ts';
import { AROUND, priorFor } from './posterior.ts';
import { EXPERIENCE } from '@aosai/api/practice/placement/placement';

/**
 * Simulated learners. They follow rules of their own and share no formula with the estimate: a learner has a level and
 * gaps, knows an item or does not, slips once in ten, and guesses by the number of options.
 */
const RUNS = 400;
const POINTS_OF_LEVEL = 8;
const ITEMS_OF_POINT = 4;

/** A generator of the numbers between 0 and 1 (mulberry32), so that every run is the same. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function bankTo(top: number): PoolItem[] {
  const items: PoolItem[] = [];
  for (let level = 1; level <= top; level++)
    for (let no = 0; no < ITEMS_OF_POINT; no++)
      for (let point = 0; point < POINTS_OF_LEVEL; point++)
        items.push({
          questionId: `${level}-${point}-${no}`,
          type: no === ITEMS_OF_POINT - 1 ? TRUE_FALSE : SINGLE,
          pointId: `${level}/p${point}`,
          level,
        });
  return items;
}

type Kind = 'steady' | 'gaps' | 'honest' | 'sprints' | 'careless' | 'quick';

interface Learner {
  level: number;
  gaps: ReadonlySet<string>;
  kind: Kind;
  /** Number of the answer with which a careless sprint begins. */
  sprintAt: number;
}

function learner(kind: Kind, top: number, dice: () => number): Learner {
  const level = Math.floor(dice() * (top + 1));
  const gaps = new Set<string>();
  // Two unknown points of the last level, like arrays for somebody who knows level 3 otherwise.
  if (kind === 'gaps') while (level > 0 && gaps.size < 2) gaps.add(`${level}/p${Math.floor(dice() * POINTS_OF_LEVEL)}`);
  return { level, gaps, kind, sprintAt: Math.floor(dice() * 10) };
}

function answer(who: Learner, item: PoolItem, no: number, dice: () => number): Pick<Given, 'outcome' | 'spentMs'> {
  const outcome = (isRight: boolean) => (isRight ? ('right' as const) : ('wrong' as const));
  const lucky = () => dice() < (item.type === SINGLE ? 1 / 4 : 1 / 2);
  const isSprint = no >= who.sprintAt && no < who.sprintAt + 3;
  if (who.kind === 'sprints' && isSprint) return { outcome: 'wrong', spentMs: 1_200 };
  // The same without the haste that gives it away.
  if (who.kind === 'careless' && isSprint) return { outcome: 'wrong', spentMs: 6_000 };
  if (who.kind === 'quick' && dice() < 0.25) return { outcome: outcome(lucky()), spentMs: 1_000 };
  const spentMs = 5_000 + dice() * 40_000;
  if (item.level <= who.level && !who.gaps.has(item.pointId)) return { outcome: outcome(dice() >= 0.1), spentMs };
  if (who.kind === 'honest' && dice() < 0.7) return { outcome: 'unknown', spentMs };
  return { outcome: outcome(lucky()), spentMs };
}

function place(who: Learner, top: number, dice: () => number): { level: number; count: number } {
  const pool = bankTo(top);
  const said = EXPERIENCE.values[Math.floor(dice() * 4)] ?? 'none';
  const prior = priorFor(top, AROUND[said]);
  const given: Given[] = [];
  for (;;) {
    const posterior = posteriorAfter(prior, given);
    const item = isEnough(posterior, given.length) ? null : nextItem(posterior, pool, given);
    if (!item) return { level: levelAfter(posterior, given), count: given.length };
    given.push({ ...item, ...answer(who, item, given.length, dice) });
  }
}

function figuresOf(kind: Kind, top: number) {
  const dice = random(20_261_127);
  const made = Array.from({ length: RUNS }, () => {
    const who = learner(kind, top, dice);
    return { ...place(who, top, dice), truth: who.level };
  });
  const share = (fits: (one: { level: number; truth: number }) => boolean) => made.filter(fits).length / RUNS;
  return {
    within: share(({ level, truth }) => Math.abs(level - truth) <= 1),
    notTooHigh: share(({ level, truth }) => level - truth <= 1),
    most: Math.max(...made.map(({ count }) => count)),
    least: Math.min(...made.map(({ count }) => count)),
  };
}

const KINDS: readonly Kind[] = ['steady', 'gaps', 'honest', 'sprints', 'careless', 'quick'];

const CASES = KINDS.flatMap((kind) => [4, 8].map((top) => ({ kind, top })));

test.for(CASES)('placement: finds the level of $kind learners when items reach to level $top', ({ kind, top }) => {
  const { within, notTooHigh, most, least } = figuresOf(kind, top);
  expect(within).toBeGreaterThanOrEqual(0.9);
  expect(notTooHigh).toBeGreaterThanOrEqual(0.95);
  expect(most).toBeLessThanOrEqual(20);
  expect(least).toBeGreaterThanOrEqual(12);
});
