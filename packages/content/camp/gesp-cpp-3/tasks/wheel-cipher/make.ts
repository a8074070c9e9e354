import { lines, type Making } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-@!.';
const WHEELS = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz', '0123456789'];
const any = (random: Random, n: number) =>
  Array.from({ length: n }, () => SIGNS[random.int(0, SIGNS.length - 1)] ?? 'A').join('');

export const making = {
  inputs: (random) => [
    lines(0, 'Az09.'),
    lines(1, 'ZZZzzz999'),
    lines(25, 'ABCxyz'),
    lines(26, 'Hello2026!'),
    lines(260, 'Nothing-Changes-0'),
    lines(1000, 'aZ5'),
    lines(130, 'Z'.repeat(1000)),
    lines(7, '9'.repeat(1000)),
    lines(5, '-@!.'),
    lines(999, any(random, 1000)),
    lines(random.int(1, 9), any(random, 40)),
    lines(random.int(30, 90), any(random, 300)),
  ],
  small: (random) => lines(random.int(0, 60), any(random, random.int(1, 12))),
  isValid: (input) => {
    const [k = '', text = '', ...rest] = input.split('\n');
    return (
      rest.join('') === '' &&
      input === lines(Number(k), text) &&
      Number(k) >= 0 &&
      Number(k) <= 1000 &&
      text.length <= 1000 &&
      /^[A-Za-z0-9@!.-]+$/u.test(text)
    );
  },
  // Turns each wheel one step at a time.
  solve: (input) => {
    const [k = '', text = ''] = input.split('\n');
    const turned = text.split('').map((sign) => {
      const wheel = WHEELS.find((one) => one.includes(sign)) ?? sign;
      let at = wheel.indexOf(sign);
      for (let step = 0; step < Number(k); step++) at = at + 1 === wheel.length ? 0 : at + 1;
      return wheel[at] ?? sign;
    });
    return lines(turned.join(''), turned.filter((sign, at) => sign !== text[at]).length);
  },
} satisfies Making;
