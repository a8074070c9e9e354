import { BEFORE_OPENING } from './beforeOpening.ts';
import type { ErrorCode } from './errors.ts';

/**
 * Errors that every call may answer, so calls do not list them: errors of the envelope, session, limits, input and
 * machine.
 * Other errors of a handler must be in the call's `errors`.
 */
export const EVERY_CALL: readonly ErrorCode[] = [
  ...BEFORE_OPENING,
  'SIGN_IN_REQUIRED',
  'PWD_CHANGE_REQUIRED',
  'SECOND_FACTOR_SETUP_REQUIRED',
  'VALIDATION',
];

const OF_EVERY_CALL: ReadonlySet<ErrorCode> = new Set(EVERY_CALL);

/** Whether a call may answer this code. */
export function mayAnswer(call: { errors: readonly ErrorCode[] }, code: ErrorCode): boolean {
  return OF_EVERY_CALL.has(code) || call.errors.includes(code);
}
