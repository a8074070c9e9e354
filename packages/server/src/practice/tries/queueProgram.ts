import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { MINUTE_MS, SUBMITS_PER_MINUTE } from '@aosai/api/kit/constants';
import { PRACTICE_LIMITS } from '@aosai/api/practice/practiceRules';
import type { Verdict } from '@aosai/api/judging/verdicts';
import { submission } from '../../db/schema/submission.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { type CodeAnswer, codeHash } from '../../judging/submissions/codeAnswer.ts';
import { newPracticeRun } from '../../judging/submissions/newSubmission.ts';
import { instantParam } from '../../db/rawRows.ts';
import { takeRight } from '../../rights/takeRight.ts';
import { type PractisingMember, type PracticeContext, percentFor } from './practiceContext.ts';
import type { SubmissionState } from '@aosai/api/judging/judging';

export interface Judging {
  submissionId: string;
  state: SubmissionState;
  verdict: Verdict | null;
  percent: number | null;
}

const ofPractice = (appId: string, memberId: string) =>
  and(
    eq(submission.appId, appId),
    eq(submission.memberId, memberId),
    eq(submission.kind, 'submit'),
    isNotNull(submission.tryId),
  );

/** The result of the same program at the same version, or its waiting job. */
export async function judgedBefore(
  { db, appId }: EngineCall,
  memberId: string,
  versionId: string,
  code: CodeAnswer,
): Promise<Judging | null> {
  const [row] = await db
    .select({
      submissionId: submission.id,
      state: submission.state,
      verdict: submission.verdict,
      points: submission.points,
      maxPoints: submission.maxPoints,
    })
    .from(submission)
    .where(
      and(
        ofPractice(appId, memberId),
        eq(submission.questionVersionId, versionId),
        eq(submission.codeHash, codeHash(code)),
        or(ne(submission.state, 'done'), ne(submission.verdict, 'SE')),
      ),
    )
    .orderBy(desc(submission.createdAt), desc(submission.id))
    .limit(1);
  if (!row) return null;
  const { points, maxPoints, ...known } = row;
  if (known.state !== 'done') return { ...known, state: 'queued', verdict: null, percent: null };
  return { ...known, percent: percentFor(points ?? 0, maxPoints) };
}

/** Throws SUBMITS_WAITING, RATE_LIMITED. The caller holds the day's lock, so that concurrent calls are counted. */
async function refuseTooMany({ db, appId, now }: EngineCall, memberId: string): Promise<void> {
  const isRecent = sql`${submission.createdAt} > ${instantParam(new Date(now.getTime() - MINUTE_MS))}`;
  const [made] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${submission.state} <> 'done'))::int`,
      recent: sql<number>`(count(*) filter (where ${isRecent}))::int`,
      oldest: sql<Date | string | null>`min(${submission.createdAt}) filter (where ${isRecent})`,
    })
    .from(submission)
    .where(and(ofPractice(appId, memberId), or(ne(submission.state, 'done'), isRecent)));
  if (!made) return;
  const max = PRACTICE_LIMITS.waiting;
  if (made.waiting >= max) throw new AppError('SUBMITS_WAITING', { max });
  if (made.oldest === null || made.recent < SUBMITS_PER_MINUTE) return;
  const restMs = new Date(made.oldest).getTime() + MINUTE_MS - now.getTime();
  throw new AppError('RATE_LIMITED', { seconds: Math.max(1, Math.ceil(restMs / 1000)) });
}

/**
 * Queues a program; outside of classes it uses one of the member's submissions of the day.
 *
 * @throws SUBMITS_WAITING, RATE_LIMITED, RIGHT_USED_UP
 */
export async function queueProgram(
  call: EngineCall,
  { memberId, orgId }: PractisingMember,
  { met, tryId, code }: { met: PracticeContext; tryId: string; code: CodeAnswer },
): Promise<Judging> {
  await refuseTooMany(call, memberId);
  if (met.gradeId === null) await takeRight(call.db, call, { memberId, code: 'code.submit', ref: tryId });
  const job = newPracticeRun(call, { tryId, memberId, orgId }, met.version, code);
  await call.db.insert(submission).values(job);
  return { submissionId: job.id, state: 'queued', verdict: null, percent: null };
}
