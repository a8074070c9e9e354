import { and, eq, max, sql } from 'drizzle-orm';
import { GRACE_MS, MS_PER_SECOND } from '@aosai/api/kit/constants';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../../db/schema/enrolment.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { holdsPlace } from '../exam/visibleExam.ts';

export interface ExamTimes {
  id: string;
  endAt: Date;
  stoppedAt: Date | null;
}

/**
 * When the exam is over for everybody: at the stop, or at the end of its window and of every student with a later
 * window or extra time. Showing keys earlier would help students who still write.
 */
export async function examClosesAt({ db, appId }: EngineCall, exam: ExamTimes): Promise<Date> {
  if (exam.stoppedAt) return exam.stoppedAt;
  const [shifted] = await db
    .select({
      sec: sql<number>`coalesce(max((${enrolment.overrides} ->> 'startShiftSec')::int), 0)`,
      // For homework, where every student has their own dates.
      closesAt: sql<string | null>`max(coalesce(${enrolment.lateUntilAt}, ${enrolment.dueAt}))`,
    })
    .from(enrolment)
    .where(and(eq(enrolment.appId, appId), eq(enrolment.targetId, exam.id), holdsPlace));
  const [running] = await db
    .select({ deadlineAt: max(examPaperEnroll.deadlineAt) })
    .from(examPaperEnroll)
    .where(
      and(
        eq(examPaperEnroll.appId, appId),
        eq(examPaperEnroll.examId, exam.id),
        eq(examPaperEnroll.status, ATTEMPT.inProgress),
      ),
    );
  const endAt = shifted?.closesAt ? new Date(shifted.closesAt) : exam.endAt;
  const windowMs = endAt.getTime() + Math.max(0, shifted?.sec ?? 0) * MS_PER_SECOND;
  const lastMs = running?.deadlineAt ? running.deadlineAt.getTime() + GRACE_MS : 0;
  return new Date(Math.max(windowMs, lastMs));
}
