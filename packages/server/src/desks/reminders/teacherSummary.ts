import { and, count, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examMemberQuestion, examPaperEnroll } from '../../db/schema/exam.ts';
import { grade } from '../../db/schema/teaching.ts';
import { member } from '../../db/schema/people.ts';
import { teachersOfClass } from '../../enrolment/scope/taughtClasses.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import type { AppJob } from '../../platform/app/appJob.ts';
import type { BeijingDay } from '../../kit/beijingDay.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

/** Tells the creators of exams and homework, once an evening, how many answers wait for review. */
export async function tellOfReviews({ db, appId, now }: AppJob, { key }: BeijingDay): Promise<void> {
  const rows = await db
    .select({ teacherId: member.id, answers: count() })
    .from(examMemberQuestion)
    .innerJoin(
      examPaperEnroll,
      and(eq(examPaperEnroll.appId, examMemberQuestion.appId), eq(examPaperEnroll.id, examMemberQuestion.attemptId)),
    )
    .innerJoin(exam, and(eq(exam.appId, examPaperEnroll.appId), eq(exam.id, examPaperEnroll.examId)))
    .innerJoin(member, and(eq(member.appId, exam.appId), eq(member.id, exam.createdBy)))
    .where(
      and(
        eq(examMemberQuestion.appId, appId),
        eq(examMemberQuestion.needsReview, true),
        inArray(examPaperEnroll.status, [ATTEMPT.completed, ATTEMPT.settled]),
        isNull(exam.deletedAt),
      ),
    )
    .groupBy(member.id);
  for (const { teacherId, answers } of rows)
    await sendMessage(db, {
      appId,
      memberIds: [teacherId],
      type: 'homework',
      title: `有 ${answers} 份作答等你批阅`,
      body: '在工作台的「批阅」里按提交先后排好，批阅后学生会收到消息。',
      link: 'edms/review',
      createdBy: null,
      dedupe: `review/${key}`,
      now,
    });
}

/** Tells teachers which students joined their classes since the summary of the evening before. */
export async function tellOfNewMembers({ db, appId, now }: AppJob, { key, evening }: BeijingDay): Promise<void> {
  const rows = await db
    .select({
      gradeId: grade.id,
      title: grade.title,
      teacherIds: grade.teacherIds,
      assistantIds: grade.assistantIds,
      joined: sql<number>`count(*)::int`,
    })
    .from(enrolment)
    .innerJoin(grade, and(eq(grade.appId, enrolment.appId), eq(grade.id, enrolment.targetId)))
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.kind, 'grade'),
        eq(enrolment.source, 'self'),
        eq(enrolment.status, ENROLMENT.enrolled),
        gte(enrolment.createdAt, new Date(evening.getTime() - DAY_MS)),
        lt(enrolment.createdAt, evening),
        isNull(enrolment.deletedAt),
      ),
    )
    .groupBy(grade.appId, grade.id);
  for (const { gradeId, title, joined, ...row } of rows)
    await sendMessage(db, {
      appId,
      memberIds: teachersOfClass(row),
      type: 'grade',
      title: `${joined} 名学生新加入「${title}」`,
      body: '可以给他们分组，或查看班级成员。',
      link: `grade/detail?${new URLSearchParams({ id: gradeId }).toString()}`,
      createdBy: null,
      dedupe: `joined/${gradeId}/${key}`,
      now,
    });
}
