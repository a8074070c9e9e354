import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 99_999;
type Row = readonly [name: string, number: number, price: number];
const receipt = (rows: readonly Row[]) =>
  lines(rows.map(([name, number, price]) => `${name}*${number}@${price}`).join(','));
const named = (random: Random, most = 10) =>
  Array.from({ length: random.int(1, most) }, () => String.fromCharCode(random.int(97, 122))).join('');
const any = (random: Random, n: number, most: number): Row[] =>
  Array.from({ length: n }, () => [named(random), random.int(1, most), random.int(1, most)]);
const big = (random: Random, n: number): Row[] =>
  Array.from({ length: n }, () => [named(random), random.int(70_000, MOST), random.int(70_000, MOST)]);

export const making = {
  inputs: (random) => [
    receipt([['a', 1, 1]]),
    receipt([['zzzzzzzzzz', MOST, MOST]]),
    receipt([
      ['b', 2, 3],
      ['a', 3, 2],
      ['c', 1, 6],
    ]),
    receipt(Array.from({ length: 50 }, (): Row => ['paper', MOST, MOST])),
    receipt([...any(random, 8, 30), ['last', 900, 9]]),
    receipt([['first', 100, 50], ...any(random, 6, 60), ['later', 50, 100]]),
    receipt(any(random, 20, 300)),
    receipt(any(random, 50, 9)),
    receipt([...any(random, 20, 1000), ...big(random, 5)]),
    receipt(big(random, 50)),
    receipt([...big(random, 9), ['crayon', MOST, MOST], ['ink', MOST, MOST]]),
    receipt(any(random, 45, MOST)),
  ],
  small: (random) => receipt(any(random, random.int(1, 4), 4)),
  isValid: (input) => {
    const rows = input.trimEnd().split(',');
    return (
      input === lines(rows.join(',')) &&
      rows.length >= 1 &&
      rows.length <= 50 &&
      rows.every((row) => /^[a-z]{1,10}\*[1-9]\d{0,4}@[1-9]\d{0,4}$/u.test(row))
    );
  },
  // Reads all rows by one pattern and sorts them.
  solve: (input) => {
    const rows = [...input.matchAll(/([a-z]+)\*(\d+)@(\d+)/gu)].map(([, name = '', number, price]) => ({
      name,
      cost: Number(number) * Number(price),
    }));
    const [most] = rows.toSorted((one, other) => other.cost - one.cost);
    return lines([rows.reduce((sum, { cost }) => sum + cost, 0), most?.name ?? '']);
  },
} satisfies Making;
