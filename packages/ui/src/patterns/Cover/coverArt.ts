import { seeded } from '../Stamp/seeded.ts';
import type { CoverKind } from './coverKind.ts';

/** A stroke or an area in the box of 320 by 160, in ink of this strength (0 to 1). */
interface CoverMark {
  d: string;
  strength: number;
  /** Width of the stroke; an area without it. */
  width?: number;
}

export interface CoverArt {
  marks: readonly CoverMark[];
  /** The one red dot. */
  dot: readonly [number, number];
}

const WIDTH = 320;
const HEIGHT = 160;
const two = (value: number): string => value.toFixed(1);
const range = (count: number): number[] => Array.from({ length: count }, (_, no) => no);
const rect = (x: number, y: number, w: number, h: number) => `M${two(x)} ${two(y)}h${two(w)}v${two(h)}h${two(-w)}z`;
const circle = (x: number, y: number, r: number) =>
  `M${two(x - r)} ${two(y)}a${two(r)} ${two(r)} 0 1 0 ${two(2 * r)} 0a${two(r)} ${two(r)} 0 1 0 ${two(-2 * r)} 0`;
const line = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${two(x)} ${two(y)}`).join('L')}`;

function columns(heights: readonly number[]): CoverArt {
  const tallest = Math.max(...heights);
  const place = heights.indexOf(tallest);
  const marks = heights.map((height, no) => ({
    d: rect(36 + no * 32, HEIGHT - height, 26, height),
    strength: 0.16 + (0.7 * height) / tallest,
  }));
  return { marks, dot: [36 + place * 32 + 13, HEIGHT - tallest - 12] };
}

function branches(random: () => number): CoverArt {
  const marks: CoverMark[] = [];
  const grow = (x: number, y: number, angle: number, length: number, left: number): void => {
    const to = [x + Math.cos(angle) * length, y + Math.sin(angle) * length] as const;
    marks.push({ d: line([[x, y], to]), strength: 0.4 + left * 0.12, width: 0.7 + left * 0.7 });
    if (left === 0) {
      marks.push({ d: circle(to[0], to[1], 2.4), strength: 0.9 });
      return;
    }
    const bend = 0.38 + random() * 0.12;
    for (const side of [-bend, bend]) grow(to[0], to[1], angle + side, length * 0.74, left - 1);
  };
  grow(160, 150, -Math.PI / 2, 42, 4);
  return { marks, dot: [160, 152] };
}

function net(random: () => number): CoverArt {
  const nodes = range(9).map(
    (no) => [48 + (no % 3) * 104 + random() * 34, 26 + Math.floor(no / 3) * 46 + random() * 22] as const,
  );
  const edges = nodes.flatMap((from, no) =>
    [no + 1, no + 3].flatMap((other) => {
      const to = nodes[other];
      return to && !(other === no + 1 && other % 3 === 0) ? [{ d: line([from, to]), strength: 0.35, width: 1.5 }] : [];
    }),
  );
  const dots = nodes.map(([x, y]) => ({ d: circle(x, y, 6), strength: 0.8 }));
  return { marks: [...edges, ...dots], dot: nodes[Math.floor(random() * nodes.length)] ?? [160, 80] };
}

function turtle(random: () => number): CoverArt {
  const turn = (Math.PI / 2) * (1 + 0.01 * (2 + Math.floor(random() * 4)));
  const points: [number, number][] = [[160, 80]];
  let [x, y] = [160, 80];
  for (const no of range(64)) {
    x += Math.cos(turn * no) * no * 1.7;
    y += Math.sin(turn * no) * no * 1.7;
    points.push([x, y]);
  }
  return { marks: [{ d: line(points), strength: 0.75, width: 1.2 }], dot: [160, 80] };
}

/** The drawing of an idea; the seed varies it, so that two courses with the same idea differ. */
export function coverArt(kind: CoverKind, seed: string): CoverArt {
  const random = seeded(seed);
  switch (kind) {
    case 'steps':
      return columns(range(8).map((no) => 20 + no * (12 + random() * 3)));
    case 'bars':
      return columns(range(8).map(() => 24 + random() * 100));
    case 'rings': {
      const [x, y] = [150 + random() * 90, 60 + random() * 40];
      const marks = range(9).map((no) => ({
        d: circle(x, y, 10 + no * 13),
        strength: 0.78 - no * 0.075,
        width: 2.6 - no * 0.2,
      }));
      return { marks, dot: [x, y] };
    }
    case 'tree':
      return branches(random);
    case 'grid': {
      const marks = range(40).map((no) => ({
        d: rect(44 + (no % 8) * 30, 14 + Math.floor(no / 8) * 28, 24, 22),
        strength: 0.12 + random() * 0.6,
      }));
      const at = Math.floor(random() * 40);
      return { marks, dot: [56 + (at % 8) * 30, 25 + Math.floor(at / 8) * 28] };
    }
    case 'spiral':
      return turtle(random);
    case 'halving': {
      const marks: CoverMark[] = [];
      let [from, width] = [30, 260];
      for (const no of range(5)) {
        marks.push({ d: rect(from, 18 + no * 27, width, 18), strength: 0.2 + no * 0.15 });
        width /= 2;
        if (random() > 0.5) from += width;
      }
      return { marks, dot: [from + width, 18 + 4 * 27 + 9] };
    }
    case 'graph':
      return net(random);
    case 'wave': {
      const shift = random() * Math.PI;
      const marks = range(6).map((no) => ({
        d: line(
          range(41).map((at) => [at * 8, 44 + no * 18 + Math.sin(at / 5 + shift + no * 0.5) * (22 - no * 2)] as const),
        ),
        strength: 0.75 - no * 0.1,
        width: 2.4 - no * 0.25,
      }));
      return { marks, dot: [WIDTH * 0.7, 22] };
    }
    default:
      return kind satisfies never;
  }
}
