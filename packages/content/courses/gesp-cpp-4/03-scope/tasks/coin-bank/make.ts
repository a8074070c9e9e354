import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const orders = (all: readonly string[]) => lines(all.length, ...all);
/** Orders for a jar, of which every third or so empties it exactly. */
function any(random: Random, n: number, most: number, ins = 4): string[] {
  let money = 0;
  return Array.from({ length: n }, () => {
    const kind = random.int(1, 10);
    if (kind === 10) return 'ask';
    if (kind > ins && kind < 9 && money > 0) {
      const all = money;
      if (all <= MOST) {
        money = 0;
        return `out ${all}`;
      }
    }
    const x = random.int(1, most);
    if (kind <= ins) money += x;
    else if (x <= money) money -= x;
    return kind <= ins ? `in ${x}` : `out ${x}`;
  });
}
const rich = (random: Random, n: number): string[] => [
  ...Array.from({ length: n }, () => `in ${random.int(MOST - 99, MOST)}`),
  ...any(random, 100, MOST, 8),
  'ask',
];

export const making = {
  inputs: (random) => [
    orders(['ask']),
    orders(['in 1', 'out 1', 'out 1', 'ask', 'in 2', 'out 3', 'ask']),
    orders(Array.from({ length: 1000 }, () => `in ${MOST}`)),
    orders(rich(random, 800)),
    orders(rich(random, 60)),
    orders([...any(random, 200, 50), ...rich(random, 9)]),
    orders([...rich(random, 20), ...any(random, 500, 50)]),
    orders([...rich(random, 300), ...any(random, 500, MOST, 2)]),
    orders(any(random, 30, 9)),
    orders(any(random, 1000, 100)),
    orders(any(random, 1000, MOST)),
    orders([...any(random, 99, 5, 6), 'in 9', 'in 9', 'ask', 'out 999', 'ask', 'out 1', 'ask']),
  ],
  small: (random) => orders(any(random, random.int(1, 7), 5)),
  isValid: (input) => {
    const [n = '', ...all] = input.trimEnd().split('\n');
    const isGood = (one: string) => {
      const [, x = ''] = /^(?:in|out) ([1-9]\d{0,9})$/u.exec(one) ?? [];
      return one === 'ask' || (x !== '' && Number(x) <= MOST);
    };
    return input === orders(all) && Number(n) === all.length && all.length <= 1000 && all.every(isGood);
  },
  // Keeps the whole history of what was in the jar.
  solve: (input) => {
    const history = [0];
    const said: string[] = [];
    let refused = 0;
    for (const order of input.trimEnd().split('\n').slice(1)) {
      const [word = '', x = '0'] = order.split(' ');
      const now = history.at(-1) ?? 0;
      if (word === 'ask') said.push(`${now}`);
      const next = word === 'out' ? now - Number(x) : now + Number(x);
      if (next < 0) refused++;
      else history.push(next);
    }
    return lines(...said, [refused, Math.max(...history)]);
  },
} satisfies Making;
