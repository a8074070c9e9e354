import { and, count, eq, sql } from 'drizzle-orm';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaper, examPaperEnroll } from '../../db/schema/exam.ts';
import { closedWorks } from '../../questions/bank/heldQuestions.ts';
import { NO_AUTHOR } from '../../kit/reader.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { examClosesAt } from '../reports/reviewClock.ts';
import { reviewViewAt } from '../reports/reviewVisibility.ts';
import { everEnrolled } from '../places/enrolments.ts';

export interface MemberStatistics {
  enrolledCount: number;
  completedCount: number;
  passedCount: number;
  averagePercent: number | null;
}

/** Counts over a member's exams; a score counts once its report shows it. */
export async function memberStatistics(call: EngineCall, memberId: string): Promise<MemberStatistics> {
  const { db, appId, now } = call;
  const [enrolled] = await db
    .select({ enrolledCount: count() })
    .from(enrolment)
    .where(and(eq(enrolment.appId, appId), eq(enrolment.kind, 'exam'), eq(enrolment.memberId, memberId), everEnrolled));
  const attempts = await db
    .select({ attempt: examPaperEnroll, exam, passPoints: examPaper.passPoints })
    .from(examPaperEnroll)
    .innerJoin(exam, and(eq(exam.appId, examPaperEnroll.appId), eq(exam.id, examPaperEnroll.examId)))
    .innerJoin(
      examPaper,
      and(eq(examPaper.appId, examPaperEnroll.appId), eq(examPaper.id, examPaperEnroll.examPaperId)),
    )
    .where(
      and(
        eq(examPaperEnroll.appId, appId),
        eq(examPaperEnroll.memberId, memberId),
        sql`${examPaperEnroll.completedAt} is not null`,
      ),
    );
  const percents: number[] = [];
  let passedCount = 0;
  const examIds = attempts.map((row) => row.exam.id);
  const closed = await closedWorks(call, NO_AUTHOR, examIds);
  for (const { attempt, exam: of, passPoints } of attempts) {
    if (attempt.status !== ATTEMPT.settled || attempt.totalPoints === null || closed.has(of.id)) continue;
    const closesAt = await examClosesAt(call, of);
    const view = reviewViewAt({ attempt, matrix: of.reviewMatrix, closesAt, reader: 'candidate' }, now);
    if (!view.score || (of.kind === 'homework' && of.results === 'atDue' && now < closesAt)) continue;
    percents.push((100 * attempt.totalPoints) / Math.max(1, attempt.maxPoints));
    if (passPoints !== null && attempt.totalPoints >= passPoints) passedCount += 1;
  }
  const sum = percents.reduce((total, percent) => total + percent, 0);
  return {
    enrolledCount: enrolled?.enrolledCount ?? 0,
    completedCount: attempts.length,
    passedCount,
    averagePercent: percents.length === 0 ? null : Math.round(sum / percents.length),
  };
}
