import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 10_000_000;
const caught = (weights: readonly number[]) => lines(weights.length, weights);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(0, most));
const none = (n: number) => Array.from({ length: n }, () => 0);

export const making = {
  inputs: (random) => [
    caught([0]),
    caught([1]),
    caught([MOST]),
    caught(none(1000)),
    caught(Array.from({ length: 1000 }, () => MOST)),
    caught(Array.from({ length: 40 }, (_, at) => at * 7)),
    caught(Array.from({ length: 40 }, (_, at) => (40 - at) * 9)),
    caught([...none(300), 455, ...none(300)]),
    caught([...any(random, 500, MOST), 0]),
    caught([...any(random, 700, MOST), 0, 0]),
    caught([...any(random, 999, MOST), 0]),
    caught([0, ...Array.from({ length: 600 }, () => MOST - 1)]),
    caught(any(random, 200, 3)),
    caught([...any(random, 450, MOST), 0]),
    caught([0, ...any(random, 800, MOST)]),
  ],
  small: (random) => caught(any(random, random.int(1, 7), random.int(0, 6))),
  isValid: (input) => {
    const [n = 0, ...weights] = numbersOf(input);
    return (
      input === caught(weights) &&
      n === weights.length &&
      n >= 1 &&
      n <= 1000 &&
      weights.every((one) => Number.isInteger(one) && one >= 0 && one <= MOST)
    );
  },
  solve: (input) => {
    const [, ...weights] = numbersOf(input);
    const fish = weights.filter((one) => one > 0);
    const sum = fish.reduce((before, one) => before + one, 0);
    return lines([fish.length, Math.max(0, ...fish), fish.length === 0 ? 0 : Math.floor(sum / fish.length)]);
  },
} satisfies Making;
