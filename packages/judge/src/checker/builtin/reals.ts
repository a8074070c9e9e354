import type { CheckerStream } from './checkerStream.ts';
import { ordinal } from './checkerStream.ts';
import { quit } from '../checked.ts';

/** Added to every bound to absorb rounding in the last bit. */
const SLACK = 1e-15;

/** testlib's comparison: the error is within the bound, either absolutely or relative to the expected number. */
function isClose(expected: number, found: number, bound: number): boolean {
  const error = bound + SLACK;
  if (!Number.isFinite(expected)) {
    return expected === found;
  }
  if (!Number.isFinite(found)) {
    return false;
  }
  const [one, other] = [expected * (1 - error), expected * (1 + error)];
  return Math.abs(found - expected) <= error || (found >= Math.min(one, other) && found <= Math.max(one, other));
}

function isWithin(expected: number, found: number, bound: number): boolean {
  return expected === found || Math.abs(expected - found) <= bound + SLACK;
}

/** The absolute or the relative error, whichever is smaller. */
function errorOf(expected: number, found: number): number {
  const absolute = Math.abs(found - expected);
  return Math.abs(expected) > 1e-9 ? Math.min(absolute, Math.abs(absolute / expected)) : absolute;
}

type Close = typeof isClose;

const oneReal =
  (close: Close, bound: number) =>
  (output: CheckerStream, answer: CheckerStream): string => {
    const expected = answer.readReal();
    const found = output.readReal();
    if (!close(expected, found, bound)) {
      quit('WA', `expected ${expected.toFixed(10)}, found ${found.toFixed(10)}`);
    }
    return `answer is ${expected.toFixed(10)}`;
  };

/** Formats one pair of numbers. It is slow, so it is called for the first difference or a single number only. */
function told(expected: number, found: number, digits: number): Record<'expected' | 'found' | 'error', string> {
  const text = (value: number): string => `'${value.toFixed(digits)}'`;
  return { expected: text(expected), found: text(found), error: text(errorOf(expected, found)) };
}

const manyReals =
  (close: Close, bound: number, digits: number, tellsError: boolean) =>
  (output: CheckerStream, answer: CheckerStream): string => {
    let [count, expected, found] = [0, 0, 0];
    while (!answer.seekEnd()) {
      count += 1;
      expected = answer.readReal();
      found = output.readReal();
      if (!close(expected, found, bound)) {
        const both = told(expected, found, digits);
        const error = tellsError ? `, error = ${both.error}` : '';
        quit('WA', `${ordinal(count)} numbers differ - expected: ${both.expected}, found: ${both.found}${error}`);
      }
    }
    if (count !== 1 || !tellsError) {
      return `${count} numbers`;
    }
    const both = told(expected, found, digits);
    return `found ${both.found}, expected ${both.expected}, error ${both.error}`;
  };

/** Compares one real number by absolute error of at most 1e-6. */
export const acmp = oneReal(isWithin, 1e-6);
/** Compares one real number by absolute error of at most 1.5e-6. */
export const rcmp = oneReal(isWithin, 1.5e-6);
/** Compares one real number by absolute or relative error of at most 1e-6. */
export const dcmp = oneReal(isClose, 1e-6);
/** Compares real numbers in order by absolute error of at most 1.5e-5. */
export const rncmp = manyReals(isWithin, 1.5e-5, 10, false);
/** Compares real numbers in order by absolute or relative error of at most 1e-4. */
export const rcmp4 = manyReals(isClose, 1e-4, 5, true);
/** Compares real numbers in order by absolute or relative error of at most 1e-6. */
export const rcmp6 = manyReals(isClose, 1e-6, 7, true);
/** Compares real numbers in order by absolute or relative error of at most 1e-9. */
export const rcmp9 = manyReals(isClose, 1e-9, 10, true);
