import { and, count, eq, sql } from 'drizzle-orm';
import type { RejudgeSummary } from '@aosai/api/contract/types';
import type { Db } from '../../db/open.ts';
import { exam, questionVersion, submission } from '../../db/schema/exam.ts';
import { differs, isOriginal, original, type RejudgeRow, runsOf } from './rejudgeRow.ts';

export interface Progress {
  total: number;
  done: number;
  failed: number;
  differences: number;
  /** Fingerprint of the differences: other submissions or other results have another one. */
  digest: string;
}

const DIFFERENCE = sql`concat_ws(' ', ${original.id}, ${original.verdict}, ${original.points}, '>', ${submission.verdict},
  ${submission.points})`;
const DIGEST = sql<string>`encode(sha256(convert_to(
  coalesce(string_agg(${DIFFERENCE}, E'\\n' order by ${original.id}) filter (where ${differs}), ''), 'UTF8')), 'hex')`;

export async function progressOf(db: Db, appId: string, rejudgeId: string): Promise<Progress> {
  const [row] = await db
    .select({
      total: count(),
      done: sql<number>`(count(*) filter (where ${submission.state} = 'done'))::int`,
      failed: sql<number>`(count(*) filter (where ${submission.state} = 'done' and ${submission.verdict} = 'SE'))::int`,
      differences: sql<number>`(count(*) filter (where ${differs}))::int`,
      digest: DIGEST,
    })
    .from(submission)
    .innerJoin(original, isOriginal)
    .where(runsOf(appId, rejudgeId));
  if (!row) throw new Error('a count without a row');
  return row;
}

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
    const [row] = await db.select({ title: questionVersion.title }).from(questionVersion).where(version);
    return row?.title ?? null;
  }
  const [row] = await db
    .select({ title: questionVersion.title })
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
  const progress = await progressOf(db, row.appId, id);
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
