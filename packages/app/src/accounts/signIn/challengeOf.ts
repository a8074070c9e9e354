import { ApiError } from '@aosai/api/client/errors';

/** The challenge of the second step, if this is why a sign-in was not complete; else null. */
export function challengeOf(cause: unknown): string | null {
  if (!(cause instanceof ApiError) || cause.code !== 'SECOND_FACTOR_REQUIRED') return null;
  const asked = cause.details['challenge'];
  return typeof asked === 'string' ? asked : null;
}
