import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const flags = (n: number, sign: string) => lines([n, sign]);
const anySign = (random: Random) => random.pick(['.', '*', '-', '#']);

export const making = {
  inputs: (random) => [
    flags(1, '.'),
    flags(2, '#'),
    flags(2, '-'),
    flags(3, '*'),
    flags(26, '.'),
    flags(26, '#'),
    flags(25, '-'),
    ...random.some(5, 5, 24).map((n) => flags(n, anySign(random))),
  ],
  small: (random) => flags(random.int(1, 7), anySign(random)),
  isValid: (input) => {
    const [, n = '', sign = ''] = /^(\d+) ([-.*#])\n$/u.exec(input) ?? [];
    return input === flags(Number(n), sign) && Number(n) >= 1 && Number(n) <= 26;
  },
  // Writes each row at its full length, and counts by the formula of Gauss.
  solve: (input) => {
    const [size = '', sign = ''] = input.trim().split(' ');
    const n = Number(size);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.slice(0, n);
    const rows = Array.from(letters, (letter, at) => letter.repeat(at + 1).padStart(n, sign));
    return lines(...rows, (n * (n + 1)) / 2);
  },
} satisfies Making;
