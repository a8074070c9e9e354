import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Order = readonly (string | number)[];
const board = (orders: readonly Order[]) => lines(orders.length, ...orders);
const some = (random: Random, count: number, most: number, undo: number) =>
  board([
    ...Array.from({ length: count - 1 }, (): Order => {
      const sign = random.pick(['P', 'P', 'P', 'U', 'Q']);
      return sign === 'Q' ? ['Q'] : [sign, random.int(1, sign === 'P' ? most : undo)];
    }),
    ['Q'],
  ]);
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
    board([['Q']]),
    board([['U', 1_000_000_000], ['P', 2], ['P', 3], ['U', 2], ['Q'], ['P', 7], ['Q']]),
    board([['P', 1_000_000_000], ['P', 1], ['P', 2], ['U', 3], ['Q']]),
    board([['P', 1], ['P', 2], ['P', 3], ['P', 4], ['U', 2], ['Q'], ['U', 5], ['Q'], ['P', 6], ['U', 1], ['Q']]),
    board([...Array.from({ length: 1500 }, (_, at): Order => ['P', at + 1]), ['U', 700], ['Q'], ['U', 900], ['Q']]),
    some(random, 2000, 1_000_000_000, 5),
    some(random, 300, 9, 3),
    some(random, 100, 50, 8),
    some(random, 50, 100, 2),
    some(random, 1000, 1_000_000_000, 1_000_000_000),
  ],
  small: (random) => some(random, random.int(2, 9), 9, 4),
  isValid: (input) => {
    const orders = read(input);
    const isIn = (one: string | number | undefined) =>
      typeof one === 'number' && Number.isInteger(one) && one >= 1 && one <= 1_000_000_000;
    return (
      input === board(orders) &&
      orders.length >= 1 &&
      orders.length <= 2000 &&
      orders.some(([sign]) => sign === 'Q') &&
      orders.every(([sign, value]) =>
        sign === 'Q' ? value === undefined : (sign === 'P' || sign === 'U') && isIn(value),
      )
    );
  },
  // Cuts off the end of a copied list.
  solve: (input) => {
    let now: (string | number)[] = [];
    const answers: (readonly (string | number)[])[] = [];
    for (const [sign, value = 0] of read(input)) {
      if (sign === 'P') now = [...now, value];
      else if (sign === 'U') now = now.slice(0, Math.max(0, now.length - Number(value)));
      else answers.push([now.at(-1) ?? 0, now.length]);
    }
    return lines(...answers);
  },
} satisfies Making;
