import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const strip = (piece: string, times: number) => lines(piece, times);
const some = (random: Random, length: number, of: readonly [string, ...string[]]) =>
  Array.from({ length }, () => random.pick(of)).join('');
const RGB = ['R', 'G', 'B'] as const;

export const making = {
  inputs: (random) => [
    strip('B', 1),
    strip('G', 2000),
    strip('R', 1),
    strip('GR', 3),
    strip('BGGR', 1),
    strip(some(random, 40, ['R', 'R', 'B']), 3),
    strip(some(random, 60, RGB), 30),
    strip(some(random, 1000, RGB), 2000),
    strip(`${'G'.repeat(500)}${'R'.repeat(500)}`, 2000),
    strip(some(random, 999, ['R', 'G']), 1999),
    strip(`${some(random, 700, RGB)}B`, 1500),
    strip(`B${some(random, 900, ['R', 'R', 'G'])}`, 1800),
    strip(some(random, 800, ['R', 'G', 'G']), 2000),
    strip('RG', 2000),
    strip(`${'R'.repeat(300)}${'BG'.repeat(300)}`, 1900),
    strip(`GB${'RRB'.repeat(250)}`, 1700),
    strip('GRBB', 500),
    strip(`${'B'.repeat(600)}RG`, 1600),
  ],
  small: (random) => strip(some(random, random.int(1, 6), RGB), random.int(1, 4)),
  isValid: (input) => {
    const [piece = '', times = ''] = input.trimEnd().split('\n');
    const k = Number(times);
    return input === strip(piece, k) && /^[RGB]{1,1000}$/u.test(piece) && Number.isInteger(k) && k >= 1 && k <= 2000;
  },
  // Each place is worth all green lamps, plus the lead of red over green to its left.
  solve: (input) => {
    const [piece = '', times = ''] = input.trimEnd().split('\n');
    const whole = piece.repeat(Number(times));
    let [lead, best, at] = [0, 0, 0];
    for (let i = 0; i < whole.length; i++) {
      if (whole[i] === 'R') lead++;
      if (whole[i] === 'G') lead--;
      if (lead > best) [best, at] = [lead, i + 1];
    }
    return lines([best + whole.split('G').length - 1, at]);
  },
} satisfies Making;
