import { mergeDrafts } from '@aosai/api/questions/drafts';
import { decideSave } from '@aosai/api/exams/saveRules';
import { AppError } from '@aosai/api/kit/errors';
import { savedAnswer, shortHash } from '../attempts/savedAnswer.ts';
import type { Offer } from './offers.ts';
import type { StoredAnswer } from './storedAnswers.ts';
import type { SaveReply } from '@aosai/api/exams/attempt.contract';

export interface Decided {
  revisions: SaveReply['revisions'];
  /** The answers after this save, by question. */
  stored: ReadonlyMap<string, StoredAnswer>;
  /** Offers based on another revision; they become late copies. */
  lost: readonly Offer[];
  /** Rows to write. */
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
    drafts: mergeDrafts(row.drafts, offer.drafts),
  };
}

/** Compare-and-set per question, on rows read under the attempt's lock. Throws NOT_FOUND. */
export function decideOffers(rows: readonly StoredAnswer[], offers: readonly Offer[], now: Date): Decided {
  const stored = new Map(rows.map((row) => [row.questionVersionId, row]));
  const changed = new Map<string, StoredAnswer>();
  const lost: Offer[] = [];
  const revisions = offers.map((offer): SaveReply['revisions'][number] => {
    const row = stored.get(offer.questionId);
    if (!row) throw new AppError('NOT_FOUND');
    const decided = decideSave({ ...row, hash: row.answerHash }, offer);
    // An answer that was not reopened never changes.
    const decision = decided === 'commit' && row.isLocked ? 'conflict' : decided;
    if (decision === 'conflict') {
      lost.push(offer);
      return { questionId: offer.questionId, conflict: true, serverCopy: savedAnswer(row) };
    }
    const next = decision === 'commit' ? committed(row, offer, now) : row;
    if (decision === 'commit') {
      stored.set(offer.questionId, next);
      changed.set(offer.questionId, next);
    }
    return {
      questionId: offer.questionId,
      revision: next.revision,
      savedAt: (next.savedAt ?? now).toISOString(),
      hash: shortHash(offer.hash),
    };
  });
  return { revisions, stored, lost, changed: [...changed.values()] };
}
