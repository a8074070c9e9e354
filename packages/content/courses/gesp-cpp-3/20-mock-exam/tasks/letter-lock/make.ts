import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const letter = (random: Random) => String.fromCharCode(random.int(65, 90));
const ring = (random: Random, length: number) => Array.from({ length }, () => letter(random)).join('');
const orders = (
  random: Random,
  q: number,
  most: number,
  kinds: readonly [string, ...string[]] = ['R', 'L', '+', '-'],
) =>
  Array.from({ length: q }, () => {
    const kind = random.pick(kinds);
    if (kind === '-') return '-';
    return kind === '+' ? `+ ${letter(random)}` : `${kind} ${random.int(1, most)}`;
  });
const lock = (s: string, all: readonly string[]) => lines(s, all.length, ...all);

export const making = {
  inputs: (random) => [
    lock('A', ['R 1']),
    lock('AB', ['-', '-', '-', '+ C', 'L 1']),
    lock('ABC', ['L 1', '-', '+ X', 'R 2']),
    lock('ABCDE', [`L ${MOST}`, `R ${MOST}`, 'L 3']),
    lock('XYZ', ['R 2', '-', '-', 'L 7', '+ Q', '-']),
    lock(ring(random, 100), orders(random, 1000, MOST)),
    lock(ring(random, 50), orders(random, 900, 20)),
    lock(ring(random, 9), orders(random, 12, 5)),
    lock(ring(random, 20), orders(random, 300, MOST, ['-', '-', 'L', 'R'])),
    lock(ring(random, 3), orders(random, 1000, MOST, ['+', '+', 'L'])),
    lock(ring(random, 60), [...orders(random, 500, MOST, ['L', '-', '+', '+']), 'L 11']),
    lock(ring(random, 99), orders(random, 70, MOST, ['L', '-'])),
    lock(ring(random, 4), orders(random, 400, 6)),
  ],
  small: (random) => lock(ring(random, random.int(1, 4)), orders(random, random.int(1, 8), 9)),
  isValid: (input) => {
    const [s = '', q = '', ...all] = input.trimEnd().split('\n');
    return (
      input === lines(s, q, ...all) &&
      /^[A-Z]{1,100}$/u.test(s) &&
      Number(q) === all.length &&
      all.length >= 1 &&
      all.length <= 1000 &&
      all.every(
        (one) =>
          one === '-' || /^\+ [A-Z]$/u.test(one) || (/^[RL] [1-9]\d*$/u.test(one) && Number(one.slice(2)) <= MOST),
      )
    );
  },
  // Keeps a list that begins with the letter at the pointer, and turns it.
  solve: (input) => {
    const [s = '', , ...all] = input.trimEnd().split('\n');
    let [now, refused] = [s, 0];
    const turn = (by: number) => {
      now = now.slice(by) + now.slice(0, by);
    };
    for (const one of all) {
      const [kind, what = ''] = one.split(' ');
      if (kind === 'R') turn(Number(what) % now.length);
      else if (kind === 'L') turn(-(Number(what) % now.length));
      else if (kind === '+') now = what + now.slice(1) + now.charAt(0);
      else if (now.length === 1) refused += 1;
      else now = now.slice(1);
    }
    return lines(now, refused);
  },
} satisfies Making;
