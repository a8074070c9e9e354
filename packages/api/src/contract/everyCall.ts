import { BEFORE_OPENING } from './beforeOpening.ts';
import type { ErrorCode } from './errors.ts';

/**
 * Codes that any call may answer, so that no call has to list them: of the envelope, the session, the limits, the input
 * and the machine. What else a handler throws stands in the `errors` of its call.
 */
export const EVERY_CALL: readonly ErrorCode[] = [
  ...BEFORE_OPENING,
  'SIGN_IN_REQUIRED',
  'PWD_CHANGE_REQUIRED',
  'VALIDATION',
];

const OF_EVERY_CALL: ReadonlySet<ErrorCode> = new Set(EVERY_CALL);

/** Whether a call says that it may answer this code. */
export function mayAnswer(call: { errors: readonly ErrorCode[] }, code: ErrorCode): boolean {
  return OF_EVERY_CALL.has(code) || call.errors.includes(code);
}
