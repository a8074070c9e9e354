import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const clan = (upper: readonly number[]) => lines(upper.length, upper);

/** A clan in which each person's parent is among the `reach` people before, with mixed numbers. */
function any(random: Random, n: number, reach: number): string {
  const numbers = random.some(n, 1, n);
  const upper = Array.from({ length: n }, () => 0);
  for (let at = 1; at < n; at += 1)
    upper[(numbers[at] ?? 1) - 1] = numbers[random.int(Math.max(0, at - reach), at - 1)] ?? 0;
  return clan(upper);
}

export const making = {
  inputs: (random) => [
    clan([0]),
    clan([2, 0]),
    clan([0, 1, 1, 1, 1, 1, 1]),
    clan([0, 1, 1, 1, 2, 3, 4]),
    clan([3, 1, 0, 3, 4, 1]),
    clan(Array.from({ length: 50 }, (_, at) => (at + 2) % 51)),
    any(random, 30, 2),
    any(random, 300, 3),
    any(random, 800, 800),
    clan(Array.from({ length: 1500 }, (_, at) => (at + 2) % 1501)),
    any(random, 20_000, 1),
    any(random, 1500, 60),
    any(random, 2000, 2000),
  ],
  small: (random) => any(random, random.int(1, 9), random.pick([1, 2, 9])),
  isValid: (input) => {
    const [n = 0, ...upper] = numbersOf(input);
    const isRight = upper.every((one) => Number.isInteger(one) && one >= 0 && one <= n);
    const roots = upper.flatMap((one, at) => (one === 0 ? [at + 1] : []));
    const reached = new Set(roots);
    const lower = Map.groupBy(
      upper.map((_, at) => at + 1),
      (i) => upper[i - 1],
    );
    for (const one of reached) for (const child of lower.get(one) ?? []) reached.add(child);
    return (
      input === clan(upper) && n === upper.length && n <= 20_000 && isRight && roots.length === 1 && reached.size === n
    );
  },
  // Climbs from each person to somebody whose generation is known, then comes back down.
  solve: (input) => {
    const [n = 0, ...upper] = numbersOf(input);
    const generations = [0];
    for (let i = 1; i <= n; i += 1) {
      const way: number[] = [];
      for (let x = i; generations[x] === undefined; x = upper[x - 1] ?? 0) way.push(x);
      for (const x of way.toReversed()) generations[x] = (generations[upper[x - 1] ?? 0] ?? 0) + 1;
    }
    const counts = [...Map.groupBy(generations.slice(1), (one) => one)].map(([one, all]) => [one, all.length] as const);
    const [best = [0, 0]] = counts.toSorted((x, y) => y[1] - x[1] || x[0] - y[0]);
    return lines([counts.length, ...best]);
  },
} satisfies Making;
