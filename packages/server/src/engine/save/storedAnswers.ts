import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { examMemberQuestion, examPaperEnroll, type LateCopy } from '../../db/schema/exam.ts';
import type { AnswerRow } from '../attempt/attemptRow.ts';
import type { EngineCall } from '../engineCall.ts';
import { instantParam, jsonParam } from '../rawRows.ts';

/** Late copies can be large and are hardly ever needed: they have a query of their own. */
const answerColumns = {
  id: examMemberQuestion.id,
  questionVersionId: examMemberQuestion.questionVersionId,
  answer: examMemberQuestion.answer,
  answerHash: examMemberQuestion.answerHash,
  flagged: examMemberQuestion.flagged,
  revision: examMemberQuestion.revision,
  savedAt: examMemberQuestion.savedAt,
  spentMs: examMemberQuestion.spentMs,
};

export type StoredAnswer = Pick<AnswerRow, keyof typeof answerColumns>;

function answersWhere(appId: string, attemptId: string, questionIds: readonly string[]) {
  return and(
    eq(examMemberQuestion.appId, appId),
    eq(examMemberQuestion.attemptId, attemptId),
    inArray(examMemberQuestion.questionVersionId, [...questionIds]),
  );
}

export function storedAnswers(
  { db, appId }: EngineCall,
  attemptId: string,
  questionIds: readonly string[],
): Promise<StoredAnswer[]> {
  return db
    .select(answerColumns)
    .from(examMemberQuestion)
    .where(answersWhere(appId, attemptId, questionIds));
}

/**
 * Sets every one of these answers, however many there are, as one statement. The attempt is named beside the ids:
 * the planner takes a record set for a hundred rows and would read the whole table for it.
 */
function updateOf({ appId, now }: EngineCall, attemptId: string, answers: readonly StoredAnswer[]): SQL {
  const rows = answers.map(({ id, answer, answerHash, flagged, revision, spentMs }) => ({
    id,
    answer,
    hash: answerHash,
    flagged,
    revision,
    spent: spentMs,
  }));
  return sql`update ${examMemberQuestion} q
    set answer = u.answer, answer_hash = u.hash, flagged = u.flagged, revision = u.revision, spent_ms = u.spent,
      saved_at = ${instantParam(now)}, updated_at = ${instantParam(now)}
    from jsonb_to_recordset(${jsonParam(rows)})
      as u(id text, answer jsonb, hash text, flagged boolean, revision int, spent int)
    where q.app_id = ${appId} and q.attempt_id = ${attemptId} and q.id = u.id`;
}

export async function writeAnswers(
  call: EngineCall,
  attemptId: string,
  answers: readonly StoredAnswer[],
): Promise<void> {
  if (answers.length > 0) await call.db.execute(updateOf(call, attemptId, answers));
}

export interface Touch {
  attemptId: string;
  ip: string;
  newEvents: number;
}

/** Answers and heartbeat of a save in one round trip. */
export async function writeSave(call: EngineCall, answers: readonly StoredAnswer[], touch: Touch): Promise<void> {
  const { db, appId, now } = call;
  const heartbeat = sql`update ${examPaperEnroll}
    set last_seen_at = ${instantParam(now)}, last_ip = ${touch.ip}, events_count = events_count + ${touch.newEvents}::int
    where app_id = ${appId} and id = ${touch.attemptId}`;
  const saved = updateOf(call, touch.attemptId, answers);
  await db.execute(answers.length > 0 ? sql`with saved as (${saved}) ${heartbeat}` : heartbeat);
}

export interface KeptCopies {
  id: string;
  questionVersionId: string;
  answerHash: string | null;
  lateCopies: LateCopy[];
}

export function keptCopies(
  { db, appId }: EngineCall,
  attemptId: string,
  questionIds: readonly string[],
): Promise<KeptCopies[]> {
  return db
    .select({
      id: examMemberQuestion.id,
      questionVersionId: examMemberQuestion.questionVersionId,
      answerHash: examMemberQuestion.answerHash,
      lateCopies: examMemberQuestion.lateCopies,
    })
    .from(examMemberQuestion)
    .where(answersWhere(appId, attemptId, questionIds));
}

export async function writeCopies(
  { db, appId, now }: EngineCall,
  attemptId: string,
  rows: readonly KeptCopies[],
): Promise<void> {
  if (rows.length === 0) return;
  const copies = rows.map(({ id, lateCopies }) => ({ id, copies: lateCopies }));
  await db.execute(sql`update ${examMemberQuestion} q
    set late_copies = u.copies, updated_at = ${instantParam(now)}
    from jsonb_to_recordset(${jsonParam(copies)}) as u(id text, copies jsonb)
    where q.app_id = ${appId} and q.attempt_id = ${attemptId} and q.id = u.id`);
}
