import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const picture = (k: number, rows: readonly string[]) => lines([rows.length, rows[0]?.length ?? 0, k], ...rows);
const some = (random: Random, n: number, m: number, k: number) =>
  picture(
    k,
    Array.from({ length: n }, () => Array.from({ length: m }, () => random.pick(['#', '.'])).join('')),
  );

export const making = {
  inputs: (random) => [
    picture(0, ['#']),
    picture(1, ['#.']),
    picture(3, ['#.#.', '##..']),
    picture(2, ['##.', '#..', '...']),
    picture(1_000_000_000, ['#..', '.#.']),
    picture(999_999_999, ['##.', '..#', '...']),
    some(random, 50, 50, 3),
    some(random, 50, 7, 1),
    some(random, 4, 30, 2),
    some(random, 20, 21, 999_999_998),
    some(random, 9, 12, 7),
    some(random, 10, 10, 5),
    some(random, 6, 50, 999_999_995),
  ],
  small: (random) => some(random, random.int(1, 4), random.int(1, 4), random.int(0, 9)),
  isValid: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [, m = 0, k = 0] = head.split(' ').map(Number);
    return (
      input === picture(k, rows) &&
      rows.length <= 50 &&
      m >= 1 &&
      m <= 50 &&
      Number.isInteger(k) &&
      k >= 0 &&
      k <= 1_000_000_000 &&
      rows.every((row) => row.length === m && /^[#.]+$/u.test(row))
    );
  },
  // Reads each column upwards as text.
  solve: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    let now = rows;
    const turns = Number(head.split(' ')[2]) % 4;
    for (let turn = 0; turn < turns; turn++)
      now = Array.from({ length: now[0]?.length ?? 0 }, (_, at) =>
        now
          .map((row) => row.charAt(at))
          .toReversed()
          .join(''),
      );
    return lines(...now);
  },
} satisfies Making;
