import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Cable = readonly [u: number, v: number, price: number];
const BILLION = 1_000_000_000;
const plan = (n: number, radio: number, cables: readonly Cable[]) => lines([n, cables.length, radio], ...cables);

const some = (random: Random, n: number, m: number, radio: number, most: number) =>
  plan(
    n,
    radio,
    Array.from({ length: m }, (): Cable => {
      const [u = 1, v = 2] = random.some(2, 1, n);
      return [u, v, random.int(1, most)];
    }),
  );

/** A chain through all stations, of which about a third is dearer than a radio, with short cuts. */
function chain(random: Random, n: number, radio: number): string {
  const along = Array.from({ length: n - 1 }, (_, at): Cable => [
    at + 1,
    at + 2,
    random.int(Math.floor(radio / 2), Math.floor(radio * 1.3)),
  ]);
  const cuts = Array.from({ length: n }, (): Cable => {
    const u = random.int(1, n - 4);
    return [u + random.int(2, 4), u, random.int(Math.floor(radio / 4), radio)];
  });
  const all = [...along, ...cuts];
  return plan(
    n,
    radio,
    random.some(all.length, 0, all.length - 1).flatMap((at) => all.slice(at, at + 1)),
  );
}

const cablesOf = (numbers: readonly number[]): Cable[] =>
  Array.from({ length: numbers.length / 3 }, (_, at) => {
    const [u = 0, v = 0, price = 0] = numbers.slice(at * 3, at * 3 + 3);
    return [u, v, price];
  });

export const making = {
  inputs: (random) => [
    plan(2, 1, [[2, 1, BILLION]]),
    plan(4, 5, [
      [1, 2, 5],
      [2, 3, 5],
      [3, 1, 5],
      [3, 4, 6],
      [4, 1, 4],
    ]),
    chain(random, 12, 10),
    chain(random, 200, 700_000_000),
    some(random, 300, 500, 600_000_000, BILLION),
    chain(random, 600, 760_000_000),
    some(random, 900, 1500, 400_000_000, BILLION),
    chain(random, 900, 500_000_000),
    some(random, 1000, 1200, 900_000_000, BILLION),
    plan(
      1000,
      BILLION,
      Array.from({ length: 1100 }, (_, at): Cable => [
        (at % 999) + 1,
        1000,
        at % 5 === 0 ? BILLION : BILLION - (at % 10),
      ]),
    ),
    some(random, 5000, 10_000, 350_000_000, BILLION),
    chain(random, 1200, 770_000_000),
  ],
  small: (random) => {
    const n = random.int(2, 6);
    return some(random, n, random.int(1, 9), random.int(1, 9), 12);
  },
  isValid: (input) => {
    const [n = 0, m = 0, radio = 0, ...rest] = numbersOf(input);
    const cables = cablesOf(rest);
    return (
      input === plan(n, radio, cables) &&
      n >= 2 &&
      n <= 5000 &&
      m === cables.length &&
      m >= 1 &&
      m <= 10_000 &&
      radio >= 1 &&
      radio <= BILLION &&
      rest.every((one) => Number.isInteger(one) && one >= 1) &&
      cables.every(([u, v, price]) => u <= n && v <= n && u !== v && price <= BILLION)
    );
  },
  // Grows one tree from the first station; a radio reaches every station.
  solve: (input) => {
    const [n = 0, , radio = 0, ...rest] = numbersOf(input);
    const near = new Map<number, (readonly [number, number])[]>();
    for (const [u, v, price] of cablesOf(rest)) {
      near.set(u, [...(near.get(u) ?? []), [v, price]]);
      near.set(v, [...(near.get(v) ?? []), [u, price]]);
    }
    const distance = Array.from({ length: n + 1 }, (_, at) => (at === 1 ? 0 : radio));
    const waiting = new Set(Array.from({ length: n }, (_, at) => at + 1));
    let total = 0;
    while (waiting.size > 0) {
      let next = 0;
      for (const one of waiting) if (next === 0 || (distance[one] ?? 0) < (distance[next] ?? 0)) next = one;
      waiting.delete(next);
      total += distance[next] ?? 0;
      for (const [v, price] of near.get(next) ?? []) distance[v] = Math.min(distance[v] ?? 0, price);
    }
    return lines(total);
  },
} satisfies Making;
