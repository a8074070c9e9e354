import type { EngineCall } from '../../kit/engineCall.ts';
import { type Decided, decideOffers } from './decideOffers.ts';
import { storeLateCopies } from './storeLateCopies.ts';
import type { Offer } from './offers.ts';
import { storedAnswers } from './storedAnswers.ts';

/**
 * Decides the offers of one attempt and keeps conflicting ones as late copies. The caller holds the lock and writes the
 * changed answers.
 */
export async function applyOffers(call: EngineCall, attemptId: string, offers: readonly Offer[]): Promise<Decided> {
  const places = offers.map(({ questionId }) => ({ attemptId, questionId }));
  const decided = decideOffers(await storedAnswers(call, places), offers, call.now);
  await storeLateCopies(call, attemptId, decided.lost, 'conflict');
  return decided;
}
