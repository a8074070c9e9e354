import { lines, type Making } from '../../../../../src/tasks/making.ts';

const ROW = /^([A-Z]) (\d+) (\d+) (\d+)\n$/u;
const rowOf = (input: string) => {
  const [, letter = '', ...numbers] = ROW.exec(input) ?? [];
  const [a = 0, b = 0, p = 0] = numbers.map(Number);
  return { letter, a, b, p };
};

export const making = {
  inputs: (random) => [
    'A 1 1 1\n',
    'Z 98999 99999 1000\n',
    'C 4 4 1\n',
    'D 1 30 5\n',
    'E 990 1010 33\n',
    'F 9995 10006 99\n',
    'G 14 24 250\n',
    'H 5 13 100\n',
    'M 1 1001 7\n',
    'N 12340 12350 1000\n',
    ...['P', 'Q', 'R'].map((letter) => {
      const a = random.int(1, 3000);
      return lines([letter, a, a + random.int(10, 400), random.int(1, 1000)]);
    }),
  ],
  small: (random) => {
    const a = random.int(1, 300);
    return lines([random.pick(['A', 'B', 'X']), a, a + random.int(0, 12), random.int(1, 150)]);
  },
  isValid: (input) => {
    const { letter, a, b, p } = rowOf(input);
    return (
      input === lines([letter, a, b, p]) &&
      letter !== '' &&
      a >= 1 &&
      a <= b &&
      b <= 99_999 &&
      b - a <= 1000 &&
      p >= 1 &&
      p <= 1000
    );
  },
  solve: (input) => {
    const { letter, a, b, p } = rowOf(input);
    const numbers = Array.from({ length: b - a + 1 }, (_, at) => String(a + at)).filter((one) => !one.endsWith('4'));
    const fen = String(numbers.length * p).padStart(3, '0');
    return lines(
      ...numbers.map((one) => `${letter}-${one.padStart(4, '0')}`),
      `total: ${fen.slice(0, -2)}.${fen.slice(-2)}`,
    );
  },
} satisfies Making;
