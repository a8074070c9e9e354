import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Rain = readonly [number, number];
const GIGA = 1_000_000_000;
const year = (rains: readonly Rain[]) => lines(rains.length, ...rains);
const some = (random: Random, n: number, most: number, longest: number) =>
  year(
    Array.from({ length: n }, (): Rain => {
      const l = random.int(1, most);
      return [l, Math.min(most, l + random.int(0, longest))];
    }),
  );
const read = (input: string) =>
  input
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row): Rain => {
      const [l = 0, r = 0] = row.split(' ').map(Number);
      return [l, r];
    });

export const making = {
  inputs: (random) => [
    year([[1, 1]]),
    year([
      [1, GIGA],
      [2, 3],
      [GIGA, GIGA],
    ]),
    year([
      [1, 2],
      [3, 4],
      [5, 6],
      [8, 9],
    ]),
    year([
      [1, 10],
      [2, 3],
      [5, 6],
      [12, 12],
    ]),
    year([
      [7, 8],
      [1, 9],
      [2, 3],
      [10, 11],
    ]),
    year([
      [4, 4],
      [4, 4],
      [5, 5],
    ]),
    year([
      [20, 30],
      [1, 50],
      [40, 45],
      [60, 61],
      [62, 70],
    ]),
    some(random, 1000, GIGA, 1_000_000),
    some(random, 1000, 3000, 3),
    some(random, 200, 1000, 20),
    some(random, 30, 60, 4),
    some(random, 50, 200, 10),
  ],
  small: (random) => some(random, random.int(1, 5), 14, 4),
  isValid: (input) => {
    const rains = read(input);
    return (
      input === year(rains) &&
      rains.length >= 1 &&
      rains.length <= 1000 &&
      rains.every(([l, r]) => Number.isInteger(l) && Number.isInteger(r) && l >= 1 && l <= r && r <= GIGA)
    );
  },
  // The weather only changes where a rain begins or has ended.
  solve: (input) => {
    const rains = read(input);
    const marks = [...new Set(rains.flatMap(([l, r]) => [l, r + 1]))].toSorted((a, b) => a - b);
    let [total, longest, run] = [0, 0, 0];
    for (const [at, day] of marks.entries()) {
      const days = (marks[at + 1] ?? day) - day;
      const isWet = rains.some(([l, r]) => l <= day && day <= r);
      run = isWet ? run + days : 0;
      total += isWet ? days : 0;
      longest = Math.max(longest, run);
    }
    return lines([total, longest]);
  },
} satisfies Making;
