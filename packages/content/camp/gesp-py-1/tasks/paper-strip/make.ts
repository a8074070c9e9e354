import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines(1, 1),
    lines(1_000_000_000, 1),
    lines(1_000_000_000, 1_000_000_000),
    lines(999_999_999, 2),
    lines(536_870_912, 1),
    lines(536_870_911, 1),
    lines(100, 25),
    lines(101, 50),
    lines(48, 6),
    lines(7, 3),
    lines(22, 5),
    lines(36, 9),
    lines(13, 6),
    lines(random.int(1000, 9999), random.int(1, 30)),
    lines(random.int(1_000_000, 900_000_000), random.int(1, 999)),
  ],
  small: (random) => {
    const n = random.int(1, 200);
    return lines(n, random.int(1, Math.min(n, 20)));
  },
  isValid: (input) => {
    const [n = 0, k = 0] = numbersOf(input);
    return input === lines(n, k) && Number.isInteger(n) && Number.isInteger(k) && k >= 1 && k <= n && n <= 1e9;
  },
  // Works on the binary digits: each cut removes the last one.
  solve: (input) => {
    const [n = 0, k = 0] = numbersOf(input);
    const digits = n.toString(2);
    let cuts = 0;
    const left = () => Number.parseInt(`0${digits.slice(0, digits.length - cuts)}`, 2);
    while (left() > k) cuts++;
    const gone = cuts === 0 ? '' : digits.slice(-cuts);
    return lines(cuts, left(), gone.replaceAll('0', '').length);
  },
} satisfies Making;
