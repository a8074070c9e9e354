import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const fed = (p: number, notes: readonly number[]) => lines([notes.length, p], notes);
const mixed = (random: Random, n: number) =>
  Array.from({ length: n }, () => (random.int(0, 2) === 0 ? random.int(1, 100) : random.pick([1, 5, 10])));
const same = (n: number, note: number) => Array.from({ length: n }, () => note);

export const making = {
  inputs: (random) => [
    fed(1, [1]),
    fed(10_000, same(1000, 10)),
    fed(10_000, [...same(999, 10), 2]),
    fed(20, [10, 10, 5, 1]),
    fed(15, [5, 5, 5, 50, 10]),
    fed(500, [50, 100, 20, 2, 5]),
    fed(4000, same(1000, 5)),
    fed(25, [...mixed(random, 30), 10, 10, 10]),
    fed(1000, [...same(7, 20), ...same(100, 10), ...mixed(random, 60)]),
    fed(10_000, mixed(random, 1000)),
    fed(300, [...same(12, 7), ...mixed(random, 900)]),
    fed(9000, mixed(random, 700)),
    fed(200, [10, 5, 1, 50]),
  ],
  small: (random) => fed(random.int(1, 40), mixed(random, random.int(1, 8))),
  isValid: (input) => {
    const [n = 0, p = 0, ...notes] = numbersOf(input);
    return (
      input === fed(p, notes) &&
      n === notes.length &&
      n >= 1 &&
      n <= 1000 &&
      p >= 1 &&
      p <= 10_000 &&
      notes.every((one) => Number.isInteger(one) && one >= 1 && one <= 100)
    );
  },
  // Finds the first note up to which enough was taken.
  solve: (input) => {
    const [, p = 0, ...notes] = numbersOf(input);
    const isTaken = (one: number) => [1, 5, 10].includes(one);
    const takenUpTo = (count: number) =>
      notes
        .slice(0, count)
        .filter(isTaken)
        .reduce((sum, one) => sum + one, 0);
    const place = notes.findIndex((_, at) => takenUpTo(at + 1) >= p);
    const seen = place === -1 ? notes.length : place + 1;
    const total = takenUpTo(seen);
    const refused = notes.slice(0, seen).filter((one) => !isTaken(one)).length;
    return lines([total, refused, place === -1 ? -1 : total - p]);
  },
} satisfies Making;
