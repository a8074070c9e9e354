import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const LARGE = 1_000_000;
const fields = (areas: readonly number[], upper: readonly number[]) => lines(areas.length, areas, upper);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(1, most));

/** Draws each field's upper field among the `reach` fields before it. */
const upperOf = (random: Random, n: number, reach: number) =>
  Array.from({ length: n - 1 }, (_, at) => random.int(Math.max(1, at + 2 - reach), at + 1));

export const making = {
  inputs: (random) => [
    fields([5, 3], [1]),
    fields([2, 2, 2, 2], [1, 2, 3]),
    fields([1, 6, 1, 1, 1, 1, 1], [1, 1, 2, 2, 3, 3]),
    fields([50, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1]),
    fields([1, 1, 1, 9, 8, 7, 20], [1, 2, 3, 3, 2, 6]),
    fields(any(random, 40, 9), upperOf(random, 40, 40)),
    fields(any(random, 300, 2), upperOf(random, 300, 300)),
    fields(any(random, 4000, LARGE), upperOf(random, 4000, 4000)),
    fields(
      Array.from({ length: 5000 }, () => LARGE),
      upperOf(random, 5000, 3),
    ),
    fields(any(random, 20_000, 9), upperOf(random, 20_000, 1)),
    fields(any(random, 20_000, 99), upperOf(random, 20_000, 2)),
    fields(any(random, 20_000, LARGE), upperOf(random, 20_000, 40)),
  ],
  small: (random) => {
    const n = random.int(2, 9);
    return fields(any(random, n, random.pick([2, 15])), upperOf(random, n, random.pick([2, 9])));
  },
  isValid: (input) => {
    const [n = 0, ...rest] = numbersOf(input);
    const [areas, upper] = [rest.slice(0, n), rest.slice(n)];
    return (
      input === fields(areas, upper) &&
      rest.length === 2 * n - 1 &&
      n >= 2 &&
      n <= 20_000 &&
      areas.every((one) => Number.isInteger(one) && one >= 1 && one <= LARGE) &&
      upper.every((one, at) => Number.isInteger(one) && one >= 1 && one < at + 2)
    );
  },
  // Lists the fields from the top downwards, so that each part is a run of the list, and sums it by prefixes.
  solve: (input) => {
    const [n = 0, ...rest] = numbersOf(input);
    const lower = Array.from({ length: n + 1 }, (): number[] => []);
    for (let i = 2; i <= n; i += 1) lower[rest[n + i - 2] ?? 1]?.push(i);
    const sums = [0];
    const from = Array.from({ length: n + 1 }, () => 0);
    const answers: (readonly [difference: number, field: number])[] = [];
    const parts: [field: number, sum: number][] = [];
    for (const waiting = [1]; waiting.length > 0;) {
      const i = waiting.pop() ?? 0;
      if (i > 0) {
        from[i] = sums.length - 1;
        sums.push((sums.at(-1) ?? 0) + (rest[i - 1] ?? 0));
        waiting.push(-i, ...(lower[i] ?? []));
      } else parts.push([-i, (sums.at(-1) ?? 0) - (sums[from[-i] ?? 0] ?? 0)]);
    }
    const total = sums.at(-1) ?? 0;
    for (const [field, sum] of parts) if (field > 1) answers.push([Math.abs(total - 2 * sum), field]);
    return lines(answers.toSorted((x, y) => x[0] - y[0] || x[1] - y[1])[0] ?? []);
  },
} satisfies Making;
