import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const asked = (ids: readonly number[]) => lines(ids.length, ids);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(1, most));
const turns = (n: number, ...ids: readonly number[]) => Array.from({ length: n }, (_, at) => ids[at % ids.length] ?? 1);

export const making = {
  inputs: (random) => [
    asked([MOST]),
    asked(turns(1000, 8)),
    asked(turns(1000, 5, 6)),
    asked(turns(999, 1, 2, 3)),
    asked(turns(1000, 2, 9, 2, 4)),
    asked([1, 2, 1, 3, 1, 4, 1, 5, 1, 6]),
    asked([1, 2, 2, 3, 1, 1, 2, 3, 3, 2]),
    asked(turns(500, 6, 7, 8, 8, 7, 7)),
    asked([...turns(500, 11, 12), ...turns(500, 13, 14)]),
    asked([1, 2, ...turns(300, 5, 7, 7)]),
    asked([10, 20, 30, 30, 20, 40, 20, 40, 10]),
    asked(Array.from({ length: 300 }, (_, at) => at + 1)),
    asked(any(random, 1000, 3)),
    asked(any(random, 1000, 4)),
    asked(any(random, 800, 6)),
    asked(any(random, 1000, MOST)),
  ],
  small: (random) => asked(any(random, random.int(1, 10), 4)),
  isValid: (input) => {
    const [n = 0, ...ids] = numbersOf(input);
    return (
      input === asked(ids) &&
      n === ids.length &&
      n >= 1 &&
      n <= 1000 &&
      ids.every((one) => Number.isInteger(one) && one >= 1 && one <= MOST)
    );
  },
  // A datum is in the cache exactly if at most one other was used since its last use.
  solve: (input) => {
    const [, ...ids] = numbersOf(input);
    const hits = ids.filter((one, at) => {
      const last = ids.lastIndexOf(one, at - 1);
      return at > 0 && last !== -1 && new Set(ids.slice(last + 1, at)).size <= 1;
    }).length;
    return lines([hits, hits + (ids.length - hits) * 10]);
  },
} satisfies Making;
