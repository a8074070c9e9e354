import { lines, type Making } from '../../../../src/tasks/making.ts';

const SIGNS = 'abcdefghijklmnopqrstuvwxyz.';
const window = (half: number, sign: string) => lines([half * 2 + 1, sign]);

export const making = {
  inputs: () => [
    window(1, '.'),
    window(24, '.'),
    window(2, 'o'),
    window(3, 'x'),
    window(4, '.'),
    window(5, 'z'),
    window(6, 'm'),
    window(10, '.'),
    window(15, 'a'),
    window(23, 'v'),
  ],
  small: (random) => window(random.int(1, 7), SIGNS[random.int(0, SIGNS.length - 1)] ?? '.'),
  isValid: (input) => {
    const [n = '', sign = ''] = input.trimEnd().split(' ');
    return (
      input === lines([n, sign]) && /^[a-z.]$/u.test(sign) && Number(n) >= 3 && Number(n) <= 49 && Number(n) % 2 === 1
    );
  },
  // Fills the window, then draws the pattern into it line by line.
  solve: (input) => {
    const [size = '', sign = ''] = input.trimEnd().split(' ');
    const n = Number(size);
    const grid = Array.from({ length: n }, () => Array.from({ length: n }, () => ' '));
    const draw = (stroke: string, at: (step: number) => readonly [row: number, column: number]) => {
      for (let step = 0; step < n; step++) {
        const [row, column] = at(step);
        grid[row]?.splice(column, 1, stroke);
      }
    };
    const middle = (n - 1) / 2;
    draw('\\', (step) => [step, step]);
    draw('/', (step) => [step, n - 1 - step]);
    draw('-', (step) => [middle, step]);
    draw('|', (step) => [step, middle]);
    grid[middle]?.splice(middle, 1, '+');
    const blanks = grid.flat().filter((one) => one === ' ').length;
    return lines(...grid.map((row) => row.join('').replaceAll(' ', sign)), blanks);
  },
} satisfies Making;
