import type { Random } from '@aosai/api/kit/random';
import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

const days = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(0, most));
const inputOf = (c: number, d: number, rain: readonly number[]) => lines(rain.length, c, d, ...rain);

export const making = {
  inputs: (random) => [
    inputOf(1, 1, [0, 1]),
    inputOf(1, 1000, [1000]),
    inputOf(1000, 1, [1000, 1000, 0, 0, 999]),
    inputOf(
      30,
      10,
      Array.from({ length: 40 }, () => 10),
    ),
    inputOf(
      60,
      25,
      Array.from({ length: 50 }, (_, day) => day * 2),
    ),
    inputOf(
      60,
      25,
      Array.from({ length: 50 }, (_, day) => 98 - day * 2),
    ),
    inputOf(100, 40, days(random, 30, 90)),
    inputOf(45, 30, days(random, 200, 70)),
    inputOf(1000, 500, days(random, 1000, 1000)),
    inputOf(
      1,
      1,
      Array.from({ length: 1000 }, () => 1000),
    ),
  ],
  small: (random) => inputOf(random.int(1, 20), random.int(1, 12), days(random, random.int(1, 8), 20)),
  isValid: (input) => {
    const [n = 0, c = 0, d = 0, ...rain] = numbersOf(input);
    const isIn = (one: number, least: number) => Number.isInteger(one) && one >= least && one <= 1000;
    return (
      input === inputOf(c, d, rain) &&
      n === rain.length &&
      [n, c, d].every((one) => isIn(one, 1)) &&
      rain.every((one) => isIn(one, 0))
    );
  },
  // Moves litre by litre into and out of the barrel.
  solve: (input) => {
    const [, c = 0, d = 0, ...rain] = numbersOf(input);
    let [water, over, dry] = [0, 0, 0];
    for (const litres of rain) {
      for (let litre = 0; litre < litres; litre++) {
        if (water < c) water++;
        else over++;
      }
      let wanted = d;
      while (wanted > 0 && water > 0) {
        water--;
        wanted--;
      }
      if (wanted > 0) dry++;
    }
    return lines(over, dry);
  },
} satisfies Making;
