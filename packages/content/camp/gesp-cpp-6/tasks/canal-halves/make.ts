import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const LARGE = 1_000_000_000;
const fields = (areas: readonly number[], upper: readonly number[]) => lines(areas.length, areas, upper);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(1, most));

/** Draws each field's upper field among the `reach` fields before it. */
const upperOf = (random: Random, n: number, reach: number) =>
  Array.from({ length: n - 1 }, (_, at) => random.int(Math.max(1, at + 2 - reach), at + 1));

/** Small areas with a large one among each hundred, so that the file stays small. */
const mixed = (random: Random, n: number) =>
  any(random, n, 9).map((one, at) => (at % 100 === 0 ? LARGE - random.int(0, 999) : one));

/** A chain of 999 fields; each of the others is below one of its first nine or last hundred. */
const combOf = (random: Random, n: number) =>
  Array.from({ length: n - 1 }, (_, at) =>
    at < 998 ? at + 1 : random.int(1, 3) === 1 ? random.int(900, 999) : random.int(1, 9),
  );

export const making = {
  inputs: (random) => [
    fields([5, 3], [1]),
    fields(
      Array.from({ length: 7 }, () => LARGE),
      [1, 2, 3, 4, 5, 6],
    ),
    fields(any(random, 40, LARGE), upperOf(random, 40, 40)),
    fields([50, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1]),
    // Long chains, whose middle canals are equally good where the areas are.
    fields(
      Array.from({ length: 2801 }, () => 7),
      upperOf(random, 2801, 1),
    ),
    fields(mixed(random, 2800), upperOf(random, 2800, 1)),
    fields(mixed(random, 2800), upperOf(random, 2800, 2)),
    fields(mixed(random, 20_000), combOf(random, 20_000)),
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
