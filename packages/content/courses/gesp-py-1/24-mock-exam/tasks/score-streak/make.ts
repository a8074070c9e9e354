import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const rounds = (list: readonly number[]) => lines(list.length, ...list);
const some = (random: Random, n: number, right: number) =>
  Array.from({ length: n }, () => (random.int(1, 100) <= right ? 1 : 0));

export const making = {
  inputs: (random) => [
    rounds([1]),
    rounds([0]),
    rounds(Array.from({ length: 1000 }, () => 1)),
    rounds([1, 1, 1, 1, 1, 1, 1, 0, 1]),
    rounds([0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0]),
    rounds([1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0]),
    rounds([1, 0, 1, 0, 1]),
    rounds([...some(random, 50, 90), 1, 1, 1, 1, 1, 1, 1, 0]),
    rounds([...some(random, 300, 80), 0, 1]),
    rounds([...some(random, 990, 95), 1, 1, 1, 1, 1, 1, 1, 1, 0, 1]),
  ],
  small: (random) => rounds(some(random, random.int(1, 12), 75)),
  isValid: (input) => {
    const [n = 0, ...list] = numbersOf(input);
    return (
      input === rounds(list) && n === list.length && n >= 1 && n <= 1000 && list.every((one) => one === 0 || one === 1)
    );
  },
  // Cuts the answers at every mistake and looks at each run as a whole.
  solve: (input) => {
    const [, ...list] = numbersOf(input);
    const runs = list
      .join('')
      .split('0')
      .map((run) => run.length);
    const scores = runs.map((length) =>
      Array.from({ length }, (_, at) => 10 + Math.min(at, 5)).reduce((sum, one) => sum + one, 0),
    );
    return lines(
      scores.reduce((sum, one) => sum + one, 0),
      Math.max(...runs),
      list.filter((one) => one === 0).length,
    );
  },
} satisfies Making;
