import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const written = (n: number, p: string, k: number, q: string) => lines(n, [p, k], q);
const small = (random: Random) => String.fromCharCode(random.int(97, 122));
const capital = (random: Random) => String.fromCharCode(random.int(65, 90));

export const making = {
  inputs: (random) => [
    written(1, 'z', 0, 'Z'),
    written(1, 'a', 1, 'A'),
    written(MOST, 'z', MOST, 'A'),
    written(MOST, 'a', 0, 'Z'),
    written(MOST, 'z', 999_999_999, 'A'),
    written(2, 'b', 1, 'A'),
    written(2, 'd', 1, 'C'),
    written(3, 'f', 2, 'M'),
    written(40_000_000, 'y', 23_000_000, 'B'),
    ...Array.from({ length: 4 }, () => {
      const n = random.int(60_000_000, MOST);
      return written(n, small(random), random.int(1, n - 1), capital(random));
    }),
    ...Array.from({ length: 2 }, () => written(7, small(random), random.int(1, 6), capital(random))),
  ],
  small: (random) => {
    const n = random.int(1, 9);
    return written(n, small(random), random.int(0, n), capital(random));
  },
  isValid: (input) => {
    const [, n = '', p = '', k = '', q = ''] = /^(\d+)\n([a-z]) (\d+)\n([A-Z])\n$/u.exec(input) ?? [];
    return (
      input === written(Number(n), p, Number(k), q) && Number(n) >= 1 && Number(n) <= MOST && Number(k) <= Number(n)
    );
  },
  // Doubles the sum, so that a half is a whole number.
  solve: (input) => {
    const [n = '', pair = '', q = ''] = input.split('\n');
    const [p = '', k = ''] = pair.split(' ');
    const rest = BigInt(n) - BigInt(k);
    const sum = BigInt(p.charCodeAt(0)) * BigInt(k) + BigInt(q.charCodeAt(0)) * rest;
    const code = Number((2n * sum + BigInt(n)) / (2n * BigInt(n)));
    const above = (sign: string, count: bigint) => (BigInt(sign.charCodeAt(0)) * BigInt(n) > sum ? count : 0n);
    return lines([code, String.fromCharCode(code), `${above(p, BigInt(k)) + above(q, rest)}`]);
  },
} satisfies Making;
