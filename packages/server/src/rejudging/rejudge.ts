import { desc, eq, and } from 'drizzle-orm';
import { rejudge as rejudges } from '../db/schema/judge.ts';
import { applyRejudge, discardRejudge } from './closeRejudge.ts';
import { findRejudge, type RejudgeRow, shownTitle } from './rejudgeRow.ts';
import { rescoringOf } from './rescoringOf.ts';
import { startRejudge } from './startRejudge.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { paged } from '../kit/rows/paged.ts';
import { auditOf, engineOf } from '../kit/engineOf.ts';
import type { Db } from '../db/open.ts';
import { exam, questionVersion } from '../db/schema/exam.ts';
import { submission } from '../db/schema/submission.ts';
import type { RejudgeSummary } from '@aosai/api/rejudging/rejudge.contract';

async function titleOf(db: Db, { appId, scope, targetId }: RejudgeRow): Promise<string | null> {
  if (scope === 'exam') {
    const [row] = await db
      .select({ title: exam.title })
      .from(exam)
      .where(and(eq(exam.appId, appId), eq(exam.id, targetId)));
    return row?.title ?? null;
  }
  const version = and(eq(questionVersion.appId, appId), eq(questionVersion.id, targetId));
  if (scope === 'question') {
    const [row] = await db.select({ title: shownTitle }).from(questionVersion).where(version);
    return row?.title ?? null;
  }
  const [row] = await db
    .select({ title: shownTitle })
    .from(submission)
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.appId, submission.appId), eq(questionVersion.id, submission.questionVersionId)),
    )
    .where(and(eq(submission.appId, appId), eq(submission.id, targetId)));
  return row?.title ?? null;
}

async function rejudgeSummary(db: Db, row: RejudgeRow): Promise<RejudgeSummary> {
  const { id, scope, targetId, reason, state, createdAt, closedAt, changes } = row;
  const progress = await (await rescoringOf(db, row)).progress(db, row);
  return {
    id,
    scope,
    targetId,
    targetTitle: await titleOf(db, row),
    reason,
    state,
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    ...progress,
    differences: changes?.length ?? progress.differences,
  };
}

async function summaryOf({ db, appId }: CallContext, id: string) {
  return rejudgeSummary(db, await findRejudge(db, appId, id));
}

export const rejudge = {
  start: async (context, { scope, targetId, reason }) => {
    const createdBy = context.actor.kind === 'user' ? context.actor.userId : null;
    const audit = auditOf(context, 'rejudge:start', targetId, { scope, reason });
    return summaryOf(context, await startRejudge(engineOf(context), { scope, targetId, reason, createdBy }, audit));
  },
  queryById: (context, { id }) => summaryOf(context, id),
  queryList: async ({ db, appId }, input) => {
    const query = db.select().from(rejudges).where(eq(rejudges.appId, appId));
    const newest = [desc(rejudges.createdAt), desc(rejudges.id)];
    const { rows, ...found } = await paged(db, query, input, newest);
    const content = [];
    for (const row of rows) content.push(await rejudgeSummary(db, row));
    return { content, ...found };
  },
  queryDifferenceList: async ({ db, appId }, { id, page, size }) => {
    const row = await findRejudge(db, appId, id);
    const { changes } = row;
    const offset = page * size;
    if (changes) return { content: changes.slice(offset, offset + size), total: changes.length, page, size };
    const rescoring = await rescoringOf(db, row);
    const { differences } = await rescoring.progress(db, row);
    return { content: await rescoring.changes(db, row, { limit: size, offset }), total: differences, page, size };
  },
  apply: async (context, { id, digest }) => {
    await applyRejudge(engineOf(context), { id, digest }, auditOf(context, 'rejudge:apply', id, {}));
    return summaryOf(context, id);
  },
  discard: async (context, { id }) => {
    await discardRejudge(engineOf(context), id, auditOf(context, 'rejudge:discard', id, {}));
    return summaryOf(context, id);
  },
} satisfies ResourceHandlers<'rejudge'>;
