import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: () => [
    lines([50, 61], [220, 120]),
    lines([150, 9], [150, 10]),
    lines([120, 5], [150, 59]),
    lines([149, 59], [150, 59]),
    lines([150, 60], [110, 70]),
    lines([120, 12], [150, 40]),
    lines([150, 60], [120, 8]),
    lines([119, 99], [150, 30]),
    lines([100, 61], [120, 60]),
    lines([160, 60], [118, 80]),
    lines([120, 20], [90, 88]),
    lines([150, 18], [149, 18]),
    lines([120, 60], [120, 30]),
    lines([150, 22], [119, 65]),
    lines([120, 60], [150, 60]),
  ],
  small: (random) => lines([random.int(115, 125), random.int(57, 63)], [random.int(145, 155), random.int(57, 63)]),
  isValid: (input) => {
    const rows = input.trimEnd().split('\n');
    return rows.length === 2 && rows.every((row) => isLineOf(`${row}\n`, [50, 220], [1, 120]));
  },
  // Looks the price up in a table of heights, then takes the smaller one for old people.
  solve: (input) => {
    const [h = 0, a = 0, k = 0, b = 0] = numbersOf(input);
    const table = (height: number) => [0, 25, 40][[120, 150].filter((one) => one <= height).length] ?? 0;
    const priceOf = (height: number, age: number) => Math.min(table(height), age < 60 ? 40 : 10);
    const [one, other] = [priceOf(h, a), priceOf(k, b)];
    return lines([one, other, one + other]);
  },
} satisfies Making;
