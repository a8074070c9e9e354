import { lines, type Making } from '../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => {
    const word = (length: number, letters: string) =>
      Array.from({ length }, () => letters[random.int(0, letters.length - 1)] ?? 'a').join('');
    const half = word(500, 'abcXYZ');
    return [
      'A',
      'Zz',
      'x'.repeat(1000),
      `${half}${half.split('').toReversed().join('')}`,
      `b${'a'.repeat(999)}`,
      `Q${half.slice(0, 300)}m${half.slice(0, 300).split('').toReversed().join('').toUpperCase()}`,
      `${word(600, 'pq')}Madam`,
      word(1000, 'aAbB'),
      word(40, 'xXyY'),
      word(200, 'abCA'),
      word(999, 'qQrR'),
      word(77, 'mMnN'),
      word(500, 'uUvVw'),
    ].map((one) => lines(one));
  },
  small: (random) =>
    lines(Array.from({ length: random.int(1, 9) }, () => random.pick(['a', 'b', 'A', 'B', 'c'])).join('')),
  isValid: (input) => /^[A-Za-z]{1,1000}\n$/u.test(input),
  solve: (input) => {
    const word = input.trim().toLowerCase();
    const tails = Array.from({ length: word.length }, (_, at) => word.slice(at));
    const tail = tails.find((one) => one === one.split('').toReversed().join('')) ?? '';
    return lines([tail, tail.length]);
  },
} satisfies Making;
