import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const flower = (n: number, turns: readonly number[]) => lines([n, turns.length], turns);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(0, most));

export const making = {
  inputs: (random) => [
    flower(2, [0]),
    flower(6, [0, 0, 0, 0, 0]),
    flower(5, [4, 4, 4, 4]),
    flower(500, Array<number>(499).fill(2)),
    flower(8, [7, 6, 5, 4, 3, 2, 1]),
    flower(9, [1, 2, 3, 4, 5, 6, 7, 8]),
    flower(10, any(random, 9, 30)),
    flower(20, any(random, 12, 9)),
    flower(60, any(random, 59, 1000)),
    flower(100, any(random, 50, 1000)),
    flower(300, any(random, 299, 400)),
    flower(200, any(random, 150, 7)),
  ],
  small: (random) => {
    const n = random.int(2, 7);
    return flower(n, any(random, random.int(1, n - 1), 9));
  },
  isValid: (input) => {
    const [n = 0, m = 0, ...turns] = numbersOf(input);
    return (
      input === flower(n, turns) &&
      n >= 2 &&
      n <= 500 &&
      m >= 1 &&
      m < n &&
      turns.every((one) => Number.isInteger(one) && one >= 0 && one <= 1000)
    );
  },
  // Takes people out of a list that begins with the one who has the flower.
  solve: (input) => {
    const [n = 0, , ...turns] = numbersOf(input);
    let ring = Array.from({ length: n }, (_, at) => at + 1);
    const acted = turns.map((turn) => {
      const at = turn % ring.length;
      const actor = ring[at] ?? 0;
      ring = [...ring.slice(at + 1), ...ring.slice(0, at)];
      return actor;
    });
    return lines(acted, Math.max(...ring));
  },
} satisfies Making;
