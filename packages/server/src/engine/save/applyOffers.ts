import type { SaveReply } from '@aosai/api/contract/types';
import { decideSave } from '@aosai/api/domain/saveRules';
import { AppError } from '@aosai/api/contract/errors';
import { savedAnswer, shortHash } from '../attempt/savedAnswer.ts';
import type { EngineCall } from '../engineCall.ts';
import { keepLateCopies } from './keepLateCopies.ts';
import type { Offer } from './offers.ts';
import { type StoredAnswer, storedAnswers } from './storedAnswers.ts';

export interface Applied {
  revisions: SaveReply['revisions'];
  /** The answers as they are stored now, by question. */
  stored: ReadonlyMap<string, StoredAnswer>;
  conflicts: ReadonlySet<string>;
  /** What the caller has to write. */
  changed: readonly StoredAnswer[];
}

function committed(row: StoredAnswer, offer: Offer, now: Date): StoredAnswer {
  return {
    ...row,
    answer: offer.answer,
    answerHash: offer.hash,
    flagged: offer.flagged,
    revision: row.revision + 1,
    savedAt: now,
    spentMs: Math.max(row.spentMs, offer.spentMs),
  };
}

/** Compare-and-set, question by question. The caller holds the attempt's lock and writes what has changed. */
export async function applyOffers(call: EngineCall, attemptId: string, offers: readonly Offer[]): Promise<Applied> {
  const rows =
    offers.length === 0
      ? []
      : await storedAnswers(
          call,
          attemptId,
          offers.map(({ questionId }) => questionId),
        );
  const stored = new Map(rows.map((row) => [row.questionVersionId, row]));
  const changed = new Map<string, StoredAnswer>();
  const lost: Offer[] = [];
  const revisions = offers.map((offer): SaveReply['revisions'][number] => {
    const row = stored.get(offer.questionId);
    if (!row) throw new AppError('NOT_FOUND');
    const decision = decideSave({ ...row, hash: row.answerHash }, offer);
    if (decision === 'conflict') {
      lost.push(offer);
      return { questionId: offer.questionId, conflict: true, serverCopy: savedAnswer(row) };
    }
    const next = decision === 'commit' ? committed(row, offer, call.now) : row;
    if (decision === 'commit') {
      stored.set(offer.questionId, next);
      changed.set(offer.questionId, next);
    }
    return {
      questionId: offer.questionId,
      revision: next.revision,
      savedAt: (next.savedAt ?? call.now).toISOString(),
      hash: shortHash(offer.hash),
    };
  });
  await keepLateCopies(call, attemptId, lost, 'conflict');
  return {
    revisions,
    stored,
    conflicts: new Set(lost.map(({ questionId }) => questionId)),
    changed: [...changed.values()],
  };
}
