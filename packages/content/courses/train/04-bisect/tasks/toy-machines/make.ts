import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Machine = readonly [warms: number, takes: number];
const GIGA = 1_000_000_000;
const factory = (k: number, all: readonly Machine[]) => lines([all.length, k], ...all);
const some = (random: Random, n: number, warms: number, takes: readonly [number, number]) =>
  Array.from({ length: n }, (): Machine => [random.int(0, warms), random.int(...takes)]);
function read(input: string): { k: number; all: Machine[] } {
  const [head = '', ...rows] = input.trimEnd().split('\n');
  const [, k = 0] = head.split(' ').map(Number);
  return {
    k,
    all: rows.map((row): Machine => {
      const [warms = 0, takes = 0] = row.split(' ').map(Number);
      return [warms, takes];
    }),
  };
}

export const making = {
  inputs: (random) => [
    factory(1, [[0, 1]]),
    factory(1, [[GIGA, GIGA]]),
    factory(GIGA, [[GIGA, GIGA]]),
    factory(7, some(random, 3, 20, [1, 9])),
    factory(50, some(random, 5, 90, [3, 30])),
    factory(200, some(random, 30, 500, [5, 80])),
    factory(900, some(random, 100, 900, [1, 60])),
    factory(
      1000,
      Array.from({ length: 1000 }, (): Machine => [0, 1]),
    ),
    factory(
      GIGA,
      Array.from({ length: 1000 }, (_, at): Machine => [at, 1 + at]),
    ),
    factory(GIGA, some(random, 1000, GIGA, [1, GIGA])),
    factory(GIGA, some(random, 10, GIGA, [1_000_000, GIGA])),
    factory(987_654_321, some(random, 2, GIGA, [GIGA - 999, GIGA])),
    factory(GIGA - 1, some(random, 700, 1000, [GIGA / 2, GIGA])),
    factory(12_345_678, some(random, 1000, GIGA, [100_000, 200_000])),
    factory(GIGA, [...some(random, 999, 0, [1, 1]), [GIGA, GIGA]]),
    factory(800_000_000, some(random, 3, 5, [900_000_000, GIGA])),
  ],
  small: (random) => factory(random.int(1, 12), some(random, random.int(1, 4), 8, [1, 6])),
  isValid: (input) => {
    const { k, all } = read(input);
    return (
      input === factory(k, all) &&
      all.length >= 1 &&
      all.length <= 1000 &&
      k >= 1 &&
      k <= GIGA &&
      all.every(([warms, takes]) => warms >= 0 && warms <= GIGA && takes >= 1 && takes <= GIGA)
    );
  },
  // Adds powers of two to a time at which too few toys are ready, in whole numbers of any size.
  solve: (input) => {
    const { k, all } = read(input);
    const machines = all.map(([warms, takes]) => [BigInt(warms), BigInt(takes)] as const);
    const readyAt = (time: bigint) =>
      machines.reduce((sum, [warms, takes]) => (time > warms ? sum + (time - warms) / takes : sum), 0n);
    let time = 0n;
    for (let step = 1n << 61n; step > 0n; step /= 2n) if (readyAt(time + step) < BigInt(k)) time += step;
    return lines(String(time + 1n));
  },
} satisfies Making;
