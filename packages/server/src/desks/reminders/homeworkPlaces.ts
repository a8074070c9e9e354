import { and, between, eq, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../../db/schema/exam.ts';
import { member } from '../../db/schema/people.ts';
import type { AppJob } from '../../platform/app/appJob.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

export interface HomeworkPlace {
  id: string;
  homeworkId: string;
  memberId: string;
  memberName: string;
  title: string;
  dueAt: Date;
  lateUntilAt: Date | null;
}

/** Nothing was handed in: no attempt, or a running one. */
export const notHandedIn: SQL | undefined = or(
  isNull(examPaperEnroll.id),
  notInArray(examPaperEnroll.status, [ATTEMPT.completed, ATTEMPT.settled]),
);

/** Places of published homework due in this time; the attempt, if any, is joined for `more`. */
export async function homeworkDueBetween(
  { db, appId }: AppJob,
  from: Date,
  to: Date,
  more: SQL | undefined,
): Promise<HomeworkPlace[]> {
  const rows = await db
    .select({
      id: enrolment.id,
      homeworkId: exam.id,
      memberId: enrolment.memberId,
      memberName: member.name,
      title: exam.title,
      dueAt: enrolment.dueAt,
      lateUntilAt: enrolment.lateUntilAt,
    })
    .from(enrolment)
    .innerJoin(exam, and(eq(exam.appId, enrolment.appId), eq(exam.id, enrolment.targetId)))
    .innerJoin(member, and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId)))
    .leftJoin(
      examPaperEnroll,
      and(eq(examPaperEnroll.appId, enrolment.appId), eq(examPaperEnroll.examEnrollId, enrolment.id)),
    )
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.kind, 'homework'),
        between(enrolment.dueAt, from, to),
        eq(enrolment.status, ENROLMENT.enrolled),
        isNull(enrolment.leftAt),
        isNull(enrolment.deletedAt),
        eq(exam.published, true),
        isNull(exam.stoppedAt),
        isNull(exam.deletedAt),
        more,
      ),
    );
  return rows.flatMap(({ dueAt, ...row }) => (dueAt ? [{ ...row, dueAt }] : []));
}
