import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Toy = readonly [takes: number, costs: number];
const MOST = 10_000;
const shop = (toys: readonly Toy[]) => lines(toys.length, ...toys);
const some = (random: Random, n: number, most: number) =>
  Array.from({ length: n }, (): Toy => [random.int(1, most), random.int(1, most)]);
function read(input: string): Toy[] {
  const [, ...rows] = input.trimEnd().split('\n');
  return rows.map((row): Toy => {
    const [takes = 0, costs = 0] = row.split(' ').map(Number);
    return [takes, costs];
  });
}

export const making = {
  inputs: (random) => [
    shop([[1, 1]]),
    shop([
      [MOST, 3],
      [9, MOST],
    ]),
    shop([
      [3, 2],
      [7, 5],
      [8, 5],
      [4, 3],
      [10, 7],
    ]),
    shop(some(random, 8, 9)),
    shop(some(random, 9, MOST)),
    shop(Array.from({ length: 2000 }, (): Toy => [MOST, MOST])),
    shop(some(random, 2000, MOST)),
    shop(some(random, 1000, MOST)),
    shop(some(random, 500, MOST)),
    shop(Array.from({ length: 1500 }, (_, at): Toy => [at + 1, 5000 + (at % 7)])),
    shop(Array.from({ length: 900 }, (_, at): Toy => [9999 - at, 10_000 - at * 3])),
    shop(Array.from({ length: 1200 }, (_, at): Toy => [5000 + (at % 90), 4000 + at])),
    shop(some(random, 300, 10_000)),
    shop(Array.from({ length: 800 }, (): Toy => [random.int(8000, MOST), random.int(5000, MOST)])),
    shop(Array.from({ length: 1999 }, (): Toy => [random.int(1, 50), random.int(9000, MOST)])),
  ],
  small: (random) => shop(some(random, random.int(1, 7), 9)),
  isValid: (input) => {
    const toys = read(input);
    return (
      input === shop(toys) &&
      toys.length >= 1 &&
      toys.length <= 2000 &&
      toys.flat().every((one) => Number.isInteger(one) && one >= 1 && one <= MOST)
    );
  },
  // Of each two toys one waits for the other; all of these choices can be the cheaper ones at once.
  solve: (input) => {
    const toys = read(input);
    let sum = 0;
    for (const [at, [takes, costs]] of toys.entries()) {
      sum += takes * costs;
      for (const [time, cost] of toys.slice(at + 1)) sum += Math.min(takes * cost, time * costs);
    }
    return lines(sum);
  },
} satisfies Making;
