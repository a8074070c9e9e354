import type { LateCopy } from '../../db/schema/exam.ts';
import { answerHash } from '@aosai/api/questions/hash';
import { recordEvent } from '../attempts/attemptEvents.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { withLateCopy } from './lateCopies.ts';
import type { Offer } from './offers.ts';
import { keptCopies, writeCopies } from './storedAnswers.ts';

const NOTHING_HASH = answerHash(null);

/**
 * Keeps answers that could not be stored; those equal to the stored answer are skipped. The caller holds the attempt's
 * lock. Returns how many questions have a new copy.
 */
export async function storeLateCopies(
  call: EngineCall,
  attemptId: string,
  offers: readonly Offer[],
  reason: LateCopy['reason'],
): Promise<number> {
  if (offers.length === 0) return 0;
  const questionIds = offers.map(({ questionId }) => questionId);
  const rows = await keptCopies(call, attemptId, questionIds);
  const changed = rows.flatMap((row) => {
    const copies = offers
      .filter(
        ({ questionId, hash }) => questionId === row.questionVersionId && hash !== (row.answerHash ?? NOTHING_HASH),
      )
      .reduce<LateCopy[]>(
        (kept, { answer, hash }) =>
          withLateCopy(kept, { receivedAt: call.now.toISOString(), reason, answer, hash, accepted: false }),
        row.lateCopies,
      );
    const isNew = copies.some((copy) => !row.lateCopies.includes(copy));
    return isNew ? [{ ...row, lateCopies: copies }] : [];
  });
  await writeCopies(call, attemptId, changed);
  if (changed.length > 0) {
    await recordEvent(call, attemptId, { type: 'lateCopy', meta: { reason, count: changed.length } });
  }
  return changed.length;
}
