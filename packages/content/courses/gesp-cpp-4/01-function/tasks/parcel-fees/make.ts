import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Parcel = readonly [weight: number, zone: number];
const MOST = 1_000_000_000;
const parcels = (all: readonly Parcel[]) => lines(all.length, ...all);
const any = (random: Random, n: number, most: number): Parcel[] =>
  Array.from({ length: n }, () => [random.int(1, most), random.int(1, 2)]);
const heavy = (random: Random, n: number): Parcel[] =>
  Array.from({ length: n }, () => [random.int(MOST - 9999, MOST), random.int(1, 2)]);
/** Weights of whole kilograms, where rounding up changes nothing. */
const whole = (random: Random, n: number): Parcel[] =>
  Array.from({ length: n }, () => [random.int(1, 9) * 1000, random.int(1, 2)]);

export const making = {
  inputs: (random) => [
    parcels([[1, 1]]),
    parcels([
      [1999, 2],
      [2000, 2],
      [2001, 1],
      [1500, 2],
    ]),
    parcels(Array.from({ length: 1000 }, (): Parcel => [MOST, 2])),
    parcels([...whole(random, 40), ...any(random, 40, 9000)]),
    parcels(any(random, 30, 4000)),
    parcels(heavy(random, 900)),
    parcels(heavy(random, 800)),
    parcels([...heavy(random, 300), ...heavy(random, 650)]),
    parcels([...any(random, 20, 5000), ...heavy(random, 980)]),
    parcels([...any(random, 100, 2000), ...heavy(random, 899)]),
    parcels(any(random, 1000, MOST)),
    parcels(Array.from({ length: 1000 }, (_, at): Parcel => [(at + 1) * 1_000_000, 2])),
    parcels(Array.from({ length: 1000 }, (_, at): Parcel => [MOST - at * 999, 2])),
  ],
  small: (random) => parcels(any(random, random.int(1, 5), 3500)),
  isValid: (input) => {
    const [n = 0, ...rest] = numbersOf(input);
    const all = Array.from({ length: n }, (_, at): Parcel => [rest[2 * at] ?? 0, rest[2 * at + 1] ?? 0]);
    return (
      input === parcels(all) &&
      n >= 1 &&
      n <= 1000 &&
      all.every(([w, z]) => Number.isInteger(w) && w >= 1 && w <= MOST && (z === 1 || z === 2))
    );
  },
  solve: (input) => {
    const [n = 0, ...rest] = numbersOf(input);
    const fees = Array.from({ length: n }, (_, at) => {
      const more = Math.max(0, Math.ceil((rest[2 * at] ?? 0) / 1000) - 1);
      return rest[2 * at + 1] === 1 ? 8 + 2 * more : 12 + 5 * more;
    });
    return lines(fees, [fees.reduce((sum, one) => sum + one, 0), fees.indexOf(Math.max(...fees)) + 1]);
  },
} satisfies Making;
