import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Sale = readonly [name: string, cups: number, price: number];
const MOST = 100_000;
const NAMES = ['taro', 'lemon', 'milk', 'grape', 'mango', 'oolong', 'jasmine', 'coconut'];
const nameAt = (at: number) => NAMES[at % NAMES.length] ?? 'taro';
const any = (random: Random, n: number, cups: number, price: number): Sale[] =>
  Array.from({ length: n }, () => [nameAt(random.int(0, 7)), random.int(0, cups), random.int(1, price)]);
const rich = (random: Random, n: number): Sale[] =>
  Array.from({ length: n }, (_, at) => [nameAt(at), MOST - random.int(0, 9), MOST - random.int(0, 9)]);

export const making = {
  inputs: (random) => [
    lines(['a', 1, 1]),
    lines(['x', 0, 9], ['y', 0, 7], ['x', 0, 1]),
    lines(...Array.from({ length: 1000 }, (_, at): Sale => [nameAt(at), MOST, MOST])),
    lines(...Array.from({ length: 99 }, (_, at): Sale => [nameAt(at), at, at + 1])),
    lines(...Array.from({ length: 99 }, (_, at): Sale => [nameAt(at), 99 - at, 5])),
    lines(...any(random, 1000, MOST, MOST)),
    lines(...rich(random, 600)),
    lines(...any(random, 200, 3, 4)),
    lines(...any(random, 30, 2, 2)),
    lines(...any(random, 100, MOST, MOST)),
    lines(...any(random, 25, 1000, 1000)),
    lines(...any(random, 300, 50, 90)),
    lines(...any(random, 40, MOST, MOST), ...rich(random, 9)),
    lines(...any(random, 7, MOST, MOST)),
    lines(['big', MOST, MOST], ...any(random, 50, 9, 9), ['last', MOST, MOST]),
  ],
  small: (random) => lines(...any(random, random.int(1, 5), 3, 4)),
  isValid: (input) => {
    const rows = input.trimEnd().split('\n');
    return (
      input === lines(...rows) &&
      rows.length <= 1000 &&
      rows.every((row) => {
        const [, cups = '', price = ''] = /^[a-z]{1,10} (\d+) ([1-9]\d*)$/u.exec(row) ?? [];
        return cups !== '' && Number(cups) <= MOST && Number(price) <= MOST;
      })
    );
  },
  // Lists what each line earned, and looks for the most among them.
  solve: (input) => {
    const rows = input
      .trimEnd()
      .split('\n')
      .map((row) => row.split(' '));
    const earned = rows.map(([, cups, price]) => Number(cups) * Number(price));
    const best = earned.indexOf(Math.max(...earned));
    return lines([rows.length, earned.reduce((sum, one) => sum + one, 0)], [best + 1, rows[best]?.[0] ?? '']);
  },
} satisfies Making;
