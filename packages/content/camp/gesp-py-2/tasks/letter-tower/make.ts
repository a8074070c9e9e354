import { lines, type Making } from '../../../../src/tasks/making.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const making = {
  inputs: (random) => [
    lines(1, 'A'),
    lines(1, 'Z'),
    lines(2, 'Z'),
    lines(30, 'A'),
    lines(30, 'Z'),
    lines(26, 'A'),
    lines(27, 'B'),
    lines(5, 'H'),
    lines(10, 'T'),
    lines(15, 'M'),
    lines(12, 'X'),
    lines(random.int(6, 20), 'W'),
    lines(random.int(6, 20), 'C'),
  ],
  small: (random) => lines(random.int(1, 6), LETTERS[random.int(0, 25)] ?? 'A'),
  isValid: (input) => {
    const [n = '', c = ''] = input.split('\n');
    const height = Number(n);
    return (
      input === lines(height, c) &&
      Number.isInteger(height) &&
      height >= 1 &&
      height <= 30 &&
      c.length === 1 &&
      LETTERS.includes(c)
    );
  },
  // Chooses each letter by how far it stands from the middle of its row.
  solve: (input) => {
    const [n = '', c = ''] = input.split('\n');
    const height = Number(n);
    const rows = Array.from({ length: height }, (_, up) => {
      const letters = Array.from({ length: 2 * up + 1 }, (_one, at) => {
        const place = LETTERS.indexOf(c) + up - Math.abs(at - up);
        return LETTERS[place % 26] ?? '';
      });
      return ' '.repeat(height - 1 - up) + letters.join('');
    });
    return lines(...rows);
  },
} satisfies Making;
