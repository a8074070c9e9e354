import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Oven = readonly [count: number, bake: number, cool: number];

const bakery = (m: number, ovens: readonly Oven[]) => lines([ovens.length, m], ...ovens);

const BILLION = 1_000_000_000;

const any = (random: Random, n: number, m: number, [count, bake, cool]: Oven) =>
  bakery(
    m,
    Array.from({ length: n }, (): Oven => [random.int(1, count), random.int(1, bake), random.int(0, cool)]),
  );

export const making = {
  inputs: (random) => [
    bakery(1, [[1, 1, 0]]),
    any(random, 100, 100, [2, 100, 100]),
    any(random, 30, 100, [5, 80, 90]),
    bakery(BILLION, [[1, BILLION, BILLION]]),
    bakery(BILLION, [[1_000_000, 999_999_937, 12_345]]),
    bakery(BILLION, [[1_000_000, 1, 700]]),
    bakery(BILLION, [[700, 10, 0]]),
    any(random, 1000, BILLION, [3, BILLION, 0]),
    any(random, 700, 999_999_999, [1, 1000, 0]),
    bakery(
      BILLION,
      Array.from({ length: 1000 }, (_, i): Oven => (i === 0 ? [1_000_000, 1, 0] : [1, BILLION, 0])),
    ),
    any(random, 500, BILLION, [1000, 50, 0]),
    any(random, 1000, BILLION, [2, BILLION, BILLION]),
    bakery(
      987_654_321,
      Array.from({ length: 500 }, (): Oven => [1, BILLION, BILLION]),
    ),
    bakery(
      BILLION,
      Array.from({ length: 300 }, (_, i): Oven => [1_000_000, 1 + i, i % 2 === 0 ? 0 : BILLION]),
    ),
    any(random, 400, BILLION, [1_000_000, 100, 1000]),
    any(random, 800, 777_777_777, [100, 20, 300]),
    any(random, 600, 500_000_000, [4, 900_000_000, 1000]),
  ],
  small: (random) =>
    any(random, random.int(1, 5), random.int(1, 40), [random.int(1, 6), random.int(1, 9), random.int(0, 8)]),
  isValid: (input) => {
    const [first = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, m = 0] = numbersOf(first);
    const ovens = rows.map((row) => numbersOf(row));
    const isIn = (one: number, least: number, most: number) => Number.isInteger(one) && one >= least && one <= most;
    return (
      input === lines([n, m], ...ovens) &&
      rows.length === n &&
      isIn(n, 1, 1000) &&
      isIn(m, 1, BILLION) &&
      ovens.every(
        ([count = 0, bake = 0, cool = -1, ...more]) =>
          more.length === 0 && isIn(count, 1, 1_000_000) && isIn(bake, 1, BILLION) && isIn(cool, 0, BILLION),
      )
    );
  },
  subtaskOf: (input) => {
    const [n = 0, m = 0, ...ovens] = numbersOf(input);
    const times = ovens.filter((_, at) => at % 3 !== 0);
    if (n <= 100 && m <= 100 && times.every((time) => time <= 100)) return '1';
    if (n === 1) return '2';
    return ovens.every((cool, at) => at % 3 !== 2 || cool === 0) ? '3' : '4';
  },
  // Bakes second by second where that ends soon, else bisects without any bound on the numbers.
  solve: (input) => {
    const [first = '', ...rows] = input.trimEnd().split('\n');
    const [, m = 0] = numbersOf(first);
    const ovens = rows.map((row) => numbersOf(row));
    if (m <= 100) {
      let loaves = 0;
      for (let second = 1; ; second++) {
        for (const [count = 0, bake = 0, cool = 0] of ovens)
          if (second % (bake + cool) === bake % (bake + cool)) loaves += count;
        if (loaves >= m) return lines(second);
      }
    }
    const bakedBy = (moment: bigint) =>
      ovens.reduce((sum, [count = 0, bake = 0, cool = 0]) => {
        const afterFirst = moment - BigInt(bake);
        return afterFirst < 0n ? sum : sum + (afterFirst / BigInt(bake + cool) + 1n) * BigInt(count);
      }, 0n);
    let [low, high] = [0n, 2n * BigInt(BILLION) ** 2n];
    while (high - low > 1n) {
      const middle = (low + high) / 2n;
      if (bakedBy(middle) >= BigInt(m)) high = middle;
      else low = middle;
    }
    return lines(`${high}`);
  },
} satisfies Making;
