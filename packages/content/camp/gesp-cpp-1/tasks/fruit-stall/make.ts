import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Fruit = readonly [price: number, grams: number];
const stall = (fruits: readonly Fruit[]) => lines(fruits.length, ...fruits);
const any = (random: Random, n: number): Fruit[] =>
  Array.from({ length: n }, () => [random.int(1, 100), random.int(1, 20_000)]);
const same = (n: number, fruit: Fruit): Fruit[] => Array.from({ length: n }, () => fruit);

export const making = {
  inputs: (random) => [
    stall([[1, 1]]),
    stall([[7, 99]]),
    stall(same(1000, [100, 20_000])),
    stall(same(1000, [99, 19_999])),
    stall(same(20, [1, 99])),
    stall([
      [3, 50],
      [3, 50],
    ]),
    stall(Array.from({ length: 30 }, (_, at): Fruit => [at + 1, 390 + at])),
    stall(any(random, 9)),
    stall(any(random, 80)),
    stall(any(random, 1000)),
  ],
  small: (random) => stall(any(random, random.int(1, 6))),
  isValid: (input) => {
    const [n = 0, ...rest] = numbersOf(input);
    const fruits = Array.from({ length: n }, (_, at): Fruit => [rest[at * 2] ?? 0, rest[at * 2 + 1] ?? 0]);
    const isIn = (one: number, most: number) => Number.isInteger(one) && one >= 1 && one <= most;
    return (
      input === stall(fruits) &&
      isIn(n, 1000) &&
      fruits.every(([price, grams]) => isIn(price, 100) && isIn(grams, 20_000))
    );
  },
  // Subtracts jiao by jiao, in thousandths of a yuan.
  solve: (input) => {
    const [n = 0, ...rest] = numbersOf(input);
    let [jiao, cut] = [0, 0];
    for (let at = 0; at < n; at++) {
      let left = (rest[at * 2] ?? 0) * (rest[at * 2 + 1] ?? 0);
      while (left >= 100) {
        left -= 100;
        jiao++;
      }
      if (left > 0) cut++;
    }
    return lines([(jiao / 10).toFixed(1), cut]);
  },
} satisfies Making;
