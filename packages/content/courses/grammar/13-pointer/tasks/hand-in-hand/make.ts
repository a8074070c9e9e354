import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Happening = readonly (number | string)[];
const queue = (n: number, all: readonly Happening[]) => lines([n, all.length], ...all);
const some = (random: Random, n: number, q: number, leaving: number, mostOf = 3000) => {
  const now = Array.from({ length: n }, (_, at) => at + 1);
  const all = Array.from({ length: q }, (): Happening => {
    if (now.length > 0 && random.int(1, 10) <= leaving) {
      const at = random.int(0, now.length - 1);
      const [x = 0] = now.splice(at, 1);
      return ['D', x];
    }
    let x = random.int(1, mostOf);
    while (now.includes(x)) x = (x % mostOf) + 1;
    const at = random.int(0, now.length);
    const y = at === 0 ? 0 : (now[at - 1] ?? 0);
    now.splice(at, 0, x);
    return ['I', x, y];
  });
  return queue(n, all);
};
const happeningsOf = (input: string) =>
  input
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split(' '))
    .map(([sign = '', ...rest]) => ({ sign, rest: rest.map(Number) }));
/** The people after all happenings, or null if one of them cannot be. */
function after(n: number, input: string): number[] | null {
  let now = Array.from({ length: n }, (_, at) => at + 1);
  for (const { sign, rest } of happeningsOf(input)) {
    const [x = 0, y = 0] = rest;
    const isIn = now.includes(x);
    if (sign === 'D' ? !isIn : isIn || x < 1 || x > 3000 || (y !== 0 && !now.includes(y))) return null;
    now = sign === 'D' ? now.filter((one) => one !== x) : now.toSpliced(now.indexOf(y) + 1, 0, x);
  }
  return now;
}

export const making = {
  inputs: (random) => [
    queue(1, [['I', 2, 0]]),
    queue(2, [
      ['D', 2],
      ['D', 1],
      ['I', 3000, 0],
      ['I', 1, 3000],
    ]),
    queue(4, [
      ['D', 2],
      ['D', 3],
      ['D', 4],
      ['I', 2, 1],
      ['D', 1],
    ]),
    queue(3, [
      ['D', 1],
      ['D', 2],
      ['D', 3],
    ]),
    queue(3, [
      ['I', 7, 3],
      ['I', 8, 7],
      ['D', 7],
      ['D', 3],
      ['I', 9, 2],
      ['D', 8],
    ]),
    some(random, 1000, 1000, 5),
    some(random, 10, 1000, 5),
    some(random, 500, 800, 3),
    some(random, 100, 60, 6),
    some(random, 20, 50, 5),
    some(random, 8, 30, 6),
    some(random, 300, 200, 4),
  ],
  small: (random) => some(random, random.int(1, 4), random.int(1, 7), 5, 12),
  isValid: (input) => {
    const [n = 0, q = 0] = numbersOf(input.split('\n', 1)[0] ?? '');
    const all = happeningsOf(input).map(({ sign, rest }) => [sign, ...rest]);
    return (
      input === queue(n, all) &&
      q === all.length &&
      n >= 1 &&
      n <= 1000 &&
      q >= 1 &&
      q <= 1000 &&
      all.every(([sign], at) => (sign === 'I' || sign === 'D') && all[at]?.length === (sign === 'I' ? 3 : 2)) &&
      after(n, input) !== null
    );
  },
  // Copies the whole row for every happening.
  solve: (input) => {
    const [n = 0] = numbersOf(input.split('\n', 1)[0] ?? '');
    const now = after(n, input) ?? [];
    return lines(now.length === 0 ? 'empty' : now);
  },
} satisfies Making;
