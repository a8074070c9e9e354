import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const hex = (value: number) => value.toString(16).toUpperCase().padStart(2, '0');
const talk = (key: number, words: readonly number[]) =>
  lines(
    [words.length, hex(key)],
    words.map((one) => hex(one)),
  );
const any = (random: Random, n: number, most = 255) => Array.from({ length: n }, () => random.int(0, most));

export const making = {
  inputs: (random) => [
    talk(0, [1]),
    talk(255, [255]),
    talk(1, [0]),
    talk(0x7f, [0x80, 0xff, 0x01]),
    talk(
      0x35,
      Array.from({ length: 256 }, (_, at) => at),
    ),
    talk(0, [16, 32, 3, 5]),
    talk(0x80, Array<number>(40).fill(7)),
    talk(random.int(1, 254), any(random, 8)),
    talk(random.int(1, 254), any(random, 60, 15)),
    talk(random.int(1, 254), any(random, 300)),
    talk(random.int(1, 254), any(random, 1000)),
    talk(0xaa, any(random, 999)),
  ],
  small: (random) => talk(random.int(0, 255), any(random, random.int(1, 4))),
  isValid: (input) => {
    const [head = '', row = ''] = input.split('\n');
    const [n = '', key = ''] = head.split(' ');
    const words = row.split(' ');
    return (
      input === lines([n, key], words) &&
      Number(n) === words.length &&
      words.length >= 1 &&
      words.length <= 1000 &&
      [key, ...words].every((one) => /^[0-9A-F]{2}$/u.test(one))
    );
  },
  // Compares the lamps of word and key one by one, as text.
  solve: (input) => {
    const [, key = '', ...words] = input.trim().split(/\s/u);
    const lampsOf = (text: string) => parseInt(text, 16).toString(2).padStart(8, '0').split('');
    const ours = lampsOf(key);
    let turned = 0;
    const sent = words.map((word) => {
      const lamps = lampsOf(word).map((lamp, at) => (lamp === ours[at] ? '0' : '1'));
      if (lamps.filter((lamp) => lamp === '1').length % 2 === 1) {
        turned += 1;
        lamps[0] = lamps[0] === '1' ? '0' : '1';
      }
      return hex(parseInt(lamps.join(''), 2));
    });
    return lines(sent, turned);
  },
} satisfies Making;
