import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Note = readonly (string | number)[];
const book = (notes: readonly Note[]) => lines(notes.length, ...notes);
const NAMES = ['pen', 'ink', 'cup', 'bag', 'hat', 'map', 'toy', 'box', 'fan', 'kite'] as const;
const some = (random: Random, count: number, most: number, signs: readonly [string, ...string[]], kinds = 10) =>
  book(
    Array.from({ length: count }, (): Note => {
      const [sign, name] = [random.pick(signs), NAMES[random.int(0, kinds - 1)] ?? 'pen'];
      return sign === 'D' ? [sign, name] : [sign, name, random.int(1, most)];
    }),
  );
const read = (input: string) =>
  input
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row): Note => {
      const [sign = '', name = '', value] = row.split(' ');
      return value === undefined ? [sign, name] : [sign, name, Number(value)];
    });
const MOST = 100_000;

export const making = {
  inputs: (random) => [
    book([['S', 'a', 1]]),
    book([
      ['B', 'z', 5],
      ['S', 'z', 2],
      ['B', 'z', 5],
      ['D', 'z'],
      ['B', 'z', 1],
    ]),
    book([
      ['S', 'gem', MOST],
      ['B', 'gem', MOST],
      ['S', 'gem', 1],
      ['B', 'gem', 7],
      ['B', 'gum', 1],
    ]),
    book([
      ['S', 'x', 5],
      ['S', 'x', 7],
      ['B', 'x', 1],
      ['D', 'x'],
      ['D', 'x'],
    ]),
    book([
      ['B', 'a', 1],
      ['B', 'b', 1],
      ['B', 'c', 1],
    ]),
    some(random, 1000, MOST, ['S', 'B', 'B', 'D']),
    some(random, 500, MOST, ['S', 'B', 'B', 'B']),
    some(random, 60, MOST, ['S', 'B', 'B', 'D']),
    some(random, 20, 50, ['S', 'B', 'B', 'D'], 4),
    some(random, 200, MOST, ['S', 'S', 'B', 'B', 'D'], 6),
  ],
  small: (random) => some(random, random.int(1, 9), 9, ['S', 'B', 'B', 'D'], 3),
  isValid: (input) => {
    const notes = read(input);
    return (
      input === book(notes) &&
      notes.length >= 1 &&
      notes.length <= 1000 &&
      notes.every(
        ([sign, name, value]) =>
          /^[a-z]{1,8}$/u.test(`${name ?? ''}`) &&
          (sign === 'D'
            ? value === undefined
            : (sign === 'S' || sign === 'B') && typeof value === 'number' && value >= 1 && value <= MOST),
      )
    );
  },
  // Looks back for the last change of each price.
  solve: (input) => {
    const notes = read(input);
    const priceAt = (name: string | number | undefined, at: number) => {
      const last = notes.slice(0, at).findLast((one) => one[1] === name && one[0] !== 'B');
      return last?.[0] === 'S' ? Number(last[2]) : null;
    };
    const sales = notes.flatMap(([sign, name, count], at) =>
      sign === 'B' ? [{ price: priceAt(name, at), count: Number(count) }] : [],
    );
    const names = [...new Set(notes.map(([, name]) => `${name ?? ''}`))].toSorted();
    const left = names.flatMap((name) => {
      const price = priceAt(name, notes.length);
      return price === null ? [] : [[name, price] as const];
    });
    return lines(
      [
        sales.reduce((sum, { price, count }) => sum + (price ?? 0) * count, 0),
        sales.filter(({ price }) => price === null).length,
      ],
      ...left,
    );
  },
} satisfies Making;
