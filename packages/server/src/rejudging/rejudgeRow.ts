import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../db/open.ts';
import { questionVersion } from '../db/schema/exam.ts';
import { submission } from '../db/schema/submission.ts';
import { rejudge } from '../db/schema/judge.ts';

export type RejudgeRow = typeof rejudge.$inferSelect;

/** The submission judged before, joined with `submission`, its new run. */
export const original = alias(submission, 'original');

export const isOriginal = and(eq(original.appId, submission.appId), eq(original.id, submission.originalId));

/** The title of a question; objective ones have none, so they show how they begin. */
export const shownTitle = sql<string>`coalesce(${questionVersion.title}, left(${questionVersion.stem}, 40))`;

export function runsOf(appId: string, rejudgeId: string): SQL | undefined {
  return and(eq(submission.appId, appId), eq(submission.rejudgeId, rejudgeId));
}

/** For queries that join both: the new run is valid and differs. SE is the judge's fault, not a result. */
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

/** The rejudge with its row locked; applying and discarding both start with this. Throws NOT_FOUND. */
export async function lockRejudge(tx: Db, appId: string, id: string): Promise<RejudgeRow> {
  const [row] = await tx
    .select()
    .from(rejudge)
    .where(and(eq(rejudge.appId, appId), eq(rejudge.id, id)))
    .for('update');
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
