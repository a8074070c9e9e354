import { expect, test } from 'vitest';
import { abilitiesOf, estimateOf, gridTo, information, priorFor, rightChance, updated } from './posterior.ts';

const FLAT = { around: 0, spread: 1_000_000 };
const single = { level: 1, guess: 0.25 };

test('rightChance: goes from a guess below the level to nine in ten above it', () => {
  // 1 / (1 + e^2) and 1 / (1 + e^-2), by hand: .119203 and .880797.
  expect(rightChance(0, single)).toBeCloseTo(0.25 + 0.65 * 0.119_203, 5);
  expect(rightChance(1, single)).toBeCloseTo(0.25 + 0.65 * 0.880_797, 5);
  expect(rightChance(0.5, { level: 1, guess: 0.5 })).toBeCloseTo(0.7, 5);
});

test('updated: gives the chances worked out by hand after one right answer', () => {
  const after = updated(priorFor(1, FLAT), { item: single, outcome: 'right', isHasty: false });
  // Attentive: .88 · .95 / 5 · rightChance; careless: .12 · .5 / 5 · .25; abilities 0, .25, .5, .75, 1.
  const weights = [0, 0.25, 0.5, 0.75, 1].map((ability) => {
    const known = 1 / (1 + Math.exp(-4 * (ability - 0.5)));
    return 0.88 * 0.95 * (0.25 + 0.65 * known) + 0.12 * 0.5 * 0.25;
  });
  const sum = weights.reduce((all, one) => all + one, 0);
  for (const [at, weight] of abilitiesOf(after).entries()) expect(weight).toBeCloseTo((weights[at] ?? 0) / sum, 10);
});

test('updated: keeps a sum of 1 over all moods and abilities', () => {
  const item = { level: 2, guess: 0.5 };
  const outcomes = ['right', 'wrong', 'unknown', 'wrong'] as const;
  const after = outcomes.reduce(
    (posterior, outcome) => updated(posterior, { item, outcome, isHasty: outcome === 'wrong' }),
    priorFor(4, FLAT),
  );
  expect(abilitiesOf(after).reduce((all, one) => all + one, 0)).toBeCloseTo(1, 12);
});

test('updated: takes 我不会 for more than a wrong answer, and haste for less', () => {
  const prior = priorFor(4, FLAT);
  const item = { level: 2, guess: 0.25 };
  const meanAfter = (outcome: 'wrong' | 'unknown', isHasty: boolean) => {
    const weights = abilitiesOf(updated(prior, { item, outcome, isHasty }));
    return gridTo(4).reduce((sum, ability, at) => sum + ability * (weights[at] ?? 0), 0);
  };
  expect(meanAfter('unknown', false)).toBeLessThan(meanAfter('wrong', false));
  expect(meanAfter('wrong', false)).toBeLessThan(meanAfter('wrong', true));
});

test('information: is greatest at the level in doubt and less for true or false', () => {
  const beginner = priorFor(4, { around: 0.5, spread: 0.5 });
  const bits = (level: number, guess: number) => information(beginner, { level, guess });
  expect(bits(1, 0.25)).toBeGreaterThan(bits(3, 0.25));
  expect(bits(1, 0.25)).toBeGreaterThan(bits(1, 0.5));
});

test('information: is zero when the ability is certain', () => {
  const certain = { attentive: [0, 1, 0, 0, 0], careless: [0, 0, 0, 0, 0] };
  expect(information(certain, single)).toBeCloseTo(0, 12);
});

test('estimateOf: names the highest level that is at least .65 likely', () => {
  const careless = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  // Abilities 0 to 2 in quarters: .66 at 1, .34 at 2.
  expect(estimateOf({ attentive: [0, 0, 0, 0, 0.66, 0, 0, 0, 0.34], careless })).toEqual({ level: 1, low: 1, high: 2 });
  expect(estimateOf({ attentive: [0, 0, 0, 0, 0.34, 0, 0, 0, 0.66], careless })).toEqual({ level: 2, low: 1, high: 2 });
  expect(estimateOf({ attentive: [0.4, 0, 0, 0, 0.6, 0, 0, 0, 0], careless })).toEqual({ level: 0, low: 0, high: 1 });
});
