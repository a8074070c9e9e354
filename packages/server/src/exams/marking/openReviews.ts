import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { isJudged, QUESTION_TYPES } from '@aosai/api/questions/kinds';
import type { ReviewKind } from '@aosai/api/exams/teaching';
import type { Db } from '../../db/open.ts';
import { examMemberQuestion, questionVersion } from '../../db/schema/exam.ts';

const JUDGED_TYPES = QUESTION_TYPES.filter(isJudged);

const ofAttempt = (appId: string, attemptId: string) =>
  and(eq(examMemberQuestion.appId, appId), eq(examMemberQuestion.attemptId, attemptId));

/** Whether an answer of the attempt waits for a marker. */
export const hasOpenReview = async (db: Db, appId: string, attemptId: string): Promise<boolean> =>
  (await db.$count(examMemberQuestion, and(ofAttempt(appId, attemptId), eq(examMemberQuestion.needsReview, true)))) > 0;

/** Marks handed-in answers for review according to the review setting; empty answers need none. */
export async function askForReview(db: Db, appId: string, attemptId: string, review: ReviewKind): Promise<void> {
  if (review === 'none') return;
  const judged = sql`exists (select 1 from ${questionVersion} v where v.app_id = ${examMemberQuestion.appId}
    and v.id = ${examMemberQuestion.questionVersionId} and v.type = any(${sql.param(JUDGED_TYPES)}::text[]))`;
  await db
    .update(examMemberQuestion)
    .set({ needsReview: true })
    .where(
      and(
        ofAttempt(appId, attemptId),
        isNotNull(examMemberQuestion.answer),
        isNull(examMemberQuestion.manualPoints),
        review === 'code' ? judged : undefined,
      ),
    );
}
