import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const made = (random: Random, length: number, from: string) =>
  Array.from({ length }, () => from.charAt(random.int(0, from.length - 1))).join('');
/** Threes within threes, which vanish from the inside. */
const nested = (depth: number): string => {
  const letters = Array.from({ length: depth }, (_, at) => 'abcd'.charAt(at % 4));
  return `${letters.map((one) => one + one).join('')}${letters.toReversed().join('')}`;
};

export const making = {
  inputs: (random) => [
    lines('a'),
    lines('aabb'),
    lines('q'.repeat(3000)),
    lines('q'.repeat(2000)),
    lines(nested(1000)),
    lines(`${nested(3)}xyz`),
    lines('aaabbbccc'),
    lines(made(random, 30, 'ab')),
    lines(made(random, 500, 'abc')),
    lines(made(random, 5000, 'xy')),
    lines(made(random, 3000, 'mno')),
    lines(`${made(random, 300, 'abcdefgh')}${nested(50)}`),
    lines('abcdefghijklmnopqrstuvwxyz'),
  ],
  small: (random) => lines(made(random, random.int(1, 12), 'ab')),
  isValid: (input) => /^[a-z]{1,100000}\n$/u.test(input),
  // Keeps runs of equal beads instead of single ones.
  solve: (input) => {
    const runs: [colour: string, times: number][] = [];
    let [points, now, most] = [0, 0, 0];
    for (const colour of input.trim().split('')) {
      const last = runs.at(-1);
      if (last?.[0] === colour) last[1] += 1;
      else runs.push([colour, 1]);
      now += 1;
      most = Math.max(most, now);
      if (runs.at(-1)?.[1] === 3) {
        runs.pop();
        points += 3;
        now -= 3;
      }
    }
    const rest = runs.map(([colour, times]) => colour.repeat(times)).join('');
    return lines(rest || 'clean', points, most);
  },
} satisfies Making;
