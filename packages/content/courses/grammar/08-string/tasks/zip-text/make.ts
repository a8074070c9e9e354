import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const zipped = (text: string, k: number) => lines(text, k);
const some = (random: Random, count: number, most: number) =>
  Array.from(
    { length: count },
    () => `${'abcxyz'[random.int(0, 5)] ?? ''}${random.int(0, 2) === 0 ? '' : random.int(1, most)}`,
  ).join('');
const partsOf = (text: string) =>
  [...text.matchAll(/([a-z])(\d*)/gu)].map(([, letter = '', digits = '']) => ({
    letter,
    count: Number(digits || '1'),
  }));

export const making = {
  inputs: (random) => [
    zipped('a', 1),
    zipped('q', 2),
    zipped('a1000000000b1000000000c1000000000d1000000000', 3_000_000_000),
    zipped('z1000000000'.repeat(18), 1_000_000_000_000),
    zipped('ab10c', 12),
    zipped('a10b10c10', 20),
    zipped('a10b10c10d', 30),
    zipped('m25n30op2', 25),
    zipped('abcdefg', 7),
    zipped('x3y3z3', 6),
    zipped(some(random, 20, 1_000_000_000), 4_000_000_000),
    zipped(some(random, 40, 99), random.int(300, 700)),
    zipped(some(random, 60, 12), random.int(50, 200)),
    zipped('k999999999j2h', 1_000_000_001),
  ],
  small: (random) => zipped(some(random, random.int(1, 5), 13), random.int(1, 30)),
  isValid: (input) => {
    const [text = '', k = ''] = input.trimEnd().split('\n');
    return (
      input === zipped(text, Number(k)) &&
      /^(?:[a-z](?:[1-9]\d*)?)+$/u.test(text) &&
      text.length <= 200 &&
      partsOf(text).every(({ count }) => count <= 1_000_000_000) &&
      Number(k) >= 1 &&
      Number(k) <= 1_000_000_000_000
    );
  },
  // Splits the text by a pattern and takes away one part after the other.
  solve: (input) => {
    const [text = '', k = ''] = input.trimEnd().split('\n');
    const parts = partsOf(text);
    let left = Number(k);
    const here = parts.find(({ count }) => {
      left -= count;
      return left <= 0;
    });
    return lines([parts.reduce((sum, { count }) => sum + count, 0), here?.letter ?? '-']);
  },
} satisfies Making;
