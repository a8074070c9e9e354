import type { ErrorCode } from './errors.ts';

/**
 * Errors that a server may send before it has opened the envelope, and therefore unsealed. Anybody on the way could
 * have written such a response. So the client only shows it, lets the user sign in again (ENV_SESSION) or makes the
 * protocol's two retries, and never discards local data. Any other error counts only in a sealed response.
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
