import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines(1, [1, 5, 6]),
    lines(1000, [1, 999, 1000]),
    lines(500, [501, 500, 499]),
    lines(7, [9, 3, 3, 7, 3]),
    lines(30, [90, 80, 70, 60, 50, 40, 30, 20, 10]),
    lines(6, [8, 7, 1, 2, 3, 6, 4]),
    lines(
      1000,
      Array.from({ length: 200 }, (_, at) => 801 + at),
    ),
    lines(88, [99, 88]),
    ...Array.from({ length: 4 }, () => {
      const guesses = Array.from({ length: random.int(20, 150) }, () => random.int(1, 1000));
      return lines(guesses[random.int(8, 15)] ?? 1, guesses);
    }),
  ],
  small: (random) => {
    const guesses = Array.from({ length: random.int(1, 9) }, () => random.int(1, 9));
    return lines(guesses[random.int(0, guesses.length - 1)] ?? 1, guesses);
  },
  isValid: (input) => {
    const [head = '', row = ''] = input.split('\n');
    const guesses = numbersOf(row);
    return (
      isLineOf(lines(head), [1, 1000]) &&
      guesses.length <= 200 &&
      guesses.includes(Number(head)) &&
      isLineOf(lines(row), ...guesses.map(() => [1, 1000] as const))
    );
  },
  solve: (input) => {
    const [s = 0, ...guesses] = numbersOf(input);
    const before = guesses.slice(0, guesses.indexOf(s));
    return lines([before.length + 1, before.filter((one) => one > s).length, before.filter((one) => one < s).length]);
  },
} satisfies Making;
