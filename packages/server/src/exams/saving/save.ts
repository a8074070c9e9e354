import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { insertEvents, noticesOf } from '../attempts/attemptEvents.ts';
import { afterDeadline } from '../attempts/inLongGrace.ts';
import { attemptIs, attemptOfMember, lockForWriter } from '../attempts/attemptRow.ts';
import { announceClosed, type Closed, closeLocked } from '../attempts/close.ts';
import { roomNotices } from '../room/roomNotices.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { latestSubmissions } from '../scoring/attemptSubmissions.ts';
import { candidateViews } from '../scoring/candidateViews.ts';
import { paperContent } from '../../papers/paperContent.ts';
import { admit, lateReason } from './admit.ts';
import { applyOffers } from './applyOffers.ts';
import { eventsToRecord } from './clientEvents.ts';
import { keepLateCopies } from './keepLateCopies.ts';
import { offersOf } from './offers.ts';
import { queueSubmissions, submitRefusal } from './queueSubmissions.ts';
import { SavedButRefused } from './savedButRefused.ts';
import type { Saved, Writer } from './saveOutcome.ts';
import { fitsRound, saveInRound } from './saveRound.ts';
import { writeSaves } from './storedAnswers.ts';
import type { SaveInput, SaveReply } from '@aosai/api/exams/attempt.contract';

/** The result of a transaction: errors are thrown after the commit, so that late copies stay stored. */
type Outcome =
  | { kind: 'refused'; error: AppError; closed: Closed | null }
  | { kind: 'saved'; saved: Saved; queuedCount: number; refusal: AppError | null };

const MAX_RESULTS = 50;

async function saveInside(call: EngineCall, writer: Writer, input: SaveInput): Promise<Outcome> {
  const attempt = await lockForWriter(call.db, attemptOfMember(call.appId, input.attemptId, writer.memberId));
  const content = await paperContent(call.db, call.appId, attempt.examPaperId);
  const offers = offersOf(content, input.answers);
  const admission = admit(call, attempt, input.token);
  switch (admission.kind) {
    case 'takenOver':
      await keepLateCopies(call, attempt.id, offers, 'takenOver');
      return { kind: 'refused', error: new AppError('TAKEN_OVER'), closed: null };
    case 'due':
    case 'closed': {
      const closed = admission.kind === 'due' ? await closeLocked(call, attempt.id, admission.closing) : null;
      await keepLateCopies(call, attempt.id, offers, lateReason(attempt.deadlineAt, call.now));
      return { kind: 'refused', error: new AppError('ATTEMPT_CLOSED'), closed };
    }
    case 'writer': {
      const refused = submitRefusal(content, offers);
      if (refused) return { kind: 'refused', error: refused, closed: null };
      const applied = await applyOffers(call, attempt.id, offers);
      const queued = await queueSubmissions(call, attempt, content, offers, applied);
      const late = afterDeadline(attempt, call.now, applied.changed.length > 0);
      const events = [...eventsToRecord(attempt, input.events, writer.ip, content), ...late.events];
      await insertEvents(call, attempt.id, events);
      const touch = { attemptId: attempt.id, seenAt: call.now, ip: writer.ip, newEvents: events.length, late };
      await writeSaves(call, applied.changed, [touch]);
      const saved = {
        serverNow: call.now.toISOString(),
        deadlineAt: admission.deadlineAt.toISOString(),
        revisions: applied.revisions,
        isExtended: attempt.extraSec > 0,
        room: attempt,
      };
      return { kind: 'saved', saved, queuedCount: queued.count, refusal: queued.refusal };
    }
    default:
      return admission satisfies never;
  }
}

/** The full save, in its own transaction. Throws TAKEN_OVER, ATTEMPT_CLOSED and the errors of answers. */
async function saveAlone(call: EngineCall, writer: Writer, input: SaveInput): Promise<Saved> {
  const outcome = await call.db.transaction((tx) => saveInside(within(call, tx), writer, input));
  if (outcome.kind === 'refused') {
    if (outcome.closed) announceClosed(call, outcome.closed);
    throw outcome.error;
  }
  if (outcome.queuedCount > 0) call.services.wakeQueue();
  if (outcome.refusal) throw new SavedButRefused(outcome.refusal, outcome.saved.revisions);
  return outcome.saved;
}

/** The newest submissions of an attempt, as its candidate sees them. */
export async function resultsOf(call: EngineCall, attemptId: string): Promise<SaveReply['results']> {
  const { db, appId } = call;
  const where = and(eq(submission.appId, appId), eq(submission.attemptId, attemptId));
  const rows = await latestSubmissions(db, where, MAX_RESULTS);
  if (rows.length === 0) return [];
  const [attempt] = await db
    .select({ examId: examPaperEnroll.examId })
    .from(examPaperEnroll)
    .where(attemptIs(appId, attemptId));
  return candidateViews(call, rows, attempt?.examId);
}

/**
 * Saves answers, events and the heartbeat of the device that holds the attempt, and queues the programs marked
 * `submit`. Answers of another device, or after the end, are kept as late copies and refused with 409.
 */
export async function save(call: EngineCall, writer: Writer, input: SaveInput): Promise<SaveReply> {
  const shared = fitsRound(input) ? await saveInRound(call.db, { call, writer, input }) : null;
  const { isExtended, room, ...reply } = shared ?? (await saveAlone(call, writer, input));
  const wantsResults = input.wantResults === true || input.answers.some(({ submit }) => submit);
  return {
    ...reply,
    notices: [
      ...(isExtended ? await noticesOf(call, input.attemptId) : []),
      ...(room.noticeSeq > 0 ? await roomNotices(call, room, writer.memberId) : []),
    ],
    results: wantsResults ? await resultsOf(call, input.attemptId) : [],
  };
}
