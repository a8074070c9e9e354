import type { ErrorCode } from './errors.ts';

/**
 * Codes that any call may answer, so that no call has to list them: of the envelope, the session, the limits, the input
 * and the machine. What else a handler throws stands in the `errors` of its call.
 */
export const EVERY_CALL: readonly ErrorCode[] = [
  'ENV_MALFORMED',
  'ENV_TOO_LARGE',
  'ENV_VERSION',
  'ENV_KEY',
  'ENV_CLOCK',
  'ENV_SESSION',
  'ENV_SIGNATURE',
  'ENV_REPLAY',
  'ENV_DECRYPT',
  'ENV_BUSY',
  'APP_UNKNOWN',
  'CALL_NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'SIGN_IN_REQUIRED',
  'PWD_CHANGE_REQUIRED',
  'FORBIDDEN',
  'VALIDATION',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
  'STORAGE_FULL',
];

const OF_EVERY_CALL: ReadonlySet<ErrorCode> = new Set(EVERY_CALL);

/** Whether a call says that it may answer this code. */
export function mayAnswer(call: { errors: readonly ErrorCode[] }, code: ErrorCode): boolean {
  return OF_EVERY_CALL.has(code) || call.errors.includes(code);
}
