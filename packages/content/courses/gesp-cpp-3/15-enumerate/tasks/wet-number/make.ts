import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const card = (shown: string, k: number) => lines([shown, k]);
/** A card whose number is a multiple, with some digits lost. */
function wet(random: Random, length: number, lost: number, k: number): string {
  const value = k * random.int(0, Math.floor((10 ** length - 1) / k));
  const places = new Set(random.some(lost, 0, length - 1));
  const digits = value.toString().padStart(length, '0').split('');
  return card(digits.map((digit, at) => (places.has(at) ? '?' : digit)).join(''), k);
}

export const making = {
  inputs: (random) => [
    card('?', 1),
    card('??????', 1),
    card('??????', 1_000_000),
    card('?', 7),
    card('9999?9', 10),
    card('??', 99),
    card('0?0?', 13),
    wet(random, 6, 5, 37),
    wet(random, 6, 3, 9),
    wet(random, 5, 4, 123),
    wet(random, 6, 6, 4321),
    wet(random, 4, 2, 11),
    wet(random, 5, 3, 8),
    card('00?1?', 3),
  ],
  small: (random) => {
    const length = random.int(1, 3);
    return wet(random, length, random.int(0, length), random.int(1, 9));
  },
  isValid: (input) => {
    const [shown = '', k = ''] = input.trimEnd().split(' ');
    return (
      input === card(shown, Number(k)) &&
      /^[0-9?]{1,6}$/u.test(shown) &&
      Number(k) >= 1 &&
      Number(k) <= 1_000_000 &&
      Number.isInteger(Number(k))
    );
  },
  // Fills one lost digit after the other.
  solve: (input) => {
    const [shown = '', k = '1'] = input.trimEnd().split(' ');
    const filled = shown
      .split('')
      .reduce<string[]>(
        (all, sign) => all.flatMap((one) => (sign === '?' ? '0123456789' : sign).split('').map((digit) => one + digit)),
        [''],
      )
      .filter((one) => Number(one) % Number(k) === 0);
    return lines([filled.length, filled[0] ?? '-', filled.at(-1) ?? '-']);
  },
} satisfies Making;
