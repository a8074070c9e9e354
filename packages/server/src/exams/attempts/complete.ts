import { AppError } from '@aosai/api/kit/errors';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { paperContent } from '../../papers/paperContent.ts';
import { admitWriter, lateReason } from '../saving/admitWriter.ts';
import { applyOffers } from '../saving/applyOffers.ts';
import { storeLateCopies } from '../saving/storeLateCopies.ts';
import { type Offer, offersOf } from '../saving/offers.ts';
import { storedAnswers, writeAnswers } from '../saving/storedAnswers.ts';
import { recordEvent } from './attemptEvents.ts';
import { answersOf, attemptIs, attemptOfMember, findAttempt, lockForWriter, type WriterRow } from './attemptRow.ts';
import { afterDeadline } from './afterDeadline.ts';
import { announceClosed, type Closed, closeLocked } from './close.ts';
import { manualClosing } from './deadline.ts';
import { receiptOf } from './receipt.ts';
import type { Receipt, SaveAnswer } from '@aosai/api/exams/attempt.contract';

export interface CompleteInput {
  id: string;
  token: string;
  answers: readonly SaveAnswer[];
}

interface Outcome {
  receipt: Receipt | null;
  error: AppError | null;
  closed: Closed | null;
}

/** Whether the server already has every offered answer, as after a repeated call. */
async function isNothingNew(call: EngineCall, attemptId: string, offers: readonly Offer[]): Promise<boolean> {
  if (offers.length === 0) return true;
  const places = offers.map(({ questionId }) => ({ attemptId, questionId }));
  const rows = await storedAnswers(call, places);
  const stored = new Map(rows.map((row) => [row.questionVersionId, row]));
  return offers.every((offer) => {
    const row = stored.get(offer.questionId);
    return row !== undefined && (row.answerHash === offer.hash || (row.answerHash === null && offer.answer === null));
  });
}

/** Marks answers that arrive with a hand-in in the long grace, as a save does. */
async function markGrace(call: EngineCall, attempt: WriterRow, hasChanges: boolean): Promise<void> {
  const { silentSinceAt, graceMs, events } = afterDeadline(attempt, call.now, hasChanges);
  if (graceMs === null) return;
  await call.db
    .update(examPaperEnroll)
    .set({ silentSinceAt, graceMs, lastSeenAt: call.now })
    .where(attemptIs(call.appId, attempt.id));
  for (const event of events) await recordEvent(call, attempt.id, event);
}

async function completeInside(call: EngineCall, memberId: string, input: CompleteInput): Promise<Outcome> {
  const attempt = await lockForWriter(call.db, attemptOfMember(call.appId, input.id, memberId));
  const content = await paperContent(call.db, call.appId, attempt.examPaperId);
  const offers = offersOf(content, input.answers);
  const admission = admitWriter(call, attempt, input.token);
  const receipt = async () => {
    const { attempt: row } = await findAttempt(call.db, attemptIs(call.appId, attempt.id));
    return receiptOf(row, await answersOf(call.db, call.appId, attempt.id), call.now);
  };
  switch (admission.kind) {
    case 'takenOver':
      await storeLateCopies(call, attempt.id, offers, 'takenOver');
      return { receipt: null, error: new AppError('TAKEN_OVER'), closed: null };
    case 'due':
    case 'closed': {
      const closed = admission.kind === 'due' ? await closeLocked(call, attempt.id, admission.closing) : null;
      if (await isNothingNew(call, attempt.id, offers)) {
        return { receipt: await receipt(), error: null, closed };
      }
      await storeLateCopies(call, attempt.id, offers, lateReason(attempt.deadlineAt, call.now));
      return { receipt: null, error: new AppError('ATTEMPT_CLOSED'), closed };
    }
    case 'writer': {
      const { changed } = await applyOffers(call, attempt.id, offers);
      await writeAnswers(call, changed);
      await markGrace(call, attempt, changed.length > 0);
      const closed = await closeLocked(call, attempt.id, manualClosing(admission.deadlineAt, call.now));
      return { receipt: await receipt(), error: null, closed };
    }
    default:
      return admission satisfies never;
  }
}

/**
 * Hands in, with answers that were not saved yet. Idempotent: a repeated call returns the same receipt. Answers that
 * differ and come after the end are kept as late copies and refused.
 */
export async function complete(call: EngineCall, memberId: string, input: CompleteInput): Promise<Receipt> {
  const outcome = await call.db.transaction((tx) => completeInside(within(call, tx), memberId, input));
  if (outcome.closed) announceClosed(call, outcome.closed);
  if (outcome.error) throw outcome.error;
  if (!outcome.receipt) throw new AppError('ATTEMPT_CLOSED');
  return outcome.receipt;
}
