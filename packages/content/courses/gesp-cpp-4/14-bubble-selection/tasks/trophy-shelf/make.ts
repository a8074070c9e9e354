import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const nameAt = (at: number) =>
  [at % 26, Math.floor(at / 26) % 26, (at * 7) % 26].map((letter) => String.fromCharCode(97 + letter)).join('');
const shelf = (heights: readonly number[]) =>
  lines(heights.length, ...heights.map((height, at) => [nameAt(at), height]));
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));

export const making = {
  inputs: (random) => [
    shelf([1]),
    shelf([2, 1]),
    shelf([3, 3, 1, 1, 2]),
    shelf([5, 5, 5, 1]),
    shelf(Array.from({ length: 500 }, () => MOST)),
    shelf(Array.from({ length: 500 }, (_, at) => at + 1)),
    shelf(Array.from({ length: 500 }, (_, at) => 500 - at)),
    shelf(any(random, 500, 1, MOST)),
    shelf(any(random, 500, 1, 20)),
    shelf(any(random, 100, 1, 3)),
    shelf(any(random, 30, 1, 9)),
    shelf([...any(random, 100, 50, 60), ...any(random, 100, 1, 10)]),
    shelf([...Array.from({ length: 200 }, () => 7), 1]),
  ],
  small: (random) => shelf(any(random, random.int(1, 6), 1, 4)),
  isValid: (input) => {
    const [n = '', ...rows] = input.trimEnd().split('\n');
    const names = new Set(rows.map((row) => row.split(' ')[0]));
    return (
      input === lines(n, ...rows) &&
      Number(n) === rows.length &&
      rows.length <= 500 &&
      names.size === rows.length &&
      rows.every((row) => /^[a-z]{1,6} [1-9]\d*$/u.test(row) && Number(row.split(' ')[1]) <= MOST)
    );
  },
  // Looks for the smallest height and its place in what is left, and takes the row apart.
  solve: (input) => {
    let row = input
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line, at) => {
        const [name = '', height = ''] = line.split(' ');
        return { name, height: Number(height), at };
      });
    let [swaps, walked] = [0, 0];
    for (let i = 0; i < row.length; i++) {
      const heights = row.slice(i).map(({ height }) => height);
      const far = heights.indexOf(Math.min(...heights));
      const [mine, least] = [row[i], row[i + far]];
      if (far === 0 || !mine || !least) continue;
      swaps++;
      walked += far;
      row = row.with(i, least).with(i + far, mine);
    }
    const turned = row.flatMap((one, place) =>
      row.slice(place + 1).filter((other) => other.height === one.height && other.at < one.at),
    );
    return lines(
      row.map(({ name }) => name),
      [swaps, walked, turned.length],
    );
  },
} satisfies Making;
