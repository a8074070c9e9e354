import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
type Prices = readonly [add: number, drop: number, change: number];
const GIGA = 1_000_000_000;
const sign = (a: string, b: string, prices: Prices) => lines(a, b, prices);
const word = (random: Random, length: number, letters: number) =>
  Array.from({ length }, () => LETTERS[random.int(0, letters - 1)] ?? 'a').join('');
/** The same word with some letters dropped and some put in. */
const near = (random: Random, from: string, letters: number) =>
  Array.from(from, (one) => {
    const drawn = random.int(1, 10);
    if (drawn === 1) return '';
    return drawn === 2 ? one + word(random, 1, letters) : one;
  }).join('') || 'z';

export const making = {
  inputs: (random) => {
    const [first, second] = [word(random, 700, 6), word(random, 720, 26)];
    return [
      sign('a', 'a', [GIGA, GIGA, GIGA]),
      sign('q', 'w', [GIGA, GIGA, GIGA]),
      sign('abc', 'bcdabc', [3, 7, 2]),
      sign('banana', 'nab', [4, 1, 6]),
      sign(word(random, 8, 3), word(random, 7, 3), [5, 9, 4]),
      sign(word(random, 6, 4), word(random, 8, 4), [2, 3, 20]),
      sign('a'.repeat(800), 'a'.repeat(800), [1, 1, 1]),
      sign('a'.repeat(800), 'b'.repeat(800), [GIGA, GIGA, GIGA]),
      sign('x'.repeat(800), 'xy'.repeat(20), [GIGA, 999_999_999, 5]),
      sign(first, near(random, first, 6), [700_000_000, 900_000_000, 300_000_000]),
      sign(second, near(random, second, 26), [GIGA, 500_000_000, GIGA]),
      sign(word(random, 800, 4), word(random, 800, 4), [GIGA, GIGA - 7, GIGA]),
      sign(word(random, 300, 2), word(random, 790, 2), [123_456_789, 5, 987_654_321]),
      sign(word(random, 780, 3), word(random, 400, 3), [9, 800_000_000, 700_000_000]),
      sign(word(random, 500, 26), word(random, 510, 26), [40_000_000, 35_000_000, 90_000_000]),
    ];
  },
  small: (random) =>
    sign(word(random, random.int(1, 6), 3), word(random, random.int(1, 6), 3), [
      random.int(1, 9),
      random.int(1, 9),
      random.int(1, 20),
    ]),
  isValid: (input) => {
    const [a = '', b = '', prices = ''] = input.trimEnd().split('\n');
    const [p = 0, q = 0, r = 0] = prices.split(' ').map(Number);
    return (
      input === sign(a, b, [p, q, r]) &&
      [a, b].every((one) => /^[a-z]{1,800}$/u.test(one)) &&
      [p, q, r].every((one) => Number.isInteger(one) && one >= 1 && one <= GIGA)
    );
  },
  // From the ends of both words back, one row of the table at a time.
  solve: (input) => {
    const [a = '', b = '', prices = ''] = input.trimEnd().split('\n');
    const [p = 0, q = 0, r = 0] = prices.split(' ').map(Number);
    let after = Array.from({ length: b.length + 1 }, (_, at) => (b.length - at) * p);
    for (const one of Array.from(a).toReversed()) {
      const now = after.map((known) => known + q);
      for (let j = b.length - 1; j >= 0; j--) {
        const kept = (after[j + 1] ?? 0) + (b[j] === one ? 0 : r);
        now[j] = Math.min(now[j] ?? 0, kept, (now[j + 1] ?? 0) + p);
      }
      after = now;
    }
    return lines(after[0] ?? 0);
  },
} satisfies Making;
