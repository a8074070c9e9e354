import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const list = (names: readonly string[], guests: readonly string[]) =>
  lines([names.length, guests.length], ...names, ...guests);
const word = (random: Random, kinds: number) => {
  const at = random.int(0, kinds - 1);
  return `${'kmpst'[at % 5] ?? ''}${'aeiou'[Math.floor(at / 5) % 5] ?? ''}${at >= 25 ? String.fromCodePoint(97 + (Math.floor(at / 25) % 26)) : ''}`;
};
const some = (random: Random, n: number, m: number, kinds: number, others = kinds) =>
  list(
    Array.from({ length: n }, () => word(random, kinds)),
    Array.from({ length: m }, () => word(random, others)),
  );

export const making = {
  inputs: (random) => [
    list(['z'], ['y']),
    list(['a', 'a', 'a'], ['a', 'a', 'b', 'b']),
    list(['ann', 'bo', 'ann', 'cy'], ['zed', 'zed', 'ann', 'ann', 'cy']),
    list(['x', 'y', 'x'], ['w', 'w']),
    list(['p', 'q', 'r'], ['r', 'q', 'p', 'p']),
    some(random, 1000, 1000, 400, 600),
    some(random, 1000, 300, 600),
    some(random, 30, 60, 15, 25),
    some(random, 10, 20, 12, 20),
    some(random, 500, 500, 100, 130),
  ],
  small: (random) => some(random, random.int(1, 5), random.int(1, 6), 4, 6),
  isValid: (input) => {
    const [head = '', ...names] = input.trimEnd().split('\n');
    const [n = 0, m = 0] = head.split(' ').map(Number);
    return (
      input === list(names.slice(0, n), names.slice(n)) &&
      n >= 1 &&
      m >= 1 &&
      n <= 1000 &&
      m <= 1000 &&
      names.length === n + m &&
      names.every((name) => /^[a-z]{1,10}$/u.test(name))
    );
  },
  // Looks for each guest in the lists.
  solve: (input) => {
    const [head = '', ...names] = input.trimEnd().split('\n');
    const [n = 0] = head.split(' ').map(Number);
    const [all, guests] = [names.slice(0, n), names.slice(n)];
    const answers = guests.map((guest, at) =>
      all.includes(guest) ? (guests.indexOf(guest) < at ? 'again' : 'yes') : 'no',
    );
    return lines(...answers, all.filter((name, at) => all.indexOf(name) === at && !guests.includes(name)).length);
  },
} satisfies Making;
