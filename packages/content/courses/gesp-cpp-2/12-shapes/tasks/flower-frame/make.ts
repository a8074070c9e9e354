import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const SIGNS = 'abcdefghijklmnopqrstuvwxyz#*@';
const card = (n: number, m: number, sign: string) => lines([n, m, sign]);
const anySign = (random: Random) => SIGNS[random.int(0, SIGNS.length - 1)] ?? '#';

export const making = {
  inputs: (random) => [
    card(4, 4, '*'),
    card(5, 5, 'z'),
    card(4, 100, 'a'),
    card(100, 4, '@'),
    card(100, 100, '#'),
    card(6, 9, 'k'),
    card(9, 6, 'k'),
    card(5, 8, '*'),
    ...Array.from({ length: 4 }, () => card(random.int(6, 60), random.int(61, 100), anySign(random))),
  ],
  small: (random) => card(random.int(4, 9), random.int(4, 9), anySign(random)),
  isValid: (input) => {
    const [, n = '', m = '', sign = ''] = /^(\d+) (\d+) ([a-z#*@])\n$/u.exec(input) ?? [];
    const isIn = (one: number) => one >= 4 && one <= 100;
    return input === card(Number(n), Number(m), sign) && isIn(Number(n)) && isIn(Number(m));
  },
  // Lays rectangles over each other, from the largest to the smallest.
  solve: (input) => {
    const [n = '', m = '', sign = ''] = input.trim().split(' ');
    const [rows, columns] = [Number(n), Number(m)];
    const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => sign));
    for (const [ring, fill] of [
      [1, '.'],
      [2, '+'],
    ] as const)
      for (const row of grid.slice(ring, rows - ring)) row.fill(fill, ring, Math.max(ring, columns - ring));
    return lines(...grid.map((row) => row.join('')));
  },
} satisfies Making;
