import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Work = readonly [takes: number, until: number];
const GIGA = 1_000_000_000;
const TERA = 1_000_000_000_000;
const pile = (works: readonly Work[]) => lines(works.length, ...works);
const some = (random: Random, n: number, longest: number, latest: number) =>
  Array.from({ length: n }, (): Work => [random.int(1, longest), random.int(1, latest)]);
function read(input: string): Work[] {
  const [, ...rows] = input.trimEnd().split('\n');
  return rows.map((row): Work => {
    const [takes = 0, until = 0] = row.split(' ').map(Number);
    return [takes, until];
  });
}

export const making = {
  inputs: (random) => [
    pile([[GIGA, 1]]),
    pile([
      [8, 8],
      [3, 9],
      [3, 10],
      [3, 11],
    ]),
    pile(some(random, 10, 9, 30)),
    pile(some(random, 15, 20, 90)),
    pile(some(random, 20, GIGA, 6 * GIGA)),
    pile(Array.from({ length: 2000 }, (): Work => [GIGA, TERA])),
    pile(Array.from({ length: 1000 }, (_, at): Work => [1000 - at, 5000 + at * 300])),
    pile(Array.from({ length: 1000 }, (_, at): Work => [GIGA - at * 900_000, 3 * GIGA + at * 200_000_000])),
    pile(some(random, 2000, GIGA, TERA)),
    pile(some(random, 2000, GIGA, 300 * GIGA)),
    pile(some(random, 1500, GIGA, 100 * GIGA)),
    pile(some(random, 300, GIGA, 60 * GIGA)),
    pile([[900_000_000, GIGA], ...some(random, 200, 100_000_000, 5 * GIGA)]),
    pile(some(random, 60, 50, 700)),
    pile(some(random, 1999, GIGA, 500 * GIGA)),
  ],
  small: (random) => pile(some(random, random.int(1, 7), 9, 25)),
  isValid: (input) => {
    const works = read(input);
    return (
      input === pile(works) &&
      works.length >= 1 &&
      works.length <= 2000 &&
      works.every(([takes, until]) => takes >= 1 && takes <= GIGA && until >= 1 && until <= TERA)
    );
  },
  // For each number of works: the least time in which that number of those seen so far is done.
  solve: (input) => {
    const least = [0];
    for (const [takes, until] of read(input).toSorted(([, one], [, other]) => one - other))
      for (let count = least.length; count > 0; count--) {
        const time = (least[count - 1] ?? 0) + takes;
        if (time <= until && time < (least[count] ?? Infinity)) least[count] = time;
      }
    return lines([least.length - 1, least.at(-1) ?? 0]);
  },
} satisfies Making;
