import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const row = (all: readonly number[]) => lines(all.length, all);
const MOST = 1_000_000;

export const making = {
  inputs: (random) => [
    row([0]),
    row([MOST]),
    row([5, 5, 5, 5]),
    row([3, 3, 4]),
    row([7, 6, 6, 7, 6]),
    row([2, 2, 3, 3]),
    row([1, 0]),
    row([10, 9, 9, 10]),
    row([21, 20, 20]),
    row([8, 8, 1, 2, 3, 8]),
    row([30, 10, 20, 20, 20]),
    row(Array.from({ length: 1000 }, () => MOST)),
    row([40, 12, 11, 13, 12, 12]),
    row([6, 2, 4, 3, 5]),
    row(Array.from({ length: 11 }, (_, at) => 100 - at)),
    row([...Array.from({ length: 99 }, () => random.int(50, 51)), 51]),
    row([...Array.from({ length: 300 }, () => random.int(0, 3)), 3]),
  ],
  small: (random) => row(Array.from({ length: random.int(1, 7) }, () => random.int(0, 6))),
  isValid: (input) => {
    const [n = 0, ...all] = numbersOf(input);
    return (
      input === row(all) &&
      n === all.length &&
      n >= 1 &&
      n <= 1000 &&
      all.every((one) => Number.isInteger(one) && one >= 0 && one <= MOST)
    );
  },
  // Adds up how far everybody is from one pupil.
  solve: (input) => {
    const [, ...all] = numbersOf(input);
    const good = all.flatMap((one, at) => (all.reduce((sum, other) => sum + one - other, 0) >= 0 ? [at + 1] : []));
    return lines(good.toReversed());
  },
} satisfies Making;
