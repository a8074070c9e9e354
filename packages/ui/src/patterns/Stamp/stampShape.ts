import { seeded } from './seeded.ts';

const EDGE = 6;
const SIDE = 88;
const POINTS_A_SIDE = 7;
const ROUGHNESS = 2.2;
const SPECKS = 10;

export interface StampShape {
  /** The cut edge, as path data in a box of 100 by 100. */
  edge: string;
  /** Places that the paste did not reach: centre and radius. */
  specks: readonly (readonly [number, number, number])[];
  /** Where each character stands, with its size; read from top to bottom, the right column first. */
  places: readonly { x: number; y: number; size: number }[];
}

const CORNERS = [
  [EDGE, EDGE, 1, 0],
  [EDGE + SIDE, EDGE, 0, 1],
  [EDGE + SIDE, EDGE + SIDE, -1, 0],
  [EDGE, EDGE + SIDE, 0, -1],
] as const;

const LAYOUTS: Record<number, StampShape['places']> = {
  1: [{ x: 50, y: 51, size: 66 }],
  2: [
    { x: 50, y: 30, size: 40 },
    { x: 50, y: 71, size: 40 },
  ],
  3: [
    { x: 71, y: 30, size: 39 },
    { x: 71, y: 71, size: 39 },
    { x: 30, y: 51, size: 42 },
  ],
  4: [
    { x: 71, y: 30, size: 39 },
    { x: 71, y: 71, size: 39 },
    { x: 29, y: 30, size: 39 },
    { x: 29, y: 71, size: 39 },
  ],
};

/** The form of a seal with this many characters (1 to 4); the seed decides its cut and its specks. */
export function stampShape(count: number, seed: string): StampShape {
  const random = seeded(seed);
  const rough = (value: number) => (value + (random() - 0.5) * ROUGHNESS).toFixed(1);
  const points = CORNERS.flatMap(([x, y, right, down]) =>
    Array.from({ length: POINTS_A_SIDE }, (_, no) => {
      const along = (SIDE * no) / POINTS_A_SIDE;
      return `${rough(x + right * along)} ${rough(y + down * along)}`;
    }),
  );
  const specks = Array.from(
    { length: SPECKS },
    () =>
      [Math.round(10 + random() * 80), Math.round(10 + random() * 80), Number((0.5 + random()).toFixed(1))] as const,
  );
  return { edge: `M${points.join('L')}Z`, specks, places: LAYOUTS[count] ?? [] };
}
