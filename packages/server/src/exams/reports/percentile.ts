import { and, count, eq, lt, max, sql } from 'drizzle-orm';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import type { AttemptRow } from '../attempts/attemptRow.ts';
import type { EngineCall } from '../../kit/engineCall.ts';

/** With fewer results a rank could identify people. */
export const MIN_SETTLED = 10;

/** The percentage of the exam's students whose best settled attempt at this paper is lower; null with few results. */
export async function percentileOf({ db, appId }: EngineCall, attempt: AttemptRow): Promise<number | null> {
  if (attempt.totalPoints === null) return null;
  const best = db
    .select({ points: max(examPaperEnroll.totalPoints).as('points') })
    .from(examPaperEnroll)
    .where(
      and(
        eq(examPaperEnroll.appId, appId),
        eq(examPaperEnroll.examId, attempt.examId),
        eq(examPaperEnroll.examPaperId, attempt.examPaperId),
        eq(examPaperEnroll.status, ATTEMPT.settled),
      ),
    )
    .groupBy(examPaperEnroll.memberId)
    .as('best');
  const [counted] = await db
    .select({
      settled: count(),
      lower: sql<number>`count(*) filter (where ${lt(best.points, attempt.totalPoints)})::int`,
    })
    .from(best);
  if (!counted || counted.settled < MIN_SETTLED) return null;
  return Math.round((100 * counted.lower) / counted.settled);
}
