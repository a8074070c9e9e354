import type { Experience } from '@aosai/api/practice/placement/placement';

/** An item as the estimate sees it: what it needs, and how often a guess is right. */
export interface Item {
  /** Level of its main knowledge point, from 1. */
  level: number;
  /** Chance to guess it: a quarter with four options, a half for true or false. */
  guess: number;
}

/** `unknown` means that the learner says so instead of guessing. */
export type Outcome = 'right' | 'wrong' | 'unknown';

/**
 * The estimate: weights of the abilities of `gridTo`, for an attentive and for a careless learner; the sum of both is
 * 1. Ability n means: knows what levels 1 to n teach.
 */
export interface Posterior {
  attentive: readonly number[];
  careless: readonly number[];
}

const STEP = 0.25;
/** How steeply knowledge falls from the levels below an ability to those above it. */
const SLOPE = 4;
/** The share of known items that an attentive learner still misses. */
const SLIP = 0.1;
/** How often an attentive learner becomes careless before an answer, and a careless one stays so. */
const CARELESS = { begins: 0.12, stays: 0.7 } as const;
/** How often an answer comes quicker than anybody reads the question. */
const HASTY = { attentive: 0.05, careless: 0.5 } as const;
/** How often a careless learner says 不会. */
const UNKNOWN_IN_HASTE = 0.1;
/** The share of the prior that ignores what the learner says about themselves. */
const DOUBT = 0.3;
/** Chance that an ability is at least the level told: rather too low than too high. */
const SURE = 0.65;
/** Share of the weight inside the interval. */
const INSIDE = 0.95;

/** Abilities from 0 to the highest level that can be asked. */
export const gridTo = (top: number): number[] => Array.from({ length: top / STEP + 1 }, (_, at) => at * STEP);

const abilityAt = (at: number): number => at * STEP;
const sumOf = (weights: readonly number[]): number => weights.reduce((all, one) => all + one, 0);
const scaled = (weights: readonly number[], by: number): number[] => weights.map((one) => one * by);

/** Where an estimate begins, by what the learner says; wide, since children misjudge themselves. */
export const AROUND: Readonly<Record<Experience, { around: number; spread: number }>> = {
  none: { around: 0, spread: 1 },
  blocks: { around: 0.5, spread: 1 },
  some: { around: 1.5, spread: 1.5 },
  passed: { around: 2.5, spread: 2 },
};

/** The estimate before the first answer: a bell around what the learner says, mixed with an even one. */
export function priorFor(top: number, { around, spread }: { around: number; spread: number }): Posterior {
  const grid = gridTo(top);
  const bell = grid.map((ability) => Math.exp(-(((ability - around) / spread) ** 2) / 2));
  const even = scaled(bell, (1 - DOUBT) / sumOf(bell)).map((one) => one + DOUBT / grid.length);
  return { attentive: even, careless: grid.map(() => 0) };
}

/** Chance that a learner of this ability knows an item of this level. */
const knownBy = (ability: number, level: number): number => 1 / (1 + Math.exp(-SLOPE * (ability - level + 0.5)));

/** The chance of a right answer when the learner is attentive and tries. */
export const rightChance = (ability: number, { level, guess }: Item): number =>
  guess + (1 - SLIP - guess) * knownBy(ability, level);

function attentiveChance(outcome: Outcome, ability: number, item: Item): number {
  // Saying 不会 is a wrong answer without a guess.
  if (outcome === 'unknown') return 1 - rightChance(ability, { ...item, guess: 0 });
  const right = rightChance(ability, item);
  return outcome === 'right' ? right : 1 - right;
}

/** A careless learner picks something rather than to say 不会. */
const carelessChance = (outcome: Outcome, { guess }: Item): number =>
  outcome === 'unknown' ? UNKNOWN_IN_HASTE : outcome === 'right' ? guess : 1 - guess;

/** Mood may change before each answer, ability does not. */
function beforeAnswer({ attentive, careless }: Posterior): Posterior {
  const { begins, stays } = CARELESS;
  return {
    attentive: attentive.map((one, at) => one * (1 - begins) + (careless[at] ?? 0) * (1 - stays)),
    careless: attentive.map((one, at) => one * begins + (careless[at] ?? 0) * stays),
  };
}

/** The estimate after an answer, by Bayes' rule. A hasty answer speaks for carelessness. */
export function updated(
  posterior: Posterior,
  { item, outcome, isHasty }: { item: Item; outcome: Outcome; isHasty: boolean },
): Posterior {
  const before = beforeAnswer(posterior);
  const pace = (mood: keyof Posterior): number => (isHasty ? HASTY[mood] : 1 - HASTY[mood]);
  const careless = scaled(before.careless, carelessChance(outcome, item) * pace('careless'));
  const attentive = before.attentive.map(
    (weight, at) => weight * attentiveChance(outcome, abilityAt(at), item) * pace('attentive'),
  );
  const sum = sumOf(attentive) + sumOf(careless);
  return { attentive: scaled(attentive, 1 / sum), careless: scaled(careless, 1 / sum) };
}

const entropy = (chance: number): number =>
  chance <= 0 || chance >= 1 ? 0 : -chance * Math.log2(chance) - (1 - chance) * Math.log2(1 - chance);

/** The weights of the abilities, whatever the mood. */
export const abilitiesOf = ({ attentive, careless }: Posterior): number[] =>
  attentive.map((one, at) => one + (careless[at] ?? 0));

/** How many bits an attentive answer to the item is expected to tell about the ability. */
export function information(posterior: Posterior, item: Item): number {
  let mean = 0;
  let noise = 0;
  for (const [at, weight] of abilitiesOf(posterior).entries()) {
    const chance = rightChance(abilityAt(at), item);
    mean += weight * chance;
    noise += weight * entropy(chance);
  }
  return entropy(mean) - noise;
}

function quantile(weights: readonly number[], share: number): number {
  let sum = 0;
  for (const [at, weight] of weights.entries()) {
    sum += weight;
    if (sum >= share) return abilityAt(at);
  }
  return abilityAt(weights.length - 1);
}

/** What the answers tell. */
export interface Estimate {
  /** The highest level that the learner knows with fair certainty; 0 for none. */
  level: number;
  /** The interval that holds the ability with 95 %. */
  low: number;
  high: number;
}

/** Reads level and interval from an estimate. */
export function estimateOf(posterior: Posterior): Estimate {
  const weights = abilitiesOf(posterior);
  const top = abilityAt(weights.length - 1);
  const chanceFrom = (level: number) => sumOf(weights.filter((_, at) => abilityAt(at) >= level - 0.5));
  let level = 0;
  while (level < top && chanceFrom(level + 1) >= SURE) level++;
  return { level, low: quantile(weights, (1 - INSIDE) / 2), high: quantile(weights, 1 - (1 - INSIDE) / 2) };
}
