import { AppError } from '@aosai/api/kit/errors';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import type { CallContext } from './context.ts';

/** A proof that the owner is at the keyboard is good for so long, in the session that gave it. */
export const PROOF_MS = 10 * MINUTE_MS;

/**
 * Until when a back-office user may do what asks for the password again. A sign-in does not count: only
 * `secondFactor/prove` does, so that a page left open right after it gives nothing away. Null if a proof is needed.
 */
export function provedAgainUntil({ actor, services }: Pick<CallContext, 'actor' | 'services'>): Date | null {
  if (actor.kind !== 'user' || !actor.provedAgainAt) return null;
  const until = new Date(actor.provedAgainAt.getTime() + PROOF_MS);
  return until > services.now() ? until : null;
}

/** Throws PROVE_AGAIN. */
export function requireProvedAgain(context: Pick<CallContext, 'actor' | 'services'>): void {
  if (provedAgainUntil(context) === null) throw new AppError('PROVE_AGAIN');
}
