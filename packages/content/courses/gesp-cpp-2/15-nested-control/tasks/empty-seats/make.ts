import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const hall = (rows: readonly (readonly number[])[]) => lines([rows.length, rows[0]?.length ?? 0], ...rows);
/** Of ten seats about `taken` are taken. */
const any = (random: Random, [n, m]: readonly [number, number], taken: number) =>
  Array.from({ length: n }, () => Array.from({ length: m }, () => (random.int(1, 10) <= taken ? 1 : 0)));
const full = (m: number) => Array.from({ length: m }, () => 1);

export const making = {
  inputs: (random) => [
    hall([[0]]),
    hall([[1]]),
    hall(Array.from({ length: 200 }, () => full(200))),
    hall(any(random, [200, 200], 0)),
    hall([...any(random, [3, 4], 5), full(4), ...any(random, [3, 4], 5), full(4)]),
    hall(any(random, [10, 3], 8)),
    hall(any(random, [20, 10], 8)),
    hall([...any(random, [20, 30], 9), full(30), full(30)]),
    hall(any(random, [200, 5], 9)),
    hall([full(6), ...any(random, [5, 6], 7), full(6)]),
    hall(Array.from({ length: 9 }, (_, at) => full(9).with(8 - at, 0))),
    hall([full(200), ...any(random, [198, 200], 9), full(200)]),
  ],
  small: (random) => hall(any(random, [random.int(1, 5), random.int(1, 5)], 7)),
  isValid: (input) => {
    const [n = 0, m = 0, ...all] = numbersOf(input);
    const rows = Array.from({ length: n }, (_, at) => all.slice(at * m, at * m + m));
    const isIn = (one: number) => one >= 1 && one <= 200;
    return (
      isIn(n) && isIn(m) && all.length === n * m && input === hall(rows) && all.every((one) => one === 0 || one === 1)
    );
  },
  // Looks in each line for the first 0.
  solve: (input) => {
    const rows = input.trimEnd().split('\n').slice(1);
    const places = rows.map((row) => row.split(' ').indexOf('0') + 1);
    return lines(...places, places.filter((place) => place === 0).length);
  },
} satisfies Making;
