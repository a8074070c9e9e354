import type { Random } from '@aosai/api/kit/random';

/** Generator of a task's test data; `make.ts` in the task's folder exports it as `making`. */
export interface Making {
  /** Inputs after the samples: minimum, maximum, all equal, sorted, overflowing and slow cases. */
  inputs(random: Random): string[];
  /** A small random input, to compare programs with `solve`. */
  small(random: Random): string;
  /** Whether an input keeps every bound of the statement. */
  isValid(input: string): boolean;
  /** The expected output by brute force, computed in another way than by the reference program. */
  solve(input: string): string;
  /** The id of the first subtask whose bounds an input keeps; only of a task with subtasks. */
  subtaskOf?(input: string): string;
}

type Line = number | string | readonly (number | string)[];

/** Joins rows into lines of text, the words of a line separated by one space. */
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

/** Whether the input is a whole number on each line, each between its bounds. */
export const isColumnOf = (input: string, ...bounds: readonly (readonly [least: number, most: number])[]): boolean =>
  input.endsWith('\n') && !input.includes(' ') && isLineOf(input.trimEnd().replaceAll('\n', ' ') + '\n', ...bounds);
