import type { Random } from '@aosai/api/kit/random';
import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

const heights = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));
const line = (all: readonly number[]) => lines(all.length, all);

export const making = {
  inputs: (random) => [
    line([150]),
    line([150, 149]),
    line(heights(random, 600, 100, 200)),
    line(Array.from({ length: 600 }, (_, at) => 200 - Math.floor(at / 6))),
    line(Array.from({ length: 600 }, (_, at) => 100 + Math.floor(at / 6))),
    line(heights(random, 600, 170, 170)),
    line(heights(random, 300, 140, 144)),
    line([160, 155, 165, 155, 150, 155]),
    line(heights(random, 40, 120, 130)),
    line([200, 100, 199, 101, 198, 102, 100]),
    line(heights(random, 100, 130, 190)),
    line([...heights(random, 200, 150, 160), 149, 149, 149]),
    line(heights(random, 12, 141, 143)),
  ],
  small: (random) => line(heights(random, random.int(1, 9), 100, 105)),
  isValid: (input) => {
    const [n = 0, ...all] = numbersOf(input);
    const areHeights = all.every((one) => one >= 100 && one <= 200);
    return n >= 1 && n <= 600 && all.length === n && areHeights && input === line(all);
  },
  // Counts for each child the taller ones before it, and sorts by height.
  solve: (input) => {
    const [, ...all] = numbersOf(input);
    const counts = all.map((height, at) => all.slice(0, at).filter((other) => other > height).length);
    const order = all.map((height, at) => ({ height, at })).toSorted((one, other) => one.height - other.height);
    return lines(
      counts.reduce((sum, one) => sum + one, 0),
      counts.indexOf(Math.max(...counts)) + 1,
      order.map(({ at }) => at + 1),
    );
  },
} satisfies Making;
