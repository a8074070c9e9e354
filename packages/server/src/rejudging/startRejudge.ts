import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { RejudgeScope } from '@aosai/api/rejudging/rejudging';
import { newId } from '../base/newId.ts';
import type { Db } from '../db/open.ts';
import { question } from '../db/schema/bank.ts';
import { exam, questionVersion } from '../db/schema/exam.ts';
import { submission } from '../db/schema/submission.ts';
import { rejudge } from '../db/schema/judge.ts';
import type { Audit } from '../kit/audit/audit.ts';
import { type EngineCall, within } from '../kit/engineCall.ts';
import { newRejudging } from '../judging/submissions/newSubmission.ts';
import { countAnswers, keyOfVersion } from './answersByKey.ts';
import { gradedSubmissions } from './gradedSubmissions.ts';

export interface RejudgeWish {
  scope: RejudgeScope;
  targetId: string;
  reason: string;
  createdBy: string | null;
}

/** Rows with their code are read and written in chunks of this size. */
const CHUNK = 100;

const TABLES = { submission, question: questionVersion, exam } as const satisfies Record<RejudgeScope, unknown>;

/** Resolves a question's id to its current version, whose key or data was corrected. */
async function byVersion(db: Db, appId: string, wish: RejudgeWish): Promise<RejudgeWish> {
  if (wish.scope !== 'question') return wish;
  const [row] = await db
    .select({ versionId: question.currentVersionId })
    .from(question)
    .where(and(eq(question.appId, appId), eq(question.id, wish.targetId)));
  return row ? { ...wish, targetId: row.versionId } : wish;
}

async function exists(db: Db, appId: string, { scope, targetId }: RejudgeWish): Promise<boolean> {
  const table = TABLES[scope];
  return (await db.$count(table, and(eq(table.appId, appId), eq(table.id, targetId)))) > 0;
}

/** Inserts the rejudge; null if the same target has an open one. */
async function addRow({ db, appId, now }: EngineCall, wish: RejudgeWish): Promise<string | null> {
  const [added] = await db
    .insert(rejudge)
    .values({ appId, id: newId(), createdAt: now, updatedAt: now, state: 'open', ...wish })
    .onConflictDoNothing()
    .returning({ id: rejudge.id });
  return added?.id ?? null;
}

async function openOne({ db, appId }: EngineCall, { scope, targetId }: RejudgeWish): Promise<string> {
  const ofTarget = and(eq(rejudge.scope, scope), eq(rejudge.targetId, targetId), eq(rejudge.state, 'open'));
  const [row] = await db
    .select({ id: rejudge.id })
    .from(rejudge)
    .where(and(eq(rejudge.appId, appId), ofTarget));
  if (!row) throw new Error(`a rejudge of ${targetId} is in the way and cannot be found`);
  return row.id;
}

async function addRuns(call: EngineCall, rejudgeId: string, ids: readonly string[], createdBy: string | null) {
  const { db, appId } = call;
  for (let from = 0; from < ids.length; from += CHUNK) {
    const rows = await db
      .select()
      .from(submission)
      .where(and(eq(submission.appId, appId), inArray(submission.id, ids.slice(from, from + CHUNK))));
    await db.insert(submission).values(rows.map((row) => newRejudging(call, row, { rejudgeId, createdBy })));
  }
}

/** Objective answers need no judge: their new points are available at once. */
async function isByKey(db: Db, appId: string, { scope, targetId }: RejudgeWish): Promise<boolean> {
  return scope === 'question' && (await keyOfVersion(db, appId, targetId)) !== null;
}

/**
 * Queues all submissions that count in this scope for judging, in one transaction, and returns the id of the rejudge.
 * If the target has an open rejudge, also when two calls race, that one is returned. Throws NOT_FOUND, REJUDGE_EMPTY.
 */
export async function startRejudge(call: EngineCall, asked: RejudgeWish, audit: Audit): Promise<string> {
  const id = await call.db.transaction(async (tx) => {
    const inside = within(call, tx);
    const wish = await byVersion(tx, call.appId, asked);
    if (!(await exists(tx, call.appId, wish))) throw new AppError('NOT_FOUND');
    const added = await addRow(inside, wish);
    if (added === null) return openOne(inside, wish);
    if (await isByKey(tx, call.appId, wish)) {
      const answers = await countAnswers(tx, call.appId, wish.targetId);
      if (answers === 0) throw new AppError('REJUDGE_EMPTY');
      await audit(tx, { after: { rejudgeId: added, answers } });
      return added;
    }
    const ids = await gradedSubmissions(tx, call.appId, wish);
    if (ids.length === 0) throw new AppError('REJUDGE_EMPTY');
    await addRuns(inside, added, ids, wish.createdBy);
    await audit(tx, { after: { rejudgeId: added, submissions: ids.length } });
    return added;
  });
  call.services.wakeQueue();
  return id;
}
