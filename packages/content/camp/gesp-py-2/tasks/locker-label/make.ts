import { lines, type Making } from '../../../../src/tasks/making.ts';

const locker = (m: number, c: string, k: number, d: number) => lines(m, c, k, d);
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const making = {
  inputs: (random) => [
    locker(1, 'A', 1, 0),
    locker(1, 'A', 1, 25),
    locker(50, 'Z', 50, 0),
    locker(50, 'A', 1, 1299),
    locker(10, 'C', 10, 0),
    locker(8, 'D', 3, 13),
    locker(12, 'F', 12, 36),
    locker(6, 'B', 2, 4),
    locker(7, 'A', 7, 1),
    locker(20, 'K', 15, 45),
    locker(9, 'H', 5, 22),
    locker(16, 'M', 9, random.int(100, 180)),
    locker(30, 'E', random.int(1, 30), random.int(200, 500)),
  ],
  small: (random) => {
    const m = random.int(1, 6);
    return locker(m, random.pick(['A', 'B', 'C', 'D'] as const), random.int(1, m), random.int(0, 15));
  },
  isValid: (input) => {
    const [size = '', c = '', place = '', ahead = ''] = input.split('\n');
    const [m = 0, k = 0, d = 0] = [size, place, ahead].map(Number);
    return (
      input === locker(m, c, k, d) &&
      [m, k, d].every((one) => Number.isInteger(one)) &&
      /^[A-Z]$/u.test(c) &&
      m >= 1 &&
      m <= 50 &&
      k >= 1 &&
      k <= m &&
      d >= 0 &&
      d <= 1300 &&
      LETTERS.indexOf(c) * m + k + d <= 26 * m
    );
  },
  // Writes down the names of all lockers and looks the two up.
  solve: (input) => {
    const [size = '', c = '', k = '', d = ''] = input.split('\n');
    const names = LETTERS.split('').flatMap((letter) =>
      Array.from({ length: Number(size) }, (_, at) => `${letter}${at + 1}`),
    );
    const at = names.indexOf(`${c}${k}`);
    return lines(at + 1, names[at + Number(d)] ?? '');
  },
} satisfies Making;
