import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const race = (times: readonly number[]) => lines(times.length, times);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(1, most));
const inRow = (n: number) => Array.from({ length: n }, (_, at) => at + 1);

export const making = {
  inputs: (random) => [
    race([1]),
    race([3600]),
    race(Array.from({ length: 1000 }, () => 3600)),
    race(inRow(1000)),
    race(inRow(1000).toReversed()),
    race([50, 30, 40, 30, 40]),
    race([20, 20, 20]),
    race(any(random, 12, 90)),
    race(any(random, 300, 60)),
    race(any(random, 1000, 3600)),
  ],
  small: (random) => race(any(random, random.int(1, 8), 50)),
  isValid: (input) => {
    const [n, ...times] = numbersOf(input);
    return (
      input === race(times) &&
      n === times.length &&
      n <= 1000 &&
      times.every((one) => Number.isInteger(one) && one >= 1 && one <= 3600)
    );
  },
  solve: (input) => {
    const [, ...times] = numbersOf(input);
    const sum = times.reduce((all, one) => all + one, 0);
    const minutes = Math.floor(sum / 60);
    return lines([minutes, sum - minutes * 60, times.slice(1).filter((one, at) => one > (times[at] ?? 0)).length]);
  },
} satisfies Making;
