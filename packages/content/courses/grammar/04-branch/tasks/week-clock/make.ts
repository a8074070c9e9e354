import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const isLeap = (y: number) => new Date(Date.UTC(y, 1, 29)).getUTCMonth() === 1;
const daysIn = (y: number, m: number) => new Date(Date.UTC(y, m, 0)).getUTCDate();

export const making = {
  inputs: () => [
    lines([1600, 2, 28]),
    lines([1900, 2, 28]),
    lines([2200, 2, 28]),
    lines([9999, 12, 31]),
    lines([2023, 12, 31]),
    lines([1999, 12, 31]),
    lines([2300, 2, 28]),
    lines([2023, 4, 30]),
    lines([2000, 2, 29]),
    lines([1700, 2, 28]),
    lines([2022, 11, 30]),
    lines([2025, 6, 30]),
    lines([2021, 12, 31]),
    lines([5000, 2, 28]),
    lines([2031, 12, 31]),
    lines([2019, 9, 30]),
    lines([3000, 2, 28]),
    lines([4001, 12, 31]),
  ],
  small: (random) => {
    const [y, m] = [random.pick([1600, 1700, 2023, 2024, 2100]), random.int(1, 12)];
    return lines([y, m, random.int(27, daysIn(y, m))]);
  },
  isValid: (input) => {
    const [y = 0, m = 0] = numbersOf(input);
    return isLineOf(input, [1600, 9999], [1, 12], [1, m === 2 ? (isLeap(y) ? 29 : 28) : daysIn(y, m)]);
  },
  // Asks the calendar of JavaScript.
  solve: (input) => {
    const [y = 0, m = 0, d = 0] = numbersOf(input);
    const next = new Date(Date.UTC(y, m - 1, d + 1));
    return lines([next.getUTCFullYear(), next.getUTCMonth() + 1, next.getUTCDate()]);
  },
} satisfies Making;
