import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const orders = (random: Random, length: number, turns: number) =>
  Array.from({ length }, () => (random.int(1, 100) <= turns ? 'T' : 'F')).join('');
const corridor = (cells: number, start: number, text: string) => lines([cells, start], text);

export const making = {
  inputs: (random) => [
    corridor(1, 1, 'F'),
    corridor(1000, 1, 'F'.repeat(1000)),
    corridor(1000, 1000, 'F'.repeat(1000)),
    corridor(2, 1, 'F'.repeat(999)),
    corridor(3, 2, 'TFFFFF'),
    corridor(10, 10, 'FT'.repeat(6)),
    corridor(7, 3, 'F'.repeat(40)),
    corridor(500, 250, `T${'F'.repeat(700)}`),
    corridor(4, 1, orders(random, 60, 20)),
    corridor(20, 17, orders(random, 500, 3)),
    corridor(100, 90, orders(random, 1000, 2)),
    corridor(6, 6, orders(random, 1000, 30)),
    corridor(1000, 500, orders(random, 1000, 1)),
  ],
  small: (random) => {
    const cells = random.int(1, 8);
    return corridor(cells, random.int(1, cells), orders(random, random.int(1, 30), 25));
  },
  isValid: (input) => {
    const [head = '', text = ''] = input.split('\n');
    const [cells = 0, start = 0] = head.split(' ').map(Number);
    return (
      input === corridor(cells, start, text) &&
      cells <= 1000 &&
      start >= 1 &&
      start <= cells &&
      /^[FT]{1,1000}$/u.test(text)
    );
  },
  // Unrolls the corridor into a ring, there and back; at a wall the ring goes on in the other direction.
  solve: (input) => {
    const [head = '', text = ''] = input.split('\n');
    const [cells = 0, start = 0] = head.split(' ').map(Number);
    const ring = 2 * cells;
    const cellAt = (place: number) => (place < cells ? place + 1 : ring - place);
    let place = start - 1;
    const swept = new Set([start]);
    for (const order of text) {
      place = order === 'F' ? (place + 1) % ring : ring - 1 - place;
      swept.add(cellAt(place));
    }
    return lines([cellAt(place), swept.size]);
  },
} satisfies Making;
