import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Question = readonly [l: number, r: number, k: number];
const MILLION = 1_000_000;
const ask = (all: readonly Question[]) => lines(all.length, ...all);

function some(random: Random, q: number, most: number, kinds: number): Question[] {
  return Array.from({ length: q }, () => {
    const [one, other] = [random.int(1, most), random.int(1, most)];
    return [Math.min(one, other), Math.max(one, other), random.int(0, kinds)];
  });
}

/** Number of different prime factors, by dividing them out. */
function kindsOf(x: number): number {
  let [rest, kinds] = [x, 0];
  for (let p = 2; p * p <= rest; p++) {
    if (rest % p !== 0) continue;
    kinds++;
    while (rest % p === 0) rest /= p;
  }
  return rest > 1 ? kinds + 1 : kinds;
}

/** The numbers of each count of kinds in order, up to the greatest that is needed. */
function numbersByKinds(most: number): number[][] {
  const groups = Array.from({ length: 8 }, (): number[] => []);
  for (let x = 1; x <= most; x++) groups[kindsOf(x)]?.push(x);
  return groups;
}

/** How many of the sorted numbers are at most `x`. */
function countUpTo(sorted: readonly number[], x: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((sorted[middle] ?? 0) <= x) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const making = {
  inputs: (random) => [
    ask([[1, 1, 0]]),
    ask([
      [8, 8, 1],
      [8, 8, 3],
      [97, 97, 1],
      [60, 60, 3],
      [60, 60, 4],
    ]),
    ask(some(random, 40, 60, 3)),
    ask(some(random, 200, 5000, 5)),
    ask(some(random, 300, 1100, 3)),
    ask(Array.from({ length: 24 }, (_, at): Question => [1 + at, MILLION - at, at % 8])),
    ask(some(random, 5000, MILLION, 7)),
    ask(some(random, 3000, MILLION, 2)),
    ask(Array.from({ length: 400 }, (_, at): Question => [510_510 - at, MILLION, at % 5])),
    ask([...some(random, 60, MILLION, 4), [1, MILLION, 1], [510_510, 510_510, 7]]),
  ],
  small: (random) => ask(some(random, random.int(1, 4), 80, 3)),
  isValid: (input) => {
    const [q = 0, ...rest] = numbersOf(input);
    const all = Array.from({ length: rest.length / 3 }, (_, at): Question => {
      const [l = 0, r = 0, k = 0] = rest.slice(at * 3);
      return [l, r, k];
    });
    return (
      input === ask(all) &&
      q >= 1 &&
      q <= 5000 &&
      rest.every((one) => Number.isInteger(one)) &&
      all.every(([l, r, k]) => l >= 1 && l <= r && r <= MILLION && k >= 0 && k <= 7)
    );
  },
  // Factorizes every number by trial, then searches in the sorted numbers of each count.
  solve: (input) => {
    const [, ...rest] = numbersOf(input);
    const most = Math.max(...rest.filter((_, at) => at % 3 === 1));
    const groups = numbersByKinds(most);
    const answers = Array.from({ length: rest.length / 3 }, (_, at) => {
      const [l = 0, r = 0, k = 0] = rest.slice(at * 3);
      const sorted = groups[k] ?? [];
      return countUpTo(sorted, r) - countUpTo(sorted, l - 1);
    });
    return lines(...answers);
  },
} satisfies Making;
