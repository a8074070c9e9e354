import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { examMemberQuestion, examPaperEnroll, type LateCopy } from '../../db/schema/exam.ts';
import type { AfterDeadline } from '../attempts/afterDeadline.ts';
import type { AnswerRow } from '../attempts/attemptRow.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { instantParam, jsonParam } from '../../db/rawRows.ts';

/** Without late copies: these can be large, are rarely needed, and have a query of their own. */
const answerColumns = {
  id: examMemberQuestion.id,
  attemptId: examMemberQuestion.attemptId,
  questionVersionId: examMemberQuestion.questionVersionId,
  answer: examMemberQuestion.answer,
  answerHash: examMemberQuestion.answerHash,
  flagged: examMemberQuestion.flagged,
  revision: examMemberQuestion.revision,
  savedAt: examMemberQuestion.savedAt,
  spentMs: examMemberQuestion.spentMs,
  drafts: examMemberQuestion.drafts,
  isLocked: examMemberQuestion.isLocked,
};

export type StoredAnswer = Pick<AnswerRow, keyof typeof answerColumns>;

export interface AnswerPlace {
  attemptId: string;
  questionId: string;
}

/** The answers at these places, of one attempt or several. */
export async function storedAnswers(
  { db, appId }: Pick<EngineCall, 'db' | 'appId'>,
  places: readonly AnswerPlace[],
): Promise<StoredAnswer[]> {
  if (places.length === 0) return [];
  const attemptIds = sql.param(places.map(({ attemptId }) => attemptId));
  const questionIds = sql.param(places.map(({ questionId }) => questionId));
  const { attemptId, questionVersionId } = examMemberQuestion;
  return db
    .select(answerColumns)
    .from(examMemberQuestion)
    .where(
      and(
        eq(examMemberQuestion.appId, appId),
        sql`(${attemptId}, ${questionVersionId}) in (select * from unnest(${attemptIds}::text[], ${questionIds}::text[]))`,
      ),
    );
}

/**
 * Updates all of these answers in one statement. It also names the attempts: the planner estimates a record set at a
 * hundred rows and would otherwise scan the whole table.
 */
function updateOf(appId: string, answers: readonly StoredAnswer[], now: Date): SQL {
  const rows = answers.map(({ id, answer, answerHash, flagged, revision, savedAt, spentMs, drafts }) => ({
    id,
    answer,
    hash: answerHash,
    flagged,
    revision,
    spent: spentMs,
    saved: savedAt,
    drafts,
  }));
  const attemptIds = sql.param([...new Set(answers.map(({ attemptId }) => attemptId))]);
  return sql`update ${examMemberQuestion} q
    set answer = u.answer, answer_hash = u.hash, flagged = u.flagged, revision = u.revision, spent_ms = u.spent,
      saved_at = u.saved, drafts = u.drafts, updated_at = ${instantParam(now)}
    from jsonb_to_recordset(${jsonParam(rows)})
      as u(id text, answer jsonb, hash text, flagged boolean, revision int, spent int, saved timestamptz, drafts jsonb)
    where q.app_id = ${appId} and q.attempt_id = any(${attemptIds}::text[]) and q.id = u.id`;
}

export async function writeAnswers(
  { db, appId, now }: Pick<EngineCall, 'db' | 'appId' | 'now'>,
  answers: readonly StoredAnswer[],
): Promise<void> {
  if (answers.length > 0) await db.execute(updateOf(appId, answers, now));
}

export interface Touch {
  attemptId: string;
  seenAt: Date;
  ip: string;
  newEvents: number;
  late: Pick<AfterDeadline, 'silentSinceAt' | 'graceMs'>;
}

/** Writes the answers and heartbeats of one or many saves in one round trip. */
export async function writeSaves(
  { db, appId, now }: Pick<EngineCall, 'db' | 'appId' | 'now'>,
  answers: readonly StoredAnswer[],
  touches: readonly Touch[],
): Promise<void> {
  const rows = touches.map(({ attemptId, seenAt, ip, newEvents, late }) => ({
    id: attemptId,
    seen: seenAt,
    ip,
    newEvents,
    silent: late.silentSinceAt,
    grace: late.graceMs,
  }));
  const heartbeats = sql`update ${examPaperEnroll} e
    set last_seen_at = u.seen, last_ip = u.ip, events_count = e.events_count + u."newEvents",
      silent_since_at = u.silent, grace_ms = coalesce(u.grace, e.grace_ms)
    from jsonb_to_recordset(${jsonParam(rows)})
      as u(id text, seen timestamptz, ip text, "newEvents" int, silent timestamptz, grace int)
    where e.app_id = ${appId} and e.id = any(${sql.param(touches.map(({ attemptId }) => attemptId))}::text[])
      and e.id = u.id`;
  const saved = updateOf(appId, answers, now);
  await db.execute(answers.length > 0 ? sql`with saved as (${saved}) ${heartbeats}` : heartbeats);
}

function answersWhere(appId: string, attemptId: string, questionIds: readonly string[]) {
  return and(
    eq(examMemberQuestion.appId, appId),
    eq(examMemberQuestion.attemptId, attemptId),
    inArray(examMemberQuestion.questionVersionId, [...questionIds]),
  );
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
