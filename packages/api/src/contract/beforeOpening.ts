import type { ErrorCode } from './errors.ts';

/**
 * The failures that a server can send before it has opened the envelope, and therefore unsealed. Anybody on the way
 * could have written them: they are shown, lead to sign-in (ENV_SESSION) or to the protocol's two retries, and end
 * nothing that this browser holds. Any other failure counts only when it comes sealed.
 */
export const BEFORE_OPENING = [
  'APP_UNKNOWN',
  'CALL_NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'FORBIDDEN',
  'RATE_LIMITED',
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
  'UNAVAILABLE',
  'STORAGE_FULL',
  'INTERNAL',
] as const satisfies readonly ErrorCode[];
