import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: () =>
    [
      [0, 0, 0],
      [23, 1, 1],
      [18, 0, 0],
      [18, 0, 1],
      [6, 0, 0],
      [5, 0, 0],
      [5, 0, 1],
      [17, 0, 0],
      [12, 1, 0],
      [12, 1, 1],
      [22, 0, 1],
      [18, 1, 1],
    ].map((row) => lines(row)),
  small: (random) => lines([random.int(0, 23), random.int(0, 1), random.int(0, 1)]),
  isValid: (input) => isLineOf(input, [0, 23], [0, 1], [0, 1]),
  // Looks the hour up in a list of dark hours.
  solve: (input) => {
    const [h = 0, f = 0, b = 0] = numbersOf(input);
    const dark = [18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5];
    const should = f === 1 || dark.includes(h);
    const word = (is: boolean) => (is ? 'True' : 'False');
    return lines(word(should), word(should && b !== 1));
  },
} satisfies Making;
