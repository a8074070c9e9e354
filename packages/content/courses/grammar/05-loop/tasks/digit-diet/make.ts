import { lines, type Making } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    '1\n',
    '1000000000000000000\n',
    '999999999999999999\n',
    '9\n',
    '777777777777777\n',
    '707070707070707070\n',
    '68889\n',
    '98765432123456789\n',
    '6000000007\n',
    lines(`${random.int(2, 9)}0${random.int(5, 9)}99${random.int(2, 9)}`),
    lines(`${random.int(4, 9)}000${random.int(10_000, 99_999)}99`),
    lines(`${random.int(100_000, 999_999)}0${random.int(100_000, 999_999)}`),
    lines(`${random.int(300_000, 999_999)}${random.int(100_000, 999_999)}`),
  ],
  small: (random) => lines(random.int(1, random.pick([9, 99, 999, 99_999]))),
  isValid: (input) => /^[1-9]\d{0,17}\n$|^10{18}\n$/u.test(input),
  // Reads the digits from the text, counts in numbers without bounds.
  solve: (input) => {
    let text = input.trim();
    let times = 0;
    for (; text.length > 1; times++) {
      let product = 1n;
      for (const digit of text.replaceAll('0', '')) product *= BigInt(digit);
      text = `${product}`;
    }
    return lines([text, times]);
  },
} satisfies Making;
