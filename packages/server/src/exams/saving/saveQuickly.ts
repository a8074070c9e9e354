import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { Db } from '../../db/open.ts';
import { perDatabase } from '../../db/perDatabase.ts';
import { exam, examMemberQuestion, examPaperEnroll } from '../../db/schema/exam.ts';
import { knownWriter } from '../room/knownWriters.ts';
import { shortHash } from '../attempts/savedAnswer.ts';
import { deadlineOfWriter, fittingAnswers, type Saved, savedReply, type SaveItem } from './saveSteps.ts';

const at = sql`${sql.placeholder('now')}::timestamptz`;

/**
 * Writes the heartbeat if the attempt is still as cached: running, same deadline, same device, exam not stopped. Locks
 * the row until the end of the statement, as rounds do.
 */
function heartbeat(db: Db) {
  return db
    .update(examPaperEnroll)
    .set({ lastSeenAt: at })
    .from(exam)
    .where(
      and(
        eq(examPaperEnroll.appId, sql.placeholder('appId')),
        eq(examPaperEnroll.id, sql.placeholder('attemptId')),
        eq(examPaperEnroll.status, ATTEMPT.inProgress),
        sql`${examPaperEnroll.deadlineAt} = ${sql.placeholder('deadlineAt')}::timestamptz`,
        eq(examPaperEnroll.extraSec, sql.placeholder('extraSec')),
        eq(examPaperEnroll.holderDeviceId, sql.placeholder('deviceId')),
        eq(examPaperEnroll.holderGeneration, sql.placeholder('generation')),
        eq(examPaperEnroll.lastIp, sql.placeholder('ip')),
        eq(exam.appId, examPaperEnroll.appId),
        eq(exam.id, examPaperEnroll.examId),
        isNull(exam.stoppedAt),
      ),
    )
    .returning({ id: examPaperEnroll.id, noticeSeq: exam.noticeSeq });
}

const heartbeatAlone = perDatabase((db) => heartbeat(db).prepare('save_heartbeat'));

/** Heartbeat and one answer; compare-and-set on its revision, as `decideSave` does for `commit`. */
const heartbeatWithAnswer = perDatabase((db) => {
  const touched = db.$with('touched').as(heartbeat(db));
  const row = examMemberQuestion;
  return db
    .with(touched)
    .update(row)
    .set({
      answer: sql`${sql.placeholder('answer')}::jsonb`,
      answerHash: sql`${sql.placeholder('hash')}`,
      flagged: sql`${sql.placeholder('flagged')}::boolean`,
      revision: sql`${row.revision} + 1`,
      spentMs: sql`greatest(${row.spentMs}, ${sql.placeholder('spentMs')}::int)`,
      savedAt: at,
      updatedAt: at,
    })
    .from(touched)
    .where(
      and(
        eq(row.appId, sql.placeholder('appId')),
        eq(row.attemptId, touched.id),
        eq(row.questionVersionId, sql.placeholder('questionId')),
        sql`${row.revision} = ${sql.placeholder('baseRevision')}::int`,
        eq(row.isLocked, false),
        or(
          eq(row.revision, 0),
          sql`${row.answerHash} <> ${sql.placeholder('hash')}`,
          sql`${row.flagged} <> ${sql.placeholder('flagged')}::boolean`,
        ),
      ),
    )
    .returning({ revision: row.revision, noticeSeq: touched.noticeSeq })
    .prepare('save_answer');
});

/**
 * Handles nearly every save in one statement: at most one answer and no event, from the device that is cached as the
 * holder, on the expected revision. Otherwise writes nothing (except perhaps the heartbeat) and returns null: the full
 * save has to decide.
 */
export async function saveQuickly(item: SaveItem): Promise<Saved | null> {
  const { call, writer, input } = item;
  const { db, appId, now } = call;
  if (input.answers.length > 1 || input.events.length > 0) return null;
  const attempt = knownWriter(db, appId, input.attemptId);
  // A changed address is an event, and a stop ends the attempt: both are left to the full save.
  if (!attempt || attempt.lastIp !== writer.ip || attempt.examStoppedAt) return null;
  // After the deadline it matters when the student was last heard from, which only the row knows.
  if (attempt.deadlineAt && now > attempt.deadlineAt) return null;
  const deadlineAt = deadlineOfWriter(item, attempt);
  const fitting = deadlineAt && (await fittingAnswers(db, item, attempt));
  if (!fitting) return null;
  const [offer] = fitting.offers;
  // Drafts are merged with the stored ones: rare, so left to the full save.
  if (offer && offer.drafts.length > 0) return null;
  const guard = {
    now: now.toISOString(),
    appId,
    attemptId: attempt.id,
    deadlineAt: deadlineAt.toISOString(),
    extraSec: attempt.extraSec,
    deviceId: attempt.holderDeviceId ?? '',
    generation: attempt.holderGeneration,
    ip: writer.ip,
  };
  if (!offer) {
    const [touched] = await heartbeatAlone(db).execute(guard);
    return touched ? savedReply(call, { ...attempt, noticeSeq: touched.noticeSeq }, deadlineAt, []) : null;
  }
  const { questionId, baseRevision, answer, hash, flagged, spentMs } = offer;
  const [written] = await heartbeatWithAnswer(db).execute({
    ...guard,
    questionId,
    baseRevision,
    answer: JSON.stringify(answer),
    hash,
    flagged,
    spentMs,
  });
  if (!written) return null;
  const { revision, noticeSeq } = written;
  return savedReply(call, { ...attempt, noticeSeq }, deadlineAt, [
    { questionId, revision, savedAt: guard.now, hash: shortHash(hash) },
  ]);
}
