import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const game = (secret: number, guesses: readonly number[]) => lines(secret, guesses.length, ...guesses);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(1, most));

export const making = {
  inputs: (random) => [
    game(1, [1]),
    game(1000, [999]),
    game(500, [250, 750, 500]),
    game(77, [77, 77, 1, 2]),
    game(
      60,
      Array.from({ length: 100 }, (_, at) => at + 1),
    ),
    game(
      30,
      Array.from({ length: 90 }, (_, at) => 100 - at),
    ),
    game(
      9,
      Array.from({ length: 100 }, () => 10),
    ),
    game(6, [...any(random, 12, 5), 6, ...any(random, 8, 12)]),
    game(400, any(random, 100, 1000)),
    game(12, any(random, 60, 40)),
    game(333, [...any(random, 99, 332), 333]),
  ],
  small: (random) => game(random.int(1, 8), any(random, random.int(1, 9), 8)),
  isValid: (input) => {
    const [secret = 0, m = 0, ...guesses] = numbersOf(input);
    const isIn = (one: number, most: number) => Number.isInteger(one) && one >= 1 && one <= most;
    return (
      input === game(secret, guesses) &&
      m === guesses.length &&
      isIn(m, 100) &&
      [secret, ...guesses].every((one) => isIn(one, 1000))
    );
  },
  // Guesses after the right one do not count.
  solve: (input) => {
    const [secret = 0, , ...guesses] = numbersOf(input);
    const isRight = guesses.includes(secret);
    const used = isRight ? guesses.slice(0, guesses.indexOf(secret) + 1) : guesses;
    const words = used.map((one) => (one === secret ? 'yes' : one < secret ? 'low' : 'high'));
    return lines(...words, ...(isRight ? [] : ['over']), used.length, words.filter((word) => word === 'low').length);
  },
} satisfies Making;
