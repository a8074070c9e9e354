import type { Random } from '@aosai/api/kit/random';
import { isColumnOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

type Arrow = readonly [x: number, y: number];

const target = (w: number, arrows: readonly Arrow[]) => lines(w, arrows.length, ...arrows.flat());
const near = (random: Random, n: number, far: number) =>
  Array.from({ length: n }, () => [random.int(-far, far), random.int(-far, far)] as const);

/** Arrows of which every second one hits the line between two rings. */
const onLines = (random: Random, n: number, w: number) =>
  near(random, n, w).map(([x, y], at) => (at % 2 === 0 ? ([w * random.int(0, 11), 0] as const) : ([x, y] as const)));

export const making = {
  inputs: (random) => [
    target(1, [[0, 0]]),
    target(20, [[300, 300]]),
    target(20, near(random, 200, 20)),
    target(20, near(random, 200, 300)),
    target(7, onLines(random, 150, 7)),
    target(10, onLines(random, 200, 10)),
    target(1, near(random, 200, 8)),
    target(3, near(random, 100, 4)),
    target(15, near(random, 120, 120)),
    target(5, [
      [3, 4],
      [-4, 3],
      [5, 0],
      [6, 8],
      [0, -5],
    ]),
    target(13, onLines(random, 80, 13)),
    target(4, near(random, 60, 9)),
  ],
  small: (random) => target(random.int(1, 4), near(random, random.int(1, 6), random.int(2, 30))),
  isValid: (input) => {
    const [, n = 0] = numbersOf(input);
    const places = Array.from({ length: 2 * n }, () => [-300, 300] as const);
    return isColumnOf(input, [1, 20], [1, 200], ...places);
  },
  // Counts for each arrow the rings that it lies in.
  solve: (input) => {
    const [w = 1, n = 0, ...places] = numbersOf(input);
    const scores = Array.from({ length: n }, (_, at) => {
      const [x = 0, y = 0] = [places[2 * at], places[2 * at + 1]];
      return Array.from({ length: 10 }, (_ring, ring) => (ring + 1) * w).filter((far) => far ** 2 >= x ** 2 + y ** 2)
        .length;
    });
    const pairs = scores.filter((score, at) => score === 10 && scores[at - 1] === 10).length;
    return lines([scores.reduce((sum, score) => sum + score, 2 * pairs), scores.filter((score) => score === 0).length]);
  },
} satisfies Making;
