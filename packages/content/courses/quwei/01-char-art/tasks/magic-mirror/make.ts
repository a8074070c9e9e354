import { lines, type Making } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: () => ['x', 'Z', 'a', 'z', '0', '9', 'c', 'Q', 'm', '5'].map((sign) => lines(sign)),
  small: (random) => lines(String.fromCharCode(random.int(65, 90))),
  isValid: (input) => /^[A-Za-z0-9]\n$/u.test(input),
  solve: (input) => {
    const middle = input.trim().repeat(3);
    return lines('#'.repeat(5), ['#', middle, '#'].join(''), '#'.repeat(5));
  },
} satisfies Making;
