import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { batchedPerDatabase } from '../../db/batch.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { noticesOf } from '../attempts/attemptEvents.ts';
import { attemptIs, attemptOfMember, lockForWriter } from '../attempts/attemptRow.ts';
import { roomNotices } from '../room/roomNotices.ts';
import { latestSubmissions } from '../scoring/attemptSubmissions.ts';
import { candidateViews } from '../scoring/candidateViews.ts';
import { saveQuickly } from './saveQuickly.ts';
import { saveRound } from './saveRound.ts';
import { type Saved, type SaveItem, type Writer, answersInPaper, savedReply, toWrite, writeAll } from './saveSteps.ts';
import type { SaveInput, SaveReply } from '@aosai/api/exams/attempt.contract';
import { AppError } from '@aosai/api/kit/errors';
import { announceClosed, type Closed, closeLocked } from '../attempts/close.ts';
import { admitWriter, lateReason } from './admitWriter.ts';
import { applyOffers } from './applyOffers.ts';
import { storeLateCopies } from './storeLateCopies.ts';
import { queueSubmissions, submitRefusal } from './queueSubmissions.ts';
import { SavedButRefused } from './savedButRefused.ts';

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
async function saveAlone(item: SaveItem): Promise<Saved> {
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

/** Up to this many concurrent saves are cheaper one by one; more are cheaper in a round. */
const FEW = 6;
const MAX_RESULTS = 50;

/** Null for a save that neither `saveQuickly` nor `saveRound` may decide. */
async function saveFewOrMany(db: Db, items: readonly SaveItem[]): Promise<(Saved | null)[]> {
  // A save that fails here is decided again in the round, and gets its error there.
  const quick = items.length <= FEW ? await Promise.all(items.map((item) => saveQuickly(item).catch(() => null))) : [];
  const inRound = await saveRound(
    db,
    items.filter((_, no) => !quick[no]),
  );
  return items.map((item, no) => quick[no] ?? inRound.get(item) ?? null);
}

/** Saves that arrive while others are under way wait for the next turn. */
const saveInTurn: (db: Db, item: SaveItem) => Promise<Saved | null> = batchedPerDatabase(saveFewOrMany);

/** Chooses among the three saves, from the cheapest to the one that decides every case (README.md beside this file). */
async function store(item: SaveItem): Promise<Saved> {
  // Queuing a submission takes longer, so it must not hold up a round.
  const submits = item.input.answers.some(({ submit }) => submit === true);
  const saved = submits ? null : await saveInTurn(item.call.db, item);
  return saved ?? saveAlone(item);
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
  const { isExtended, room, ...reply } = await store({ call, writer, input });
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
