import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Block = readonly [r1: number, c1: number, r2: number, c2: number];
type Plot = readonly (readonly number[])[];
const garden = (plot: Plot, blocks: readonly Block[]) =>
  lines([plot.length, plot[0]?.length ?? 0, blocks.length], ...plot, ...blocks);
const field = (n: number, m: number, kilos: (row: number, column: number) => number) =>
  Array.from({ length: n }, (_, row) => Array.from({ length: m }, (__, column) => kilos(row, column)));

function some(random: Random, n: number, m: number, q: number): Block[] {
  return Array.from({ length: q }, () => {
    const [r1, c1] = [random.int(1, n), random.int(1, m)];
    return [r1, c1, random.int(r1, n), random.int(c1, m)];
  });
}
const any = (random: Random, n: number, m: number, q: number, most: number) =>
  garden(
    field(n, m, () => random.int(0, most)),
    some(random, n, m, q),
  );

export const making = {
  inputs: (random) => [
    garden([[1000]], [[1, 1, 1, 1]]),
    garden(
      field(50, 50, () => 1000),
      [
        [1, 1, 50, 50],
        [50, 50, 50, 50],
        [7, 3, 41, 20],
      ],
    ),
    garden(
      field(6, 4, () => 0),
      some(random, 6, 4, 10),
    ),
    garden(
      field(1, 50, (_, column) => column),
      some(random, 1, 50, 20),
    ),
    garden(
      field(50, 1, (row) => 50 - row),
      some(random, 50, 1, 20),
    ),
    garden(
      field(8, 9, (row, column) => ((row + column) % 3) * 5),
      some(random, 8, 9, 30),
    ),
    any(random, 5, 7, 12, 2),
    any(random, 20, 10, 50, 30),
    any(random, 50, 50, 100, 1000),
    any(random, 30, 45, 100, 1),
  ],
  small: (random) => any(random, random.int(1, 4), random.int(1, 4), random.int(1, 3), 3),
  isValid: (input) => {
    const [n = 0, m = 0, q = 0, ...rest] = numbersOf(input);
    const plot = Array.from({ length: n }, (_, row) => rest.slice(row * m, row * m + m));
    const asked = rest.slice(n * m);
    const blocks = Array.from({ length: asked.length / 4 }, (_, at): Block => {
      const [r1 = 0, c1 = 0, r2 = 0, c2 = 0] = asked.slice(at * 4);
      return [r1, c1, r2, c2];
    });
    return (
      input === garden(plot, blocks) &&
      [n, m].every((size) => size >= 1 && size <= 50) &&
      q >= 1 &&
      q <= 100 &&
      plot.flat().every((kilos) => Number.isInteger(kilos) && kilos >= 0 && kilos <= 1000) &&
      blocks.every(([r1, c1, r2, c2]) => r1 >= 1 && r1 <= r2 && r2 <= n && c1 >= 1 && c1 <= c2 && c2 <= m)
    );
  },
  // Sums the rows of a block first, then finds the greatest.
  solve: (input) => {
    const [n = 0, m = 0, q = 0, ...rest] = numbersOf(input);
    const answers = Array.from({ length: q }, (_, at) => {
      const [r1 = 0, c1 = 0, r2 = 0, c2 = 0] = rest.slice(n * m + at * 4);
      const sums = Array.from({ length: r2 - r1 + 1 }, (__, row) => {
        const from = (r1 - 1 + row) * m;
        return rest.slice(from + c1 - 1, from + c2).reduce((sum, one) => sum + one, 0);
      });
      return [sums.reduce((sum, one) => sum + one, 0), r1 + sums.indexOf(Math.max(...sums))];
    });
    return lines(...answers);
  },
} satisfies Making;
