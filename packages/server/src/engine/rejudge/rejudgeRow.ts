import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '@aosai/api/contract/errors';
import type { Db } from '../../db/open.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { rejudge } from '../../db/schema/judge.ts';

export type RejudgeRow = typeof rejudge.$inferSelect;

/** A submission that was judged before, beside `submission`, its new run. */
export const original = alias(submission, 'original');

export const isOriginal = and(eq(original.appId, submission.appId), eq(original.id, submission.originalId));

/** What a question is called: objective ones have no title, so it is how they begin. */
export const shownTitle = sql<string>`coalesce(${questionVersion.title}, left(${questionVersion.stem}, 40))`;

export function runsOf(appId: string, rejudgeId: string): SQL | undefined {
  return and(eq(submission.appId, appId), eq(submission.rejudgeId, rejudgeId));
}

/** In queries that join both: the new run is sound and came to something else. SE is the judge's fault and no result. */
export const differs = sql<boolean>`(${submission.state} = 'done' and ${submission.verdict} <> 'SE' and
  (${submission.verdict} is distinct from ${original.verdict} or ${submission.points} is distinct from ${original.points}))`;

/** Throws NOT_FOUND. */
export async function findRejudge(db: Db, appId: string, id: string): Promise<RejudgeRow> {
  const [row] = await db
    .select()
    .from(rejudge)
    .where(and(eq(rejudge.appId, appId), eq(rejudge.id, id)));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** The same with its row locked: anyone who applies or discards does this first. Throws NOT_FOUND. */
export async function lockRejudge(tx: Db, appId: string, id: string): Promise<RejudgeRow> {
  const [row] = await tx
    .select()
    .from(rejudge)
    .where(and(eq(rejudge.appId, appId), eq(rejudge.id, id)))
    .for('update');
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
