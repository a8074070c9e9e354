import type { Random } from '@aosai/api/kit/random';
import { lines, type Making } from '../../../../src/tasks/making.ts';

type Step = readonly [sign: string, k: number];

const row = (w: number, x: number, steps: readonly Step[]) => lines([w, x, steps.length], ...steps);
const any = (random: Random, w: number, n: number, signs: string) =>
  row(
    w,
    random.int(0, 2 ** w - 1),
    Array.from({ length: n }, (): Step => [signs[random.int(0, signs.length - 1)] ?? '+', random.int(0, w - 1)]),
  );

export const making = {
  inputs: (random) => [
    row(1, 0, [['+', 0]]),
    row(30, 2 ** 30 - 1, [
      ['-', 29],
      ['<', 29],
    ]),
    any(random, 30, 1000, '+-*<'),
    any(random, 30, 1000, '-<'),
    any(random, 29, 999, '*<'),
    any(random, 16, 500, '--*<'),
    any(random, 8, 60, '+-*<'),
    any(random, 24, 800, '+---<'),
    row(
      20,
      1,
      Array.from({ length: 400 }, (_, at): Step => ['<', at % 20]),
    ),
    any(random, 12, 300, '-*'),
    any(random, 30, 700, '--<<*'),
  ],
  small: (random) => any(random, random.int(1, 6), random.int(1, 8), '+-*<'),
  isValid: (input) => {
    const [first = '', ...rows] = input.trimEnd().split('\n');
    const [w = 0, x = -1, n = 0] = first.split(' ').map(Number);
    const steps = rows.map((one): Step => [one.slice(0, 1), Number(one.slice(2))]);
    return (
      input === row(w, x, steps) &&
      steps.length === n &&
      w >= 1 &&
      w <= 30 &&
      x >= 0 &&
      x < 2 ** w &&
      n >= 1 &&
      n <= 1000 &&
      steps.every(([sign, k]) => '+-*<'.includes(sign) && Number.isInteger(k) && k >= 0 && k < w)
    );
  },
  // Keeps a row of lamps from left to right instead of a number.
  solve: (input) => {
    const [first = '', ...rows] = input.trimEnd().split('\n');
    const [w = 0, x = 0] = first.split(' ').map(Number);
    let lamps = x.toString(2).padStart(w, '0').split('').map(Number);
    const lit = () => lamps.filter((one) => one === 1).length;
    let most = lit();
    for (const one of rows) {
      const sign = one.slice(0, 1);
      const k = Number(one.slice(2));
      const place = w - 1 - k;
      if (sign === '<') lamps = [...lamps.slice(k), ...lamps.slice(0, k)];
      else lamps = lamps.with(place, sign === '+' || (sign === '*' && lamps[place] === 0) ? 1 : 0);
      most = Math.max(most, lit());
    }
    return lines(lamps.join(''), most);
  },
} satisfies Making;
