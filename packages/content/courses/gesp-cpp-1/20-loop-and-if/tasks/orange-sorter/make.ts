import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const sorted = (a: number, b: number, weights: readonly number[]) => lines([weights.length, a, b], weights);
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));

export const making = {
  inputs: (random) => [
    sorted(1, 2, [1]),
    sorted(499, 500, [1000]),
    sorted(
      100,
      200,
      Array.from({ length: 1000 }, () => 1000),
    ),
    sorted(
      150,
      200,
      Array.from({ length: 50 }, () => 200),
    ),
    sorted(
      150,
      200,
      Array.from({ length: 50 }, () => 150),
    ),
    sorted(
      20,
      40,
      Array.from({ length: 60 }, (_, at) => at + 1),
    ),
    sorted(
      20,
      40,
      Array.from({ length: 60 }, (_, at) => 60 - at),
    ),
    sorted(180, 181, any(random, 300, 178, 183)),
    sorted(150, 220, any(random, 1000, 80, 320)),
    sorted(300, 500, any(random, 1000, 1, 1000)),
  ],
  small: (random) => {
    const a = random.int(1, 8);
    return sorted(a, random.int(a + 1, 12), any(random, random.int(1, 8), 1, 14));
  },
  isValid: (input) => {
    const [n = 0, a = 0, b = 0, ...weights] = numbersOf(input);
    return (
      input === sorted(a, b, weights) &&
      n === weights.length &&
      n >= 1 &&
      n <= 1000 &&
      a >= 1 &&
      a < b &&
      b <= 500 &&
      [a, b, ...weights].every((one) => Number.isInteger(one) && one >= 1 && one <= 1000)
    );
  },
  solve: (input) => {
    const [, a = 0, b = 0, ...weights] = numbersOf(input);
    const large = weights.filter((one) => one >= b);
    const small = weights.filter((one) => one < a).length;
    return lines(
      [small, weights.length - small - large.length, large.length],
      large.reduce((sum, one) => sum + one, 0),
    );
  },
} satisfies Making;
