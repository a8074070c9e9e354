import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const diary = (days: readonly number[]) => lines(days.length, ...days);
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));

export const making = {
  inputs: (random) => [
    diary([-40, 45]),
    diary([45, -40]),
    diary(Array.from({ length: 86 }, (_, at) => at - 40)),
    diary(Array.from({ length: 86 }, (_, at) => 45 - at)),
    diary(Array.from({ length: 1000 }, (_, at) => (at % 2 === 0 ? -40 : 45))),
    diary([3, 3, 3, 1, 1, 3]),
    diary([10, 5, 9]),
    diary([30, 12, 20, 15]),
    diary([0, -8, -3]),
    diary([20, 22, 18, 14, 18, 17]),
    diary(any(random, 9, -5, 5)),
    diary(any(random, 100, 10, 35)),
    diary(any(random, 1000, -40, 45)),
    diary(any(random, 1000, 0, 3)),
  ],
  small: (random) => diary(any(random, random.int(2, 7), -4, 4)),
  isValid: (input) => {
    const [n = 0, ...days] = numbersOf(input);
    return (
      input === diary(days) &&
      n === days.length &&
      n >= 2 &&
      n <= 1000 &&
      days.every((one) => Number.isInteger(one) && one >= -40 && one <= 45)
    );
  },
  // Lists all changes and finds the greatest.
  solve: (input) => {
    const [, ...days] = numbersOf(input);
    const changes = days.slice(1).map((one, at) => one - (days[at] ?? 0));
    const sizes = changes.map((change) => Math.abs(change));
    const at = sizes.indexOf(Math.max(...sizes));
    return lines(at + 2, changes[at] ?? 0, changes.filter((change) => change > 0).length);
  },
} satisfies Making;
