import type { BuiltinChecker } from '@aosai/api/judging/checkers';
import { casencmp, caseicmp, casewcmp } from './cases.ts';
import { Quit, type Checked } from '../checked.ts';
import { CheckerStream } from './checkerStream.ts';
import { hcmp, icmp, ncmp, uncmp } from './integers.ts';
import { fcmp, lcmp } from './lines.ts';
import { acmp, dcmp, rcmp, rcmp4, rcmp6, rcmp9, rncmp } from './reals.ts';
import { nyesno, wcmp, yesno } from './words.ts';

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
