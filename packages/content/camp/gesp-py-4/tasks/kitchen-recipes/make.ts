import type { Random } from '@aosai/api/kit/random';
import { lines, type Making } from '../../../../src/tasks/making.ts';

const word = (random: Random, length: number) =>
  Array.from({ length }, () => String.fromCodePoint(97 + random.int(0, 25))).join('');
const names = (random: Random, count: number) => [
  ...new Set(Array.from({ length: count }, (_, at) => word(random, 5) + String.fromCodePoint(97 + (at % 26)))),
];

interface Kitchen {
  m: number;
  n: number;
  /** Pairs of a recipe, at most. */
  pairs: number;
  /** Greatest amount in the fridge and in a recipe. */
  have: number;
  need: number;
  /** Foods that recipes name and the fridge lacks. */
  missing: number;
}

const kitchen = (random: Random, { m, n, pairs, have, need, missing }: Kitchen) => {
  const all = names(random, m + missing);
  const foods = all.slice(0, m);
  const row = () => {
    const chosen = Array.from({ length: random.int(1, pairs) }, () => [
      all[random.int(0, all.length - 1)] ?? 'a',
      random.int(1, need),
    ]);
    return [`dish${word(random, 4)}`, chosen.length, ...chosen.flat()];
  };
  return lines(
    [foods.length, n],
    ...foods.map((food) => [food, random.int(Math.ceil(have / 2), have)]),
    ...Array.from({ length: n }, row),
  );
};

const isAmount = (text: string | undefined) => /^\d+$/u.test(text ?? '') && Number(text) >= 1 && Number(text) <= 1e6;
const isName = (text: string | undefined) => /^[a-z]{1,10}$/u.test(text ?? '');

export const making = {
  inputs: (random) => [
    lines([1, 1], ['a', 1], ['z', 1, 'a', 1]),
    lines([2, 2], ['a', 9], ['b', 9], ['p', 2, 'a', 2, 'b', 2], ['q', 2, 'a', 1, 'a', 1]),
    kitchen(random, { m: 200, n: 200, pairs: 20, have: 1_000_000, need: 9, missing: 0 }),
    kitchen(random, { m: 4, n: 200, pairs: 12, have: 500, need: 9, missing: 0 }),
    kitchen(random, { m: 20, n: 60, pairs: 4, have: 100, need: 30, missing: 5 }),
    kitchen(random, { m: 3, n: 30, pairs: 3, have: 40, need: 5, missing: 1 }),
    kitchen(random, { m: 6, n: 8, pairs: 15, have: 900_000, need: 1000, missing: 0 }),
    kitchen(random, { m: 10, n: 10, pairs: 3, have: 5, need: 12, missing: 0 }),
    kitchen(random, { m: 2, n: 50, pairs: 6, have: 60, need: 4, missing: 0 }),
    kitchen(random, { m: 30, n: 100, pairs: 5, have: 12, need: 6, missing: 3 }),
    kitchen(random, { m: 5, n: 5, pairs: 20, have: 1000, need: 3, missing: 0 }),
    kitchen(random, { m: 8, n: 40, pairs: 8, have: 64, need: 8, missing: 2 }),
    kitchen(random, { m: 6, n: 20, pairs: 2, have: 30, need: 4, missing: 6 }),
    kitchen(random, { m: 12, n: 25, pairs: 3, have: 50, need: 3, missing: 6 }),
  ],
  small: (random) =>
    kitchen(random, {
      m: random.int(1, 3),
      n: random.int(1, 4),
      pairs: 4,
      have: 20,
      need: 5,
      missing: random.int(0, 1),
    }),
  isValid: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [m = 0, n = 0] = head.split(' ').map(Number);
    const words = rows.map((row) => row.split(' '));
    const areFoods = words.slice(0, m).every(([food, amount]) => isName(food) && isAmount(amount));
    const areRecipes = words.slice(m).every(([name, k, ...pairs]) => {
      const count = Number(k);
      const arePairs = pairs.every((one, at) => (at % 2 === 0 ? isName(one) : isAmount(one)));
      return isName(name) && count >= 1 && count <= 20 && pairs.length === 2 * count && arePairs;
    });
    const areDifferent = new Set(words.slice(0, m).map(([food]) => food)).size === m;
    return m >= 1 && m <= 200 && n >= 1 && n <= 200 && rows.length === m + n && areFoods && areRecipes && areDifferent;
  },
  // Takes one portion after another out of the fridge, or a thousand at once where many fit.
  solve: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [m = 0] = head.split(' ').map(Number);
    const words = rows.map((row) => row.split(' '));
    const fridge = new Map(words.slice(0, m).map(([food = '', amount = '']) => [food, Number(amount)]));
    const made = words.slice(m).map(([name = '', , ...pairs]) => {
      const left = new Map(fridge);
      const foods = pairs.filter((_, at) => at % 2 === 0);
      const take = (portions: number) => {
        const after = new Map(left);
        for (const [at, food] of foods.entries())
          after.set(food, (after.get(food) ?? 0) - portions * Number(pairs[2 * at + 1]));
        if ([...after.values()].some((amount) => amount < 0)) return false;
        for (const [food, amount] of after) left.set(food, amount);
        return true;
      };
      let portions = 0;
      for (const step of [1000, 1]) while (take(step)) portions += step;
      return { name, portions, kinds: new Set(foods).size };
    });
    const [best] = made.toSorted((one, other) => other.portions - one.portions || one.kinds - other.kinds);
    return lines(
      ...made.map(({ name, portions }) => [name, portions]),
      best === undefined || best.portions === 0 ? 'NONE' : best.name,
    );
  },
} satisfies Making;
