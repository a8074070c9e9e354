import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000;
const numbers = (all: readonly number[]) => lines(all.length, all);
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));
const turned = (x: string) => x.split('').toReversed().join('');
/** Steps to a number that reads the same from both ends, and that number; nothing after ten steps. */
function steps(start: number): string {
  let x = BigInt(start);
  for (let step = 0; step <= 10; step++) {
    const text = `${x}`;
    if (turned(text) === text) return `${step} ${text}`;
    x += BigInt(turned(text));
  }
  return '-1';
}
const LONG = Array.from({ length: 40_000 }, (_, at) => at * 25 + 7).filter((one) => {
  const [step = 0, last = 0] = numbersOf(steps(one));
  return step >= 9 && last > 3_000_000_000;
});

export const making = {
  inputs: (random) => [
    numbers([1]),
    numbers([MOST, 10, 100, 99]),
    numbers(Array.from({ length: 200 }, (_, at) => at + 1)),
    numbers(Array.from({ length: 200 }, (_, at) => 1000 - at)),
    numbers(LONG.slice(0, 20)),
    numbers(LONG.slice(-100)),
    numbers([89, 98, 187, 879, 1997, 5005]),
    numbers(any(random, 200, 100_000, MOST)),
    numbers(any(random, 200, 1, MOST)),
    numbers(any(random, 50, 10_000, 99_999)),
    numbers([...any(random, 30, 500_000, MOST), ...LONG.slice(20, 40)]),
  ],
  small: (random) => numbers(any(random, random.int(1, 5), 1, 999)),
  isValid: (input) => {
    const [n = 0, ...all] = numbersOf(input);
    return (
      input === numbers(all) &&
      n >= 1 &&
      n <= 200 &&
      all.every((one) => Number.isInteger(one) && one >= 1 && one <= MOST)
    );
  },
  solve: (input) => lines(...numbersOf(input).slice(1).map(steps)),
} satisfies Making;
