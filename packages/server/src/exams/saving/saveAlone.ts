import { AppError } from '@aosai/api/kit/errors';
import { within } from '../../kit/engineCall.ts';
import { attemptOfMember, lockForWriter } from '../attempts/attemptRow.ts';
import { announceClosed, type Closed, closeLocked } from '../attempts/close.ts';
import { admitWriter, lateReason } from './admitWriter.ts';
import { applyOffers } from './applyOffers.ts';
import { storeLateCopies } from './storeLateCopies.ts';
import { queueSubmissions, submitRefusal } from './queueSubmissions.ts';
import { SavedButRefused } from './savedButRefused.ts';
import { answersInPaper, type Saved, savedReply, type SaveItem, toWrite, writeAll } from './saveSteps.ts';

/** The result of a transaction: errors are thrown after the commit, so that late copies stay stored. */
type Outcome =
  | { kind: 'refused'; error: AppError; closed: Closed | null }
  | { kind: 'saved'; saved: Saved; queuedCount: number; refusal: AppError | null };

async function saveInside(item: SaveItem): Promise<Outcome> {
  const { call, writer, input } = item;
  const attempt = await lockForWriter(call.db, attemptOfMember(call.appId, input.attemptId, writer.memberId));
  const { content, offers } = await answersInPaper(call.db, item, attempt);
  const admission = admitWriter(call, attempt, input.token);
  switch (admission.kind) {
    case 'takenOver':
      await storeLateCopies(call, attempt.id, offers, 'takenOver');
      return { kind: 'refused', error: new AppError('TAKEN_OVER'), closed: null };
    case 'due':
    case 'closed': {
      const closed = admission.kind === 'due' ? await closeLocked(call, attempt.id, admission.closing) : null;
      await storeLateCopies(call, attempt.id, offers, lateReason(attempt.deadlineAt, call.now));
      return { kind: 'refused', error: new AppError('ATTEMPT_CLOSED'), closed };
    }
    case 'writer': {
      const refused = submitRefusal(content, offers);
      if (refused) return { kind: 'refused', error: refused, closed: null };
      const applied = await applyOffers(call, attempt.id, offers);
      const queued = await queueSubmissions(call, attempt, content, offers, applied);
      await writeAll(call, [toWrite(item, attempt, content, applied)]);
      const saved = savedReply(call, attempt, admission.deadlineAt, applied.revisions);
      return { kind: 'saved', saved, queuedCount: queued.count, refusal: queued.refusal };
    }
    default:
      return admission satisfies never;
  }
}

/**
 * The full save, in a transaction of its own, which decides every case. Throws TAKEN_OVER, ATTEMPT_CLOSED and the
 * errors of answers and submissions.
 */
export async function saveAlone(item: SaveItem): Promise<Saved> {
  const { call } = item;
  const outcome = await call.db.transaction((tx) => saveInside({ ...item, call: within(call, tx) }));
  if (outcome.kind === 'refused') {
    if (outcome.closed) announceClosed(call, outcome.closed);
    throw outcome.error;
  }
  if (outcome.queuedCount > 0) call.services.wakeQueue();
  if (outcome.refusal) throw new SavedButRefused(outcome.refusal, outcome.saved.revisions);
  return outcome.saved;
}
