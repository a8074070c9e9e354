import type { BuiltinChecker } from '@aosai/api/judging/checkers';
import { casencmp, caseicmp, casewcmp } from './cases.ts';
import { Quit, type Checked, quit } from '../checked.ts';
import { CheckerStream, ordinal, shorten } from './checkerStream.ts';
import { hcmp, icmp, ncmp, uncmp } from './integers.ts';
import { acmp, dcmp, rcmp, rcmp4, rcmp6, rcmp9, rncmp } from './reals.ts';
import { nyesno, wcmp, yesno } from './words.ts';

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
const fcmp = byLines((expected, found) => expected === found);

/** Compares lines as sequences of words. */
const lcmp = byLines(
  (expected, found) =>
    expected === found || (expected.match(WORD) ?? []).join(' ') === (found.match(WORD) ?? []).join(' '),
);

/** Returns the message of a right answer; ends with `quit` otherwise. */
type Checker = (output: CheckerStream, answer: CheckerStream) => string;

const CHECKERS = {
  acmp,
  caseicmp,
  casencmp,
  casewcmp,
  dcmp,
  fcmp,
  hcmp,
  icmp,
  lcmp,
  ncmp,
  nyesno,
  rcmp,
  rcmp4,
  rcmp6,
  rcmp9,
  rncmp,
  uncmp,
  wcmp,
  yesno,
} as const satisfies Record<BuiltinChecker, Checker>;

/**
 * Checks an output with one of testlib's standard checkers. Verdicts and messages are those of testlib; PE is its
 * "wrong output format", SE its "FAIL" (the answer file is at fault).
 * Source: the checkers folder of https://github.com/MikeMirzayanov/testlib
 */
export function checkBuiltin(name: BuiltinChecker, output: Buffer, answer: Buffer): Checked {
  const stream = new CheckerStream(output, 'output');
  try {
    const message = CHECKERS[name](stream, new CheckerStream(answer, 'answer'));
    if (!stream.seekEnd()) {
      stream.fault('Extra information in the output file');
    }
    return { verdict: 'AC', ratio: 1, message };
  } catch (error) {
    if (error instanceof Quit) {
      return { verdict: error.verdict, ratio: 0, message: error.message };
    }
    throw error;
  }
}
