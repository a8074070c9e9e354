import { lines, type Making } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letter = (random: Random) => ALPHABET[random.int(0, 25)] ?? 'A';

export const making = {
  inputs: (random) => [
    lines([1, 1, 'A']),
    lines([1, 1, 'Z']),
    lines([60, 60, 'A']),
    lines([60, 60, 'Q']),
    lines([1, 60, 'Z']),
    lines([60, 1, 'Z']),
    lines([26, 26, 'B']),
    lines([5, 27, 'M']),
    lines([12, 8, letter(random)]),
    lines([33, 17, letter(random)]),
  ],
  small: (random) => lines([random.int(1, 6), random.int(1, 30), letter(random)]),
  isValid: (input) => {
    const [n = 0, m = 0] = input.split(' ').map(Number);
    const [, , c = ''] = input.trimEnd().split(' ');
    return input === lines([n, m, c]) && /^[A-Z]$/u.test(c) && n >= 1 && n <= 60 && m >= 1 && m <= 60;
  },
  // Cuts every row out of one long ribbon of alphabets.
  solve: (input) => {
    const [n = 0, m = 0] = input.split(' ').map(Number);
    const from = ALPHABET.indexOf(input.trimEnd().slice(-1));
    const ribbon = ALPHABET.repeat(6);
    const rows = Array.from({ length: n }, (_, at) => ribbon.slice(from + at, from + at + m));
    return lines(...rows, rows.join('').replaceAll(/[^A]/gu, '').length);
  },
} satisfies Making;
