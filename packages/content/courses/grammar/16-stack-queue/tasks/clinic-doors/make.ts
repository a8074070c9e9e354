import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Order = readonly (string | number)[];
const day = (orders: readonly Order[]) => lines(orders.length, ...orders);
const some = (random: Random, count: number, signs: readonly [string, ...string[]]) =>
  day([
    ...Array.from({ length: count - 1 }, (_, at): Order => {
      const sign = random.pick(signs);
      return sign === 'C' ? ['C'] : [sign, at + 1];
    }),
    ['C'],
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
const called = (count: number) => Array.from({ length: count }, (): Order => ['C']);
const come = (sign: string, from: number, count: number) =>
  Array.from({ length: count }, (_, at): Order => [sign, from + at]);

export const making = {
  inputs: (random) => [
    day([['N', 1_000_000_000], ['C'], ['C']]),
    day([...come('E', 1, 8), ...come('N', 20, 2), ...called(11)]),
    day([...come('N', 1, 5), ...come('E', 10, 7), ...called(12)]),
    day([...come('E', 1, 5), ...called(5), ['N', 9], ['E', 10], ...called(2)]),
    day([...come('E', 1, 4), ...come('N', 30, 3), ...called(6), ...come('E', 50, 4), ...called(4)]),
    day([...come('E', 1, 700), ...come('N', 1000, 400), ...called(900)]),
    some(random, 2000, ['E', 'E', 'N', 'C', 'C']),
    some(random, 300, ['E', 'N', 'C', 'C']),
    some(random, 60, ['E', 'E', 'N', 'C', 'C']),
    some(random, 1000, ['E', 'E', 'E', 'N', 'C', 'C', 'C']),
  ],
  small: (random) => some(random, random.int(2, 16), ['E', 'E', 'N', 'C', 'C']),
  isValid: (input) => {
    const orders = read(input);
    return (
      input === day(orders) &&
      orders.length <= 2000 &&
      orders.some(([sign]) => sign === 'C') &&
      orders.every(([sign, x]) =>
        sign === 'C'
          ? x === undefined
          : (sign === 'E' || sign === 'N') && typeof x === 'number' && x >= 1 && x <= 1_000_000_000,
      )
    );
  },
  // Keeps all waiting people in one list and looks back at what was called.
  solve: (input) => {
    let waiting: Order[] = [];
    const kinds: (string | number)[] = [];
    const answers: (string | number)[] = [];
    for (const order of read(input)) {
      if (order[0] !== 'C') {
        waiting = [...waiting, order];
        continue;
      }
      const isTired = kinds.length >= 3 && kinds.slice(-3).every((kind) => kind === 'E');
      const first = waiting.find(([kind]) => kind === (isTired ? 'N' : 'E')) ?? waiting[0];
      if (first) {
        waiting = waiting.filter((one) => one !== first);
        kinds.push(first[0] ?? '');
      }
      answers.push(first?.[1] ?? 0);
    }
    return lines(answers, waiting.length);
  },
} satisfies Making;
