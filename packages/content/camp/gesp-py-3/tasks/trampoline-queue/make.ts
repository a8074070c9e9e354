import type { Random } from '@aosai/api/kit/random';
import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

const many = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));
const queue = (q: number, times: readonly number[]) => lines([times.length, q], times);

export const making = {
  inputs: (random) => [
    queue(1, [1]),
    queue(50, [500]),
    queue(1, many(random, 100, 500, 500)),
    queue(7, many(random, 100, 1, 500)),
    queue(50, many(random, 100, 1, 60)),
    queue(20, many(random, 10, 1, 100)),
    queue(3, [9, 6, 3, 12, 3]),
    queue(10, [41, 12, 12, 12]),
    queue(12, many(random, 60, 300, 310)),
    queue(9, many(random, 30, 1, 40)),
    queue(4, [20, 1, 1, 1, 19]),
    queue(33, many(random, 77, 30, 200)),
    queue(50, [200, 10, 10, 10]),
    queue(30, [120, 25, 25, 30, 28]),
    queue(50, [500, ...many(random, 99, 1, 20)]),
  ],
  small: (random) => queue(random.int(1, 6), many(random, random.int(1, 6), 1, 20)),
  isValid: (input) => {
    const [head = '', row = '', ...rest] = input.split('\n');
    const [n = 0, q = 0] = numbersOf(head);
    const times = numbersOf(row);
    const areShort = times.every((one) => one >= 1 && one <= 500);
    return n >= 1 && n <= 100 && q >= 1 && q <= 50 && times.length === n && areShort && rest.join('') === '';
  },
  // Goes round by round over all children instead of keeping a queue.
  solve: (input) => {
    const [, q = 1, ...times] = numbersOf(input);
    const left = [...times];
    const home: { child: number; at: number }[] = [];
    let now = -1;
    while (home.length < times.length)
      for (const [child, more] of left.entries()) {
        if (more === 0) continue;
        const jumped = Math.min(q, more);
        now += 1 + jumped;
        left[child] = more - jumped;
        if (more === jumped) home.push({ child, at: now });
      }
    const waits = home.map(({ child, at }) => ({ child, wait: at - (times[child] ?? 0) }));
    const [longest] = waits.toSorted((one, other) => other.wait - one.wait || one.child - other.child);
    return lines(...home.map(({ child, at }) => [child + 1, at]), (longest?.child ?? 0) + 1);
  },
} satisfies Making;
