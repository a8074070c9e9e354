import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Order = readonly (string | number)[];
const keys = (orders: readonly Order[]) => lines(orders.length, ...orders);
const some = (random: Random, count: number, most: number) =>
  keys(
    Array.from({ length: count }, (): Order => {
      const sign = random.pick(['V', 'B', 'B', 'F', 'F', 'V']);
      return sign === 'V' ? ['V', random.int(1, most)] : [sign];
    }),
  );
const read = (input: string) =>
  input
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row): Order => {
      const [sign = '', value] = row.split(' ');
      return value === undefined ? [sign] : [sign, Number(value)];
    });

export const making = {
  inputs: (random) => [
    keys([['F']]),
    keys([['V', 1_000_000_000], ['B'], ['B'], ['F'], ['F']]),
    keys([['V', 1], ['V', 2], ['V', 3], ['B'], ['B'], ['B'], ['F'], ['F'], ['F'], ['F']]),
    keys([['V', 4], ['V', 5], ['B'], ['V', 6], ['F'], ['B'], ['B'], ['F'], ['F']]),
    keys([
      ...Array.from({ length: 900 }, (_, at): Order => ['V', at + 1]),
      ...Array.from({ length: 950 }, (): Order => ['B']),
      ['F'],
    ]),
    some(random, 2000, 1_000_000_000),
    some(random, 500, 50),
    some(random, 100, 9),
    some(random, 40, 99),
    some(random, 800, 9),
    some(random, 200, 30),
    some(random, 1000, 1000),
  ],
  small: (random) => some(random, random.int(1, 9), 9),
  isValid: (input) => {
    const orders = read(input);
    return (
      input === keys(orders) &&
      orders.length >= 1 &&
      orders.length <= 2000 &&
      orders.every(([sign, x]) =>
        sign === 'V'
          ? typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1_000_000_000
          : (sign === 'B' || sign === 'F') && x === undefined,
      )
    );
  },
  // Keeps one list and a place in it.
  solve: (input) => {
    let [pages, at]: [(string | number)[], number] = [[0], 0];
    return lines(
      read(input).map(([sign, x = 0]) => {
        if (sign === 'V') {
          pages = [...pages.slice(0, at + 1), x];
          at++;
        } else at = sign === 'B' ? Math.max(0, at - 1) : Math.min(pages.length - 1, at + 1);
        return pages[at] ?? 0;
      }),
    );
  },
} satisfies Making;
