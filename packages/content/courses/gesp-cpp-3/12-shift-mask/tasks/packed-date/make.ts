import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Day = readonly [year: number, month: number, day: number];
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const dated = (random: Random, last = 3000): Day => {
  const [year, month] = [random.int(1980, last), random.int(1, 12)];
  return [year, month, random.int(1, daysIn(year, month))];
};
const packed = ([year, month, day]: Day) => (year - 1980) * 512 + month * 32 + day;
const given = (one: Day) => `1 ${one.join(' ')}`;
const stored = (one: Day) => `2 ${packed(one)}`;
const photos = (all: readonly string[]) => lines(all.length, ...all);
const any = (random: Random, n: number, last?: number) =>
  photos(Array.from({ length: n }, () => (random.int(1, 2) === 1 ? given : stored)(dated(random, last))));

export const making = {
  inputs: (random) => [
    photos([stored([1980, 1, 1])]),
    photos([given([3000, 12, 31])]),
    photos([stored([3000, 12, 31]), given([2000, 2, 29])]),
    photos([given([1999, 8, 16]), stored([1999, 8, 16])]),
    photos(Array.from({ length: 12 }, (_, at) => given([2001, at + 1, 30 - (at === 1 ? 5 : 0)]))),
    photos(Array.from({ length: 12 }, (_, at) => stored([2015, at + 1, 17]))),
    photos(Array.from({ length: 31 }, (_, at) => stored([2020, 10, at + 1]))),
    any(random, 6, 1983),
    any(random, 50, 2050),
    any(random, 300),
    any(random, 1000),
    photos([stored([1980, 9, 17]), given([1980, 9, 17])]),
  ],
  small: (random) => any(random, random.int(1, 4), 1985),
  isValid: (input) => {
    const [n = '', ...rows] = input.trimEnd().split('\n');
    const isDay = ([year, month, day]: Day) =>
      year >= 1980 && year <= 3000 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
    return (
      input === photos(rows) &&
      Number(n) === rows.length &&
      rows.length >= 1 &&
      rows.length <= 1000 &&
      rows.every((row) => {
        const [kind, x = 0, month = 0, day = 0] = row.split(' ').map(Number);
        const date: Day =
          kind === 1 ? [x, month, day] : [1980 + Math.floor(x / 512), Math.floor((x % 512) / 32), x % 32];
        return isDay(date) && row === (kind === 1 ? given(date) : stored(date));
      })
    );
  },
  // Reads and writes the bits as text.
  solve: (input) =>
    lines(
      ...input
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((row) => {
          const [kind, x = 0, month = 0, day = 0] = row.split(' ').map(Number);
          const bits = (value: number, width: number) => value.toString(2).padStart(width, '0');
          if (kind === 1) return parseInt(bits(x - 1980, 12) + bits(month, 4) + bits(day, 5), 2);
          const all = bits(x, 21);
          return [parseInt(all.slice(0, 12), 2) + 1980, parseInt(all.slice(12, 16), 2), parseInt(all.slice(16), 2)];
        }),
    ),
} satisfies Making;
