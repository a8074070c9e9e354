import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const list = (addresses: readonly string[]) => lines(addresses.length, ...addresses);
const joined = (parts: readonly number[], signs: readonly string[]) =>
  parts.map((part, at) => `${part}${signs[at] ?? ''}`).join('');
const DOTS: readonly string[] = ['.', '.', '.'];
/** An address with at most one fault of each kind. */
function any(random: Random, isSmall = false): string {
  const parts = Array.from({ length: 4 }, () => random.pick([random.int(0, 255), random.int(0, 255), 255, 0]));
  const kind = random.int(1, 6);
  const tooMuch = random.pick([256, 300, random.int(256, isSmall ? 999 : 1_000_000)]);
  const wrongParts = kind === 1 || kind === 2 ? parts.with(random.int(0, 3), tooMuch) : parts;
  const signs = kind === 2 || kind === 3 ? DOTS.toSpliced(random.int(0, 2), 1, random.pick([':', ',', '/'])) : DOTS;
  return joined(wrongParts, signs);
}

export const making = {
  inputs: (random) => [
    list(['255.255.255.255']),
    list(['256.0.0.1']),
    list(['1000000.1000000.1000000.1000000']),
    list(['1.2.3/4']),
    list(['1,2,3,4', '1.2.3.4']),
    list(Array.from({ length: 1000 }, () => '255.0.255.0')),
    list(Array.from({ length: 1000 }, () => '256.0.255.0')),
    list(['0.0.0.256', '0.0.0.255', '0:0:0:0', '9.9.9.9']),
    ...[20, 50, 100, 300, 700, 1000].map((n) => list(Array.from({ length: n }, () => any(random)))),
  ],
  small: (random) => list(Array.from({ length: random.int(1, 5) }, () => any(random, true))),
  isValid: (input) => {
    const [n = '', ...addresses] = input.trimEnd().split('\n');
    const isRead = (one: string) =>
      /^(?:(?:0|[1-9]\d*)[.:,/]){3}(?:0|[1-9]\d*)$/u.test(one) &&
      one.split(/[.:,/]/u).every((part) => Number(part) <= 1_000_000);
    return (
      input === list(addresses) &&
      Number(n) === addresses.length &&
      addresses.length >= 1 &&
      addresses.length <= 1000 &&
      addresses.every(isRead)
    );
  },
  // Cuts each line at its dots.
  solve: (input) => {
    const answers = input
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((one) => {
        const parts = one.split('.');
        return parts.length === 4 && parts.every((part) => /^\d+$/u.test(part) && Number(part) < 256) ? 'yes' : 'no';
      });
    return lines(...answers, answers.filter((one) => one === 'yes').length);
  },
} satisfies Making;
