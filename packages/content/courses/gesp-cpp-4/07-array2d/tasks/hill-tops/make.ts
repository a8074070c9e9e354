import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 2_000_000_000;
type Grid = readonly (readonly number[])[];
const map = (grid: Grid) => lines([grid.length, grid[0]?.length ?? 0], ...grid);
const filled = (n: number, m: number, heightAt: (i: number, j: number) => number): Grid =>
  Array.from({ length: n }, (_, i) => Array.from({ length: m }, (__, j) => heightAt(i, j)));
const any = (random: Random, n: number, m: number, least: number, most: number): Grid =>
  filled(n, m, () => random.int(least, most));
/** Peaks and pits in turn, far from each other. */
const spikes = (random: Random, n: number, m: number): Grid =>
  filled(n, m, (i, j) => ((i + j) % 2 === 0 ? MOST - random.int(0, 99) : random.int(0, 99) - MOST));

export const making = {
  inputs: (random) => [
    map([[-7]]),
    map([[4, 4]]),
    map([[-2], [-9], [-1]]),
    map(filled(50, 50, () => 0)),
    map(filled(20, 7, (i, j) => -i * 7 - j - 1)),
    map(spikes(random, 10, 11)),
    map(spikes(random, 200, 1)),
    map(spikes(random, 3, 70)),
    map(any(random, 150, 200, -MOST, MOST)),
    map(any(random, 40, 9, -MOST, MOST)),
    map(any(random, 30, 30, -20, -1)),
    map(any(random, 30, 31, 1, 4)),
    map(any(random, 9, 9, 1, 2)),
    map(any(random, 1, 200, -MOST, MOST)),
    map(spikes(random, 6, 2)),
    map(spikes(random, 17, 30)),
    map(any(random, 40, 50, 7, 9)),
    map(any(random, 5, 60, -6, 0)),
  ],
  small: (random) => map(any(random, random.int(1, 4), random.int(1, 4), -3, 3)),
  isValid: (input) => {
    const [n = 0, m = 0, ...all] = numbersOf(input);
    return (
      input === map(filled(n, m, (i, j) => all[i * m + j] ?? 0)) &&
      [n, m].every((one) => one >= 1 && one <= 200) &&
      all.every((one) => Number.isInteger(one) && Math.abs(one) <= MOST)
    );
  },
  // Lists the neighbours that there are.
  solve: (input) => {
    const [n = 0, m = 0, ...all] = numbersOf(input);
    const tops = all.flatMap((height, at) => {
      const [i, j] = [Math.floor(at / m), at % m];
      const near = [
        ...(i > 0 ? [at - m] : []),
        ...(i < n - 1 ? [at + m] : []),
        ...(j > 0 ? [at - 1] : []),
        ...(j < m - 1 ? [at + 1] : []),
      ].map((place) => all[place] ?? 0);
      const over = near.length > 0 ? height - Math.max(...near) : height;
      return near.every((one) => one < height) ? [[i + 1, j + 1, over]] : [];
    });
    return lines(tops.length, ...tops);
  },
} satisfies Making;
