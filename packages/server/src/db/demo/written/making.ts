import type { Random } from '../../../engine/parametric/random.ts';

/** How the test data of a task comes about: `make.ts` beside the task exports it as `making`. */
export interface Making {
  /** Inputs after the samples: least, greatest, all equal, sorted, what overflows, what is slow. */
  inputs(random: Random): string[];
  /** A little input of any kind, to compare programs by. */
  small(random: Random): string;
  /** Whether an input keeps every bound of the statement. */
  isValid(input: string): boolean;
  /** The answer by brute force, found in another way than the reference program finds it. */
  solve(input: string): string;
}

type Line = number | string | readonly (number | string)[];

/** Lines of an input, words of a line apart by one space. */
export const lines = (...rows: readonly Line[]): string =>
  rows.map((row) => `${typeof row === 'object' ? row.join(' ') : row}\n`).join('');

export const numbersOf = (input: string): number[] => input.trim().split(/\s+/u).map(Number);

/** Whether the input is one line of whole numbers, each between its bounds. */
export const isLineOf = (input: string, ...bounds: readonly (readonly [least: number, most: number])[]): boolean => {
  const numbers = numbersOf(input);
  return (
    input === lines(numbers) &&
    numbers.length === bounds.length &&
    bounds.every(([least, most], at) => {
      const one = numbers[at] ?? Number.NaN;
      return Number.isInteger(one) && one >= least && one <= most;
    })
  );
};
