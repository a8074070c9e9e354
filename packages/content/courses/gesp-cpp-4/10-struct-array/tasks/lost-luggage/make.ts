import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Bag = readonly [id: number, colour: string, weight: number];
type Guest = readonly [colour: string, weight: number];
const MOST = 1_000_000_000;
const belt = (bags: readonly Bag[], guests: readonly Guest[]) =>
  lines([bags.length, guests.length], ...bags, ...guests);
const colour = (random: Random, colours: number) => String.fromCharCode(96 + random.int(1, colours));
const bags = (random: Random, n: number, colours: number, least: number, most: number): Bag[] =>
  random.some(n, 1, 1_000_000).map((id) => [id, colour(random, colours), random.int(least, most)]);
const guests = (random: Random, m: number, colours: number, least: number, most: number): Guest[] =>
  Array.from({ length: m }, () => [colour(random, colours), random.int(least, most)]);
const any = (random: Random, [n, m]: readonly [number, number], colours: number, [least, most] = [1, 9]) =>
  belt(bags(random, n, colours, least, most), guests(random, m, colours, least, most));

export const making = {
  inputs: (random) => [
    belt([[1, 'a', 1]], [['a', 9]]),
    belt(
      [
        [9, 'z', 4],
        [2, 'z', 8],
        [5, 'z', 4],
        [3, 'z', 8],
      ],
      [
        ['z', 6],
        ['z', 6],
        ['z', 6],
      ],
    ),
    any(random, [1000, 1000], 3, [MOST - 9, MOST]),
    any(random, [1000, 300], 26, [1, MOST]),
    any(random, [1000, 20], 2, [MOST / 2, MOST]),
    any(random, [500, 100], 1, [1, MOST]),
    any(random, [100, 80], 2, [1, 30]),
    any(random, [100, 30], 4, [1, 8]),
    any(random, [20, 300], 2, [1, 99]),
    belt(
      Array.from({ length: 50 }, (_, at): Bag => [at + 1, 'k', (at + 1) * 10]),
      Array.from({ length: 40 }, (_, at): Guest => ['k', (at + 1) * 10 + 5]),
    ),
    belt(
      Array.from({ length: 50 }, (_, at): Bag => [100 - at, 'k', 77]),
      Array.from({ length: 40 }, (): Guest => ['k', 77]),
    ),
    any(random, [900, 100], 2, [MOST - 20, MOST]),
    any(random, [300, 40], 3, [MOST / 4, MOST]),
  ],
  small: (random) => any(random, [random.int(1, 5), random.int(1, 5)], 2, [1, 7]),
  isValid: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, m = 0] = head.split(' ').map(Number);
    const ids = new Set(rows.slice(0, n).map((row) => row.split(' ')[0]));
    const isWeight = (x: string) => Number(x) >= 1 && Number(x) <= MOST;
    return (
      input === lines([n, m], ...rows) &&
      rows.length === n + m &&
      [n, m].every((one) => one >= 1 && one <= 1000) &&
      ids.size === n &&
      rows.slice(0, n).every((row) => /^[1-9]\d{0,6} [a-z] \d+$/u.test(row) && isWeight(row.split(' ')[2] ?? '')) &&
      rows.slice(n).every((row) => /^[a-z] \d+$/u.test(row) && isWeight(row.split(' ')[1] ?? ''))
    );
  },
  // Sorts what is left of a colour by how well it fits.
  solve: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const n = Number(head.split(' ')[0]);
    let left = rows.slice(0, n).map((row) => {
      const [id = '', kind = '', weight = ''] = row.split(' ');
      return { id: Number(id), kind, weight: Number(weight) };
    });
    const taken = rows.slice(n).map((row) => {
      const [kind = '', v = ''] = row.split(' ');
      const far = (weight: number) => Math.abs(weight - Number(v));
      const [best] = left
        .filter((bag) => bag.kind === kind)
        .toSorted(
          (one, other) => far(one.weight) - far(other.weight) || one.weight - other.weight || one.id - other.id,
        );
      left = left.filter((bag) => bag !== best);
      return best?.id ?? 0;
    });
    return lines(taken, [left.length, left.reduce((sum, { weight }) => sum + weight, 0)]);
  },
} satisfies Making;
