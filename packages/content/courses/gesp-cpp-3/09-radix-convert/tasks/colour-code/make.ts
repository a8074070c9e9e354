import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Light = readonly [red: number, green: number, blue: number];
const light = (random: Random, most = 255): Light => [random.int(0, most), random.int(0, most), random.int(0, most)];
const codeOf = (one: Light) => `#${one.map((x) => x.toString(16).toUpperCase().padStart(2, '0')).join('')}`;
const rgb = (one: Light) => `rgb ${one.join(' ')}`;
const hex = (one: Light) => `hex ${codeOf(one)}`;
const colours = (all: readonly string[]) => lines(all.length, ...all);
const any = (random: Random, n: number, most = 255) =>
  colours(
    Array.from({ length: n }, () => (random.int(1, 2) === 1 ? rgb(light(random, most)) : hex(light(random, most)))),
  );

export const making = {
  inputs: (random) => [
    colours([rgb([255, 255, 255])]),
    colours([hex([0, 0, 0])]),
    colours([rgb([1, 16, 15]), hex([16, 1, 10])]),
    colours([hex([171, 205, 239]), rgb([9, 10, 159])]),
    colours(Array.from({ length: 256 }, (_, at) => rgb([at, 255 - at, 16]))),
    colours(Array.from({ length: 256 }, (_, at) => hex([at, 7, 255 - at]))),
    any(random, 4, 20),
    any(random, 20, 15),
    any(random, 100),
    any(random, 1000),
    any(random, 1000, 40),
    colours(Array.from({ length: 500 }, () => rgb(light(random)))),
  ],
  small: (random) => any(random, random.int(1, 3)),
  isValid: (input) => {
    const [n = '', ...rows] = input.trimEnd().split('\n');
    return (
      input === lines(n, ...rows) &&
      Number(n) === rows.length &&
      rows.length >= 1 &&
      rows.length <= 1000 &&
      rows.every(
        (row) =>
          /^hex #[0-9A-F]{6}$/u.test(row) ||
          (/^rgb(?: (?:0|[1-9]\d{0,2})){3}$/u.test(row) &&
            row
              .split(' ')
              .slice(1)
              .every((x) => Number(x) <= 255)),
      )
    );
  },
  // Takes each code as one number and cuts it.
  solve: (input) =>
    lines(
      ...input
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((row) => {
          const [kind = '', one = '', green = '', blue = ''] = row.split(' ');
          if (kind === 'rgb') {
            const all = Number(one) * 65_536 + Number(green) * 256 + Number(blue);
            return `#${(all + 16_777_216).toString(16).slice(1).toUpperCase()}`;
          }
          const all = parseInt(one.slice(1), 16);
          return [Math.floor(all / 65_536), Math.floor(all / 256) % 256, all % 256].join(' ');
        }),
    ),
} satisfies Making;
