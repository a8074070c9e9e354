import { lines, type Making } from '../../../../../src/tasks/making.ts';

const TENTH = 10n ** 17n;

export const making = {
  inputs: (random) => [
    lines([1, 1, 1]),
    lines([1000, 10, `${TENTH}`]),
    lines([1, 2, `${TENTH}`]),
    lines([1, 1, `${TENTH}`]),
    lines([1000, 7, 999]),
    lines([1, 3, '50031545098999706']),
    lines([1, 3, '50031545098999707']),
    lines([9, 10, '99999999999']),
    lines([7, 5, '12345678901234']),
    lines([500, 2, '4294967296000']),
    lines([random.int(2, 900), random.int(2, 9), `${random.int(3e9, 9e12)}`]),
    lines([random.int(2, 900), random.int(2, 4), `${random.int(3e12, 9e14)}`]),
  ],
  small: (random) => lines([random.int(1, 20), random.int(1, 5), random.int(1, 3000)]),
  isValid: (input) => {
    const parts = input.trimEnd().split(' ');
    const [a = '', k = '', m = ''] = parts;
    return (
      input === lines([a, k, m]) &&
      parts.every((part) => /^[1-9]\d*$/u.test(part)) &&
      Number(a) <= 1000 &&
      Number(k) <= 10 &&
      BigInt(m) <= TENTH
    );
  },
  // Sums all 64 squares and counts those that the rice is enough for.
  solve: (input) => {
    const [a = 0n, k = 0n, m = 0n] = input.trim().split(' ').map(BigInt);
    const sums = Array.from({ length: 64 }, (_, at) => a * k ** BigInt(at)).reduce<bigint[]>(
      (known, need) => [...known, (known.at(-1) ?? 0n) + need],
      [],
    );
    const full = sums.filter((sum) => sum <= m);
    return lines([full.length, `${full.at(-1) ?? 0n}`]);
  },
} satisfies Making;
