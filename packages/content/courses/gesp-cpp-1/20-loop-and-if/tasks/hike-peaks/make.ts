import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const walked = (heights: readonly number[]) => lines(heights.length, heights);
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));

export const making = {
  inputs: (random) => [
    walked([1, 2, 1]),
    walked([9000, 8999, 9000]),
    walked(Array.from({ length: 1000 }, () => 9000)),
    walked(Array.from({ length: 100 }, (_, at) => at * 10 + 1)),
    walked(Array.from({ length: 100 }, (_, at) => 2000 - at * 10)),
    walked(Array.from({ length: 999 }, (_, at) => (at % 2 === 0 ? 1 : 9000))),
    walked([9000, 10, 40, 20, 70, 70, 30, 8000]),
    walked([50, 60, 60, 50, 80, 20, 20, 90, 90]),
    walked(any(random, 300, 1, 5)),
    walked(any(random, 700, 1, 60)),
    walked(any(random, 1000, 1, 9000)),
  ],
  small: (random) => walked(any(random, random.int(3, 9), 1, 5)),
  isValid: (input) => {
    const [n = 0, ...heights] = numbersOf(input);
    return (
      input === walked(heights) &&
      n === heights.length &&
      n >= 3 &&
      n <= 1000 &&
      heights.every((one) => Number.isInteger(one) && one >= 1 && one <= 9000)
    );
  },
  solve: (input) => {
    const [, ...heights] = numbersOf(input);
    const peaks = heights.filter((one, at) => one > (heights[at - 1] ?? one) && one > (heights[at + 1] ?? one));
    return lines([peaks.length, Math.max(0, ...peaks)]);
  },
} satisfies Making;
