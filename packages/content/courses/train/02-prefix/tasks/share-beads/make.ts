import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const MEGA = 1_000_000;

export const making = {
  inputs: (random) => [
    lines([1, 1, 0, 0, 0, 1]),
    lines([1, 7, 6, 5, 4, 3]),
    lines([9, 4, 2, 3, 1, 11]),
    lines([300, 10, 77, 351, 13, 997]),
    lines([2000, 1, 5, 17, 3, 101]),
    lines([2000, 1999, 999_999, 999_983, 77, 999_979]),
    lines([MEGA, 1, 999_999, 999_999, 999_999, MEGA]),
    lines([MEGA, MEGA, 0, 0, 0, 1]),
    lines([MEGA, 7, 123_456, 987_654, 321, 999_983]),
    lines([999_999, 64, 1, 999_961, 17, 999_979]),
    lines([MEGA, 2, 3, 998_244, 353, 999_961]),
    lines([800_000, 3, 65_536, 776_655, 1, 999_953]),
    lines([MEGA, 10, random.int(1, 999_999), random.int(500_000, 999_999), random.int(1, 999_999), 999_931]),
    lines([900_000, 12, random.int(1, 999_999), random.int(500_000, 999_999), random.int(1, 999_999), 999_917]),
    lines([MEGA, 25, 5, 999_998, 5, 999_907]),
  ],
  small: (random) =>
    lines([
      random.int(1, 12),
      random.int(1, 6),
      random.int(0, 9),
      random.int(0, 9),
      random.int(0, 9),
      random.int(1, 12),
    ]),
  isValid: (input) => isLineOf(input, [1, MEGA], [1, MEGA], [0, MEGA - 1], [0, MEGA - 1], [0, MEGA - 1], [1, MEGA]),
  // Sorts the sums of beginnings by remainder; equal ones stand together.
  solve: (input) => {
    const [n = 0, k = 1, s = 0, x = 0, y = 0, z = 1] = numbersOf(input);
    const rests = new Float64Array(n + 1);
    let [pile, sum] = [s, 0];
    for (let i = 1; i <= n; i++) {
      sum += pile;
      rests[i] = sum % k;
      pile = (pile * x + y) % z;
    }
    rests.sort();
    let [ways, run] = [0, 0];
    for (let i = 1; i <= n; i++) {
      run = rests[i] === rests[i - 1] ? run + 1 : 0;
      ways += run;
    }
    return lines(ways);
  },
} satisfies Making;
