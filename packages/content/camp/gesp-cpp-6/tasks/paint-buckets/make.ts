import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

const buckets = (a: number, b: number, c: number) => lines([a, b, c]);

export const making = {
  inputs: () => [
    buckets(1, 1, 1),
    buckets(200, 200, 199),
    buckets(199, 200, 100),
    buckets(200, 199, 1),
    buckets(169, 138, 8),
    buckets(16, 43, 29),
    buckets(98, 123, 64),
    buckets(161, 116, 33),
    buckets(80, 157, 151),
    buckets(13, 29, 17),
    buckets(150, 97, 64),
    buckets(15, 4, 8),
    buckets(63, 200, 77),
    buckets(8, 19, 9),
  ],
  small: (random) => buckets(random.int(1, 14), random.int(1, 14), random.int(1, 14)),
  isValid: (input) => isLineOf(input, [1, 200], [1, 200], [1, 200]),
  // Lets the steps of every state shrink until none changes.
  solve: (input) => {
    const [a = 0, b = 0, c = 0] = numbersOf(input);
    const steps = new Map([['0 0', 0]]);
    for (let waits = [[0, 0] as readonly [number, number]]; waits.length > 0;) {
      const next: (readonly [number, number])[] = [];
      for (const [x, y] of waits) {
        const [right, left] = [Math.min(x, b - y), Math.min(y, a - x)];
        const made = [
          [a, y],
          [x, b],
          [0, y],
          [x, 0],
          [x - right, y + right],
          [x + left, y - left],
        ] as const;
        const now = (steps.get(`${x} ${y}`) ?? 0) + 1;
        for (const [u, v] of made)
          if (now < (steps.get(`${u} ${v}`) ?? Infinity)) {
            steps.set(`${u} ${v}`, now);
            next.push([u, v]);
          }
      }
      waits = next;
    }
    const found = [...steps].filter(([state]) => state.split(' ').includes(`${c}`)).map(([, count]) => count);
    return lines(found.length === 0 ? -1 : Math.min(...found));
  },
} satisfies Making;
