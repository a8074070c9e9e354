import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const [FIRST, LAST] = [33, 126];
const sorted = (signs: readonly string[]) => lines(signs.length, signs);
const signOf = (code: number) => String.fromCharCode(code);
const any = (random: Random, n: number, least = FIRST, most = LAST) =>
  Array.from({ length: n }, () => signOf(random.int(least, most)));

export const making = {
  inputs: (random) => [
    sorted(['A']),
    sorted(['z', 'Z', 'a']),
    sorted('A Z a z 0 9 @ [ ` { / :'.split(' ')),
    sorted(any(random, 50, 48, 57)),
    sorted(['!', '~', '#', '5']),
    sorted(Array.from({ length: 1000 }, () => 'Z')),
    sorted(Array.from({ length: LAST - FIRST + 1 }, (_, at) => signOf(FIRST + at))),
    sorted(Array.from({ length: LAST - FIRST + 1 }, (_, at) => signOf(LAST - at))),
    sorted(['b', '3', 'a', 'c', '8']),
    sorted(any(random, 1000)),
    sorted(any(random, 1000)),
    sorted(any(random, 600, 97, 122)),
    sorted(any(random, 600, 40, 100)),
  ],
  small: (random) => sorted(any(random, random.int(1, 8))),
  isValid: (input) => {
    const [n = '', row = ''] = input.split('\n');
    const signs = row.split(' ');
    return (
      input === sorted(signs) &&
      Number(n) === signs.length &&
      signs.length <= 1000 &&
      signs.every((one) => /^[!-~]$/u.test(one))
    );
  },
  solve: (input) => {
    const row = input.split('\n')[1] ?? '';
    const count = (kind: RegExp) => row.match(kind)?.length ?? 0;
    const letters = row.match(/[A-Za-z]/gu)?.toSorted() ?? [];
    return lines(
      [count(/[A-Z]/gu), count(/[a-z]/gu), count(/[0-9]/gu), count(/[^A-Za-z0-9 ]/gu)],
      letters[0] ?? 'none',
    );
  },
} satisfies Making;
