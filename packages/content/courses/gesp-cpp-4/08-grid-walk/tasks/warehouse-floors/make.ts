import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Size = readonly [floors: number, rows: number, columns: number];
const MOST = 100_000_000;
const day = (size: Size, records: readonly string[]) => lines([...size, records.length], ...records);
const put = (random: Random, [h, n, m]: Size, least: number, most: number) =>
  `put ${random.int(1, h)} ${random.int(1, n)} ${random.int(1, m)} ${random.int(least, most)}`;
const any = (random: Random, count: number, size: Size, most = MOST): string[] => {
  const [h, n, m] = size;
  return Array.from({ length: count }, () => {
    const kind = random.int(1, 9);
    if (kind === 9 && h > 1) return `lift ${random.int(1, h - 1)}`;
    if (kind >= 7) return `floor ${random.int(1, h)}`;
    return kind >= 5 ? `pile ${random.int(1, n)} ${random.int(1, m)}` : put(random, size, 1, most);
  });
};
const full = (random: Random, count: number, size: Size): string[] => [
  ...Array.from({ length: count }, () => put(random, size, MOST - 9, MOST)),
  ...any(random, 40, size),
  ...Array.from({ length: size[0] }, (_, f) => `floor ${f + 1}`),
];

export const making = {
  inputs: (random) => [
    day([1, 1, 1], ['put 1 1 1 1', 'pile 1 1']),
    day(
      [3, 2, 3],
      ['put 1 2 3 4', 'put 2 2 3 9', 'put 2 1 1 5', 'lift 1', 'floor 1', 'floor 2', 'pile 2 3', 'lift 2', 'floor 3'],
    ),
    day(
      [1, 1, 1],
      Array.from({ length: 1000 }, () => `put 1 1 1 ${MOST}`),
    ),
    day([10, 20, 20], any(random, 1000, [10, 20, 20])),
    day([10, 20, 20], full(random, 900, [10, 20, 20])),
    day([2, 3, 4], full(random, 300, [2, 3, 4])),
    day([1, 5, 2], full(random, 200, [1, 5, 2])),
    day([9, 1, 2], full(random, 700, [9, 1, 2])),
    day([5, 20, 1], any(random, 200, [5, 20, 1], 9)),
    day([4, 2, 3], any(random, 60, [4, 2, 3], 50)),
    day([3, 3, 3], any(random, 400, [3, 3, 3], 1000)),
    day([6, 4, 9], [...full(random, 400, [6, 4, 9]), 'lift 1', 'lift 2', 'lift 3', 'floor 4']),
  ],
  small: (random) => {
    const size: Size = [random.int(1, 3), random.int(1, 3), random.int(1, 3)];
    return day(size, any(random, random.int(1, 8), size, 5));
  },
  isValid: (input) => {
    const [head = '', ...all] = input.trimEnd().split('\n');
    const [h = 0, n = 0, m = 0, q = 0] = head.split(' ').map(Number);
    const within = (at: number, most: number) => Number.isInteger(at) && at >= 1 && at <= most;
    const isGood = (record: string) => {
      const [word = '', ...rest] = record.split(' ');
      const [a = 0, b = 0, c = 0, x = 0] = rest.map(Number);
      if (word === 'put') return within(a, h) && within(b, n) && within(c, m) && within(x, MOST);
      if (word === 'pile') return within(a, n) && within(b, m);
      return word === 'lift' ? within(a, h - 1) : word === 'floor' && within(a, h);
    };
    return (
      input === day([h, n, m], all) &&
      all.length === q &&
      within(h, 10) &&
      within(n, 20) &&
      within(m, 20) &&
      within(q, 1000) &&
      all.every(isGood)
    );
  },
  // Keeps a list of what was put where, and moves its entries.
  solve: (input) => {
    let boxes: { f: number; place: string; x: number }[] = [];
    const said: number[] = [];
    const sumOf = (some: typeof boxes) => some.reduce((sum, { x }) => sum + x, 0);
    for (const record of input.trimEnd().split('\n').slice(1)) {
      const [word = '', ...rest] = record.split(' ');
      const [a = 0, b = 0, c = 0, x = 0] = rest.map(Number);
      if (word === 'put') boxes.push({ f: a, place: `${b} ${c}`, x });
      if (word === 'floor') said.push(sumOf(boxes.filter(({ f }) => f === a)));
      if (word === 'pile') said.push(sumOf(boxes.filter(({ place }) => place === `${a} ${b}`)));
      if (word === 'lift') boxes = boxes.map((box) => (box.f === a ? { ...box, f: a + 1 } : box));
    }
    const racks = Map.groupBy(boxes, ({ f, place }) => `${f} ${place}`);
    return lines(...said, Math.max(0, ...racks.values().map(sumOf)));
  },
} satisfies Making;
