import { and, eq, gt, isNull, min } from 'drizzle-orm';
import { dateText, startOfDay } from '@aosai/api/kit/beijing';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam } from '../../db/schema/exam.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

/** Wrong-book questions are reviewed once more this many days before an exam. */
const DAYS_BEFORE = 3;

/**
 * Moves a due date that would come too late for the exam to three days before it; keeps it if that is before tomorrow.
 */
export function dueBeforeExam(dueAt: Date, examAt: Date | null, now: Date): Date {
  if (examAt === null) return dueAt;
  const before = startOfDay(dateText(examAt.getTime()), -DAYS_BEFORE);
  const tomorrow = startOfDay(dateText(now.getTime()), 1);
  return dueAt <= before ? dueAt : before < tomorrow ? dueAt : before;
}

/** When the next exam of a member begins; null without one. */
export async function nextExamAt(
  db: Db,
  { appId, now }: { appId: string; now: Date },
  memberId: string,
): Promise<Date | null> {
  const [next] = await db
    .select({ startAt: min(exam.startAt) })
    .from(enrolment)
    .innerJoin(exam, and(eq(exam.appId, enrolment.appId), eq(exam.id, enrolment.targetId)))
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.memberId, memberId),
        eq(enrolment.kind, 'exam'),
        eq(enrolment.status, ENROLMENT.enrolled),
        isNull(enrolment.deletedAt),
        eq(exam.kind, 'exam'),
        eq(exam.published, true),
        isNull(exam.stoppedAt),
        isNull(exam.deletedAt),
        gt(exam.startAt, now),
      ),
    );
  return next?.startAt ?? null;
}
