import { lines, type Making } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) =>
    [
      ...['A', 'Z', 'a', 'z', '0', '9', 'c'].map((sign) => lines(sign)),
      ...Array.from({ length: 4 }, () => lines(random.pick(['B', 'k', '5', 'Q', 'm', '3', 'x', 'W']))),
    ].filter((one, at, all) => all.indexOf(one) === at),
  small: (random) => lines(String.fromCharCode(random.int(65, 90))),
  isValid: (input) => /^[A-Za-z0-9]\n$/u.test(input),
  solve: (input) => {
    const sign = input.trim();
    return lines(...[3, 2, 1].map((width) => sign.repeat(width)), '|', '|');
  },
} satisfies Making;
