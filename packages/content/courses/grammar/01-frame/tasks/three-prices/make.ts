import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

/** Price in fen, and quantity. */
type Thing = readonly [fen: number, count: number];
const money = (fen: number) => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
const total = (things: readonly Thing[]) => things.reduce((sum, [fen, count]) => sum + fen * count, 0);
const bill = (things: readonly Thing[], more: number) =>
  lines(...things.map(([fen, count]) => `${money(fen)}*${count}`), Math.max(1, Math.ceil(total(things) / 100)) + more);
const any = (random: Random, most: number): Thing[] =>
  Array.from({ length: 3 }, () => [random.int(1, most), random.int(1, 100)]);

function read(input: string) {
  const [a = '', b = '', c = '', paid = ''] = input.trimEnd().split('\n');
  const things = [a, b, c].map((row): Thing => {
    const [price = '', count = ''] = row.split('*');
    return [Number(price.replace('.', '')), Number(count)];
  });
  return { things, paid: Number(paid) };
}

export const making = {
  inputs: (random) => [
    bill(
      [
        [9999, 100],
        [9999, 100],
        [9999, 100],
      ],
      0,
    ),
    bill(
      [
        [9999, 100],
        [9999, 100],
        [9999, 100],
      ],
      20_000,
    ),
    bill(
      [
        [100, 1],
        [200, 2],
        [300, 3],
      ],
      0,
    ),
    bill(
      [
        [10, 10],
        [5, 100],
        [50, 3],
      ],
      5,
    ),
    bill(
      [
        [199, 3],
        [299, 7],
        [399, 9],
      ],
      40,
    ),
    bill(
      [
        [1, 99],
        [99, 1],
        [101, 9],
      ],
      1,
    ),
    bill(any(random, 99), 0),
    bill(any(random, 999), 13),
    bill(any(random, 5000), 100),
    bill(any(random, 9999), 999),
  ],
  small: (random) => bill(any(random, 500), random.int(0, 30)),
  isValid: (input) => {
    const { things, paid } = read(input);
    return (
      input === lines(...things.map(([fen, count]) => `${money(fen)}*${count}`), paid) &&
      things.every(([fen, count]) => fen >= 1 && fen <= 9999 && count >= 1 && count <= 100) &&
      paid >= 1 &&
      paid <= 50_000 &&
      paid * 100 >= total(things)
    );
  },
  // In fen, so that nothing is ever rounded.
  solve: (input) => {
    const { things, paid } = read(input);
    const parts = things.map(([fen, count], at) => `${'ABC'[at] ?? ''}:${money(fen * count)}`);
    return lines(...parts, `T:${money(total(things))}`, `R:${money(paid * 100 - total(things))}`);
  },
} satisfies Making;
