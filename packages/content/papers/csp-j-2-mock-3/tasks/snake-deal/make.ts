import type { Random } from '@aosai/api/kit/random';
import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

const QUINTILLION = 1_000_000_000_000_000_000n;
const BILLION = 1_000_000_000;

const row = (n: bigint | number, m: number) => lines([`${n}`, m]);
/** A number of up to 18 digits that numbers of JavaScript cannot hold. */
const great = (random: Random) =>
  BigInt(random.int(1, BILLION - 1)) * BigInt(BILLION) + BigInt(random.int(0, BILLION - 1));

export const making = {
  inputs: (random) => [
    row(1, 1),
    row(10_000, 1000),
    row(9999, 7),
    row(5000, BILLION),
    row(QUINTILLION, 1),
    row(QUINTILLION, 2),
    row(great(random), 2),
    row(999_999_999_999_999_997n, 2),
    row(great(random), 1),
    row(QUINTILLION, BILLION),
    row(great(random), random.int(2, BILLION)),
    row(great(random), random.int(3, 1000)),
    row(2n * 123_456_789n * 987_654_321n, 123_456_789),
    row(2n * 400_000_007n * 1_000_003n + 400_000_007n, 400_000_007),
    row(great(random), random.int(900_000_000, BILLION)),
    row(great(random), 3),
    row(10n * 700_000_001n - 3n, 700_000_001),
    row(6n * 999_999_937n - 499_999_999n, 999_999_937),
  ],
  small: (random) => row(random.int(1, 60), random.int(1, 7)),
  isValid: (input) => {
    const [n = ''] = input.trimEnd().split(' ');
    return (
      /^[1-9]\d{0,18} [1-9]\d*\n$/u.test(input) &&
      BigInt(n) <= QUINTILLION &&
      isLineOf(`1 ${numbersOf(input)[1]}\n`, [1, 1], [1, BILLION])
    );
  },
  subtaskOf: (input) => {
    const [n = 0, m = 0] = numbersOf(input);
    if (n <= 10_000) return '1';
    return m <= 2 ? '2' : '3';
  },
  // Deals card by card where there are few, else looks for the rounds that hold the card.
  solve: (input) => {
    const [cards = '', people = ''] = input.trimEnd().split(' ');
    const [n, m] = [BigInt(cards), BigInt(people)];
    if (n <= 10_000n) {
      const got = new Map<bigint, number>();
      let [who, step] = [1n, 1n];
      for (let card = 1n; ; card++) {
        got.set(who, (got.get(who) ?? 0) + 1);
        if (card === n) return lines([`${who}`, got.get(who) ?? 0]);
        if (who + step < 1n || who + step > m) step = -step;
        else who += step;
      }
    }
    const sweep = (n + m - 1n) / m;
    const place = n - (sweep - 1n) * m;
    return lines([`${sweep % 2n === 1n ? place : m + 1n - place}`, `${sweep}`]);
  },
} satisfies Making;
