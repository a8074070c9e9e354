import type { Random } from '@aosai/api/kit/random';
import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

const many = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));
const shop = (m: number, packs: readonly number[]) => lines([packs.length, m], packs);

/** Packs that have each part of `m` with a chance of `share` in ten. */
const rich = (random: Random, n: number, m: number, share: number) =>
  shop(
    m,
    Array.from({ length: n }, () => many(random, m, 1, 10).reduce((pack, one) => pack * 2 + (one <= share ? 1 : 0), 0)),
  );

export const making = {
  inputs: (random) => [
    shop(1, [1, 0]),
    shop(20, many(random, 400, 0, 2 ** 20 - 1)),
    shop(20, many(random, 400, 2 ** 20 - 1, 2 ** 20 - 1)),
    shop(3, many(random, 400, 0, 7)),
    rich(random, 400, 20, 8),
    rich(random, 300, 12, 7),
    rich(random, 50, 6, 6),
    rich(random, 200, 8, 5),
    shop(5, [31, 0, 16, 15, 21, 10]),
    shop(4, [0, 0, 0, 15, 15]),
    rich(random, 30, 4, 6),
    rich(random, 100, 10, 7),
    shop(2, [1, 1, 1, 2]),
  ],
  small: (random) => {
    const m = random.int(1, 4);
    return shop(m, many(random, random.int(2, 8), 0, 2 ** m - 1));
  },
  isValid: (input) => {
    const [n = 0, m = 0, ...packs] = numbersOf(input);
    const arePacks = packs.every((one) => one >= 0 && one < 2 ** m);
    const areBounds = n >= 2 && n <= 400 && m >= 1 && m <= 20;
    return areBounds && packs.length === n && arePacks && input === shop(m, packs);
  },
  // Looks at the written zeros and ones of both packs, place by place.
  solve: (input) => {
    const [, m = 1, ...packs] = numbersOf(input);
    const written = packs.map((one) => one.toString(2).padStart(m, '0'));
    const pairs = written.flatMap((one, at) =>
      written.slice(at + 1).flatMap((other, more) => {
        const both = one.split('').map((sign, place) => Number(sign) + Number(other[place]));
        const second = at + more + 2;
        return both.includes(0) ? [] : [{ first: at + 1, second, twice: both.filter((sum) => sum === 2).length }];
      }),
    );
    const [best] = pairs.toSorted((one, other) => one.twice - other.twice);
    return lines(pairs.length, best === undefined ? 'NONE' : [best.first, best.second, best.twice]);
  },
} satisfies Making;
