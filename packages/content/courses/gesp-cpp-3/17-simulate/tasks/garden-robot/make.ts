import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Lawn = readonly [w: number, h: number, x: number, y: number];
const robot = (lawn: Lawn, orders: string) => lines(lawn, orders);
const orders = (random: Random, n: number, from = 'LRFFFF') =>
  Array.from({ length: n }, () => from.charAt(random.int(0, from.length - 1))).join('');
const lawn = (random: Random, most: number): Lawn => {
  const [w, h] = [random.int(1, most), random.int(1, most)];
  return [w, h, random.int(1, w), random.int(1, h)];
};

export const making = {
  inputs: (random) => [
    robot([1, 1, 1, 1], 'F'),
    robot([1000, 1000, 500, 500], 'F'.repeat(1000)),
    robot([2, 5, 1, 1], 'RFFLFFFFF'),
    robot([5, 2, 1, 1], 'FFRFFFFFF'),
    robot([3, 3, 2, 2], 'LFFLFFLFFLFF'),
    robot([9, 9, 5, 5], 'LLLFRRF'),
    robot([4, 7, 4, 7], 'LFFFFLFFFFFFFFL'),
    robot([50, 3, 25, 2], orders(random, 60)),
    robot(lawn(random, 6), orders(random, 200)),
    robot(lawn(random, 9), orders(random, 1000)),
    robot([12, 30, 6, 20], orders(random, 1000, 'LFFFFFFR')),
    robot([30, 8, 3, 7], orders(random, 999, 'LFRFFFFF')),
  ],
  small: (random) => robot(lawn(random, 4), orders(random, random.int(1, 12))),
  isValid: (input) => {
    const [head = '', all = ''] = input.split('\n');
    const [w = 0, h = 0, x = 0, y = 0] = head.split(' ').map(Number);
    return (
      input === robot([w, h, x, y], all) &&
      w >= 1 &&
      w <= 1000 &&
      h >= 1 &&
      h <= 1000 &&
      x >= 1 &&
      x <= w &&
      y >= 1 &&
      y <= h &&
      /^[LRF]{1,1000}$/u.test(all)
    );
  },
  // Keeps the direction as a pair of steps and turns the pair.
  solve: (input) => {
    const [head = '', all = ''] = input.split('\n');
    const [w = 1, h = 1, startX = 1, startY = 1] = head.split(' ').map(Number);
    let [x, y, right, up, rings] = [startX, startY, 0, 1, 0];
    for (const order of all.split('')) {
      if (order === 'L') [right, up] = [-up, right];
      else if (order === 'R') [right, up] = [up, -right];
      else {
        const [nextX, nextY] = [Math.min(w, Math.max(1, x + right)), Math.min(h, Math.max(1, y + up))];
        if (nextX === x && nextY === y) rings += 1;
        [x, y] = [nextX, nextY];
      }
    }
    const facing = right === 1 ? 'R' : right === -1 ? 'L' : up === 1 ? 'U' : 'D';
    return lines([x, y, facing, rings]);
  },
} satisfies Making;
