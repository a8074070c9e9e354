import { lines, type Making } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      '1',
      '8',
      '1000000000000000000',
      '999999999999999999',
      '888888888888888888',
      '123456789',
      '864209753',
      '3000000003',
      '6050',
      '11112',
      '246810121416',
    ].map((n) => lines(n)),
    ...Array.from({ length: 4 }, () =>
      lines(`${random.int(1_000_000, 9_999_999)}${random.int(10_000_000, 99_999_999)}`),
    ),
  ],
  small: (random) => lines(random.int(1, 99_999)),
  isValid: (input) => /^[1-9]\d*\n$/u.test(input) && BigInt(input.trim()) <= 10n ** 18n,
  solve: (input) => {
    const sumOf = (digits: string) => digits.split('').reduce((sum, digit) => sum + Number(digit), 0);
    const red = sumOf(input.trim().replaceAll(/[02468]/gu, ''));
    const blue = sumOf(input.trim().replaceAll(/[13579]/gu, ''));
    return lines([red, blue, ['blue', 'tie', 'red'][Math.sign(red - blue) + 1] ?? '']);
  },
} satisfies Making;
