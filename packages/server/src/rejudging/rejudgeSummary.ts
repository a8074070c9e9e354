import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { exam, questionVersion } from '../db/schema/exam.ts';
import { submission } from '../db/schema/submission.ts';
import { type RejudgeRow, shownTitle } from './rejudgeRow.ts';
import { rescoringOf } from './rescoringOf.ts';
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

export async function rejudgeSummary(db: Db, row: RejudgeRow): Promise<RejudgeSummary> {
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
