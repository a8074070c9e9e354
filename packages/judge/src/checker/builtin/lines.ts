import { quit } from '../checked.ts';
import { ordinal, shorten, type CheckerStream } from './checkerStream.ts';

const WORD = /[^ \t\n\v\f\r]+/gu;

const byLines =
  (same: (expected: string, found: string) => boolean) =>
  (output: CheckerStream, answer: CheckerStream): string => {
    let count = 0;
    let last = '';
    while (!answer.atEnd()) {
      const expected = answer.readLine();
      if (expected === '' && answer.atEnd()) {
        break;
      }
      last = output.readLine();
      count += 1;
      if (!same(expected, last)) {
        quit('WA', `${ordinal(count)} lines differ - expected: '${shorten(expected)}', found: '${shorten(last)}'`);
      }
    }
    return count === 1 ? `single line: '${shorten(last)}'` : `${count} lines`;
  };

/** Compares lines exactly; one empty line at the end does not count. */
export const fcmp = byLines((expected, found) => expected === found);

/** Compares lines as sequences of words. */
export const lcmp = byLines(
  (expected, found) =>
    expected === found || (expected.match(WORD) ?? []).join(' ') === (found.match(WORD) ?? []).join(' '),
);
