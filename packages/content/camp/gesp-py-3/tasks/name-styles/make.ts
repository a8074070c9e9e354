import type { Random } from '@aosai/api/kit/random';
import { lines, type Making } from '../../../../src/tasks/making.ts';

const word = (random: Random, least: number, most: number) =>
  Array.from({ length: random.int(least, most) }, () => String.fromCodePoint(97 + random.int(0, 25))).join('');
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A name of `count` words in one of the two styles. */
const named = (random: Random, count: number, isCamel: boolean) => {
  const words = Array.from({ length: count }, () => word(random, 1, Math.min(8, Math.floor(60 / count) - 1)));
  return words.map((one, at) => (at > 0 && isCamel ? capital(one) : one)).join(isCamel ? '' : '_');
};
const names = (random: Random, n: number, most: number, isCamel: () => boolean) =>
  lines(n, ...Array.from({ length: n }, () => named(random, random.int(1, most), isCamel())));

const NAME = /^(?:[a-z][a-zA-Z]*|[a-z]+(?:_[a-z]+)+)$/u;

export const making = {
  inputs: (random) => {
    const either = () => random.int(0, 1) === 0;
    return [
      lines(1, 'q'),
      lines(2, 'solo', 'motor'),
      lines(1, `a${'_b'.repeat(29)}`),
      lines(1, `a${'B'.repeat(59)}`),
      names(random, 300, 6, either),
      names(random, 300, 2, either),
      names(random, 150, 12, either),
      names(random, 40, 4, () => true),
      names(random, 40, 4, () => false),
      names(random, 10, 9, either),
      names(random, 3, 7, either),
      names(random, 77, 5, either),
    ];
  },
  small: (random) => names(random, random.int(1, 4), 4, () => random.int(0, 1) === 0),
  isValid: (input) => {
    const [n = '', ...rest] = input.trimEnd().split('\n');
    const areNames = rest.every((one) => NAME.test(one) && one.length <= 60);
    return Number(n) >= 1 && Number(n) <= 300 && rest.length === Number(n) && areNames;
  },
  // Replaces by patterns.
  solve: (input) => {
    const all = input.trimEnd().split('\n').slice(1);
    const changed = all.map((name) =>
      name.includes('_')
        ? name.replaceAll(/_[a-z]/gu, (pair) => pair.slice(1).toUpperCase())
        : name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
    );
    const counts = all.map((name) => 1 + (name.match(/[A-Z_]/gu)?.length ?? 0));
    return lines(...changed, Math.max(...counts));
  },
} satisfies Making;
