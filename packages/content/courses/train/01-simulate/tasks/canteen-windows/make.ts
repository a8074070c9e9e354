import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Guest = readonly [arrives: number, takes: number];
const GIGA = 1_000_000_000;
const canteen = (guests: readonly Guest[]) => lines(guests.length, ...guests);

const guests = (random: Random, count: number, gap: readonly [number, number], takes: readonly [number, number]) => {
  let time = 0;
  return Array.from({ length: count }, (): Guest => {
    time += random.int(...gap);
    return [time, random.int(...takes)];
  });
};

/** Stretches all times by a factor; the order of events stays the same. */
const later = (all: readonly Guest[], factor: number) =>
  all.map(([arrives, takes]): Guest => [arrives * factor, takes * factor]);

function read(input: string): Guest[] {
  const [, ...rows] = input.trimEnd().split('\n');
  return rows.map((row): Guest => {
    const [arrives = -1, takes = -1] = row.split(' ').map(Number);
    return [arrives, takes];
  });
}

export const making = {
  inputs: (random) => [
    canteen([[0, 1]]),
    canteen([
      [GIGA, GIGA],
      [GIGA, GIGA],
      [GIGA, GIGA],
    ]),
    canteen(Array.from({ length: 2000 }, (): Guest => [GIGA, GIGA])),
    canteen(Array.from({ length: 300 }, (_, at): Guest => [at, 2])),
    canteen(Array.from({ length: 50 }, (_, at): Guest => [at * 10, at % 2 === 0 ? 100 : 1])),
    canteen(Array.from({ length: 60 }, (_, at): Guest => [at * 15_000_000, 80_000_000 + (at % 5) * 5_000_000])),
    canteen(later(guests(random, 100, [0, 3], [1, 20]), 5_000_000)),
    canteen(guests(random, 500, [0, 1_000_000], [100_000_000, GIGA])),
    canteen(later(guests(random, 160, [0, 2], [1, 20]), 4_000_000)),
    canteen(guests(random, 800, [0, 1_200_000], [1, GIGA])),
    canteen(guests(random, 2000, [0, 500_000], [900_000_000, GIGA])),
    canteen(guests(random, 60, [0, 16_000_000], [GIGA - 9, GIGA])),
    canteen(later(guests(random, 100, [1, 9], [1, 60]), 1_700_000)),
  ],
  small: (random) => canteen(guests(random, random.int(1, 9), [0, 3], [1, 8])),
  isValid: (input) => {
    const all = read(input);
    return (
      input === canteen(all) &&
      all.length >= 1 &&
      all.length <= 2000 &&
      all.every(([arrives, takes], at) => {
        const [before = 0] = all[at - 1] ?? [];
        return arrives >= before && arrives <= GIGA && takes >= 1 && takes <= GIGA;
      })
    );
  },
  // For each guest, looks at all guests who came before.
  solve: (input) => {
    const gone: { window: number; leaves: number }[] = [];
    const waits = read(input).map(([arrives, takes]) => {
      const inQueue = (window: number) => gone.filter((one) => one.window === window && one.leaves > arrives);
      const window = inQueue(1).length <= inQueue(2).length ? 1 : 2;
      const starts = Math.max(arrives, ...inQueue(window).map(({ leaves }) => leaves));
      gone.push({ window, leaves: starts + takes });
      return starts - arrives;
    });
    const longest = waits.reduce((most, wait) => Math.max(most, wait), 0);
    return lines([longest, waits.indexOf(longest) + 1]);
  },
} satisfies Making;
