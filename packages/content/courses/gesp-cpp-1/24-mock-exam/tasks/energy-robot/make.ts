import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const run = (e: number, m: number, levels: readonly number[]) => lines([levels.length, e, m], levels);
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));

export const making = {
  inputs: (random) => [
    run(0, 0, [0]),
    run(0, 0, [-1]),
    run(
      MOST,
      MOST,
      Array.from({ length: 1000 }, () => MOST),
    ),
    run(5, 5, [-5, 5, -5, -1, 9]),
    run(7, 20, [-7, 3, -3, 0, -2, 50]),
    run(40, 100, [-10, -10, -10, -10, 70, 50, -100, 1, -2, 30]),
    run(
      3,
      60,
      Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? 20 : -23)),
    ),
    run(12, 12, [4, -12, 8, 9, -12, -1, 5]),
    run(500, 800, [...any(random, 200, -90, 100), -801, 60]),
    run(9000, 9000, [...any(random, 700, -300, 320), -9000, -1, 77]),
    run(MOST, MOST, [...any(random, 300, 1, MOST), -MOST, -1, 5]),
    run(0, MOST, [...any(random, 500, 0, MOST), -MOST, 0, -3, MOST]),
  ],
  small: (random) => {
    const m = random.int(0, 12);
    return run(random.int(0, m), m, any(random, random.int(1, 8), -8, 8));
  },
  isValid: (input) => {
    const [n = 0, e = 0, m = 0, ...levels] = numbersOf(input);
    return (
      input === run(e, m, levels) &&
      n === levels.length &&
      n >= 1 &&
      n <= 1000 &&
      e >= 0 &&
      e <= m &&
      m <= MOST &&
      [e, m, ...levels].every((one) => Number.isInteger(one) && Math.abs(one) <= MOST)
    );
  },
  // Looks at the missing energy instead of the energy.
  solve: (input) => {
    const [, e = 0, m = 0, ...levels] = numbersOf(input);
    let [missing, passed, wasted] = [m - e, 0, 0];
    while (passed < levels.length && missing - (levels[passed] ?? 0) <= m) {
      missing -= levels[passed] ?? 0;
      wasted += Math.max(0, -missing);
      missing = Math.max(0, missing);
      passed++;
    }
    return lines([passed, m - missing, wasted]);
  },
} satisfies Making;
