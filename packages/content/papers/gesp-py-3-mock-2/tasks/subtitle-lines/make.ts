import type { Random } from '@aosai/api/kit/random';
import { lines, type Making } from '../../../../src/tasks/making.ts';

const word = (random: Random, least: number, most: number) =>
  Array.from({ length: random.int(least, most) }, () => String.fromCodePoint(97 + random.int(0, 25))).join('');
const text = (random: Random, count: number, least: number, most: number) =>
  Array.from({ length: count }, () => word(random, least, most)).join(' ');

export const making = {
  inputs: (random) => [
    lines([2, 1], 'a'),
    lines([2, 1], 'abc d ef g'),
    lines([80, 20], text(random, 180, 1, 10)),
    lines([12, 3], text(random, 120, 1, 14)),
    lines([5, 4], text(random, 300, 1, 4)),
    lines([7, 7], Array.from({ length: 140 }, () => 'abc').join(' ')),
    lines([10, 20], 'z'.repeat(2000)),
    lines([20, 1], text(random, 60, 15, 25)),
    lines([40, 5], text(random, 100, 2, 9)),
    lines([11, 2], 'sunny hills under clouds and a river of silver fish'),
    lines([9, 6], text(random, 150, 4, 9)),
    lines([33, 4], text(random, 200, 1, 5)),
  ],
  small: (random) => lines([random.int(2, 8), random.int(1, 3)], text(random, random.int(1, 8), 1, 9)),
  isValid: (input) => {
    const [, w = '', h = '', said = ''] = /^(\d+) (\d+)\n([a-z]+(?: [a-z]+)*)\n$/u.exec(input) ?? [];
    const areBounds = Number(w) >= 2 && Number(w) <= 80 && Number(h) >= 1 && Number(h) <= 20;
    return areBounds && said.length >= 1 && said.length <= 2000;
  },
  // Cuts from the whole text as much as fits, up to the last space.
  solve: (input) => {
    const [head = '', said = ''] = input.split('\n');
    const [w = 2, h = 1] = head.split(' ').map(Number);
    let rest = said
      .split(' ')
      .map((one) => (one.length > w ? `${one.slice(0, w - 1)}+` : one))
      .join(' ');
    const rows: string[] = [];
    while (rest !== '') {
      const cut = `${rest} `.lastIndexOf(' ', w);
      rows.push(rest.slice(0, cut));
      rest = rest.slice(cut + 1);
    }
    const screens = rows.flatMap((row, at) => ((at + 1) % h === 0 || at === rows.length - 1 ? [row, '--'] : [row]));
    return lines(...screens);
  },
} satisfies Making;
