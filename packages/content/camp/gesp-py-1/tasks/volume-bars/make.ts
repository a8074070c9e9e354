import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const bars = (volumes: readonly number[]) => lines(volumes.length, ...volumes);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(0, most));

export const making = {
  inputs: (random) => [
    bars([0]),
    bars([100]),
    bars([99, 10, 9, 1]),
    bars(Array.from({ length: 11 }, (_, at) => at * 10)),
    bars(Array.from({ length: 20 }, (_, at) => at)),
    bars(Array.from({ length: 100 }, () => 0)),
    bars(Array.from({ length: 100 }, (_, at) => 100 - at)),
    bars([0, 55, 0, 45, 5, 0]),
    bars(any(random, 30, 20)),
    bars(any(random, 100, 100)),
  ],
  small: (random) => bars(any(random, random.int(1, 6), random.int(1, 100))),
  isValid: (input) => {
    const [n = 0, ...volumes] = numbersOf(input);
    return (
      input === bars(volumes) &&
      n === volumes.length &&
      n >= 1 &&
      n <= 100 &&
      volumes.every((one) => Number.isInteger(one) && one >= 0 && one <= 100)
    );
  },
  // Decides each of the ten cells separately.
  solve: (input) => {
    const [, ...volumes] = numbersOf(input);
    const cells = (volume: number) => Array.from({ length: 10 }, (_, at) => (volume >= (at + 1) * 10 ? '#' : '-'));
    const silent = volumes.filter((volume) => volume === 0).length;
    return lines(...volumes.map((volume) => `[${cells(volume).join('')}]${volume}`), silent);
  },
} satisfies Making;
