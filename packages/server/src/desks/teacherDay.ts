import { and, countDistinct, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examMemberQuestion, examPaperEnroll } from '../db/schema/exam.ts';
import { grade } from '../db/schema/teaching.ts';
import { instantParam } from '../db/rawRows.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { attemptScope } from '../exams/attempts/attemptScope.ts';
import { keptPlaceScope } from '../enrolment/scope/classPlaceScope.ts';
import { taughtBy } from '../enrolment/scope/taughtClasses.ts';
import { memberActor } from '../kit/actor.ts';
import { teacherScope } from '../homework/places/placeScope.ts';
import { isOverdueSql, progressSql } from '../homework/places/placeViews.ts';
import { areStepsHidden, schoolSteps } from './firstSteps.ts';
import { examsToday } from './examsToday.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

const MOST = 100;

const count = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where}))::int`;

/** Answers in exams and homework that wait for this teacher; the same rows as the two linked lists. */
async function reviewsOf(context: CallContext, now: Date) {
  const handedIn = examPaperEnroll.completedAt;
  const [row] = await context.db
    .select({
      count: count(sql`true`),
      fresh: count(gte(handedIn, new Date(now.getTime() - DAY_MS))),
      sinceAt: sql`min(${handedIn})`.mapWith(handedIn),
    })
    .from(examMemberQuestion)
    .innerJoin(
      examPaperEnroll,
      and(
        eq(examPaperEnroll.appId, examMemberQuestion.appId),
        eq(examPaperEnroll.id, examMemberQuestion.attemptId),
        inArray(examPaperEnroll.status, [ATTEMPT.completed, ATTEMPT.settled]),
      ),
    )
    .innerJoin(
      enrolment,
      and(eq(enrolment.appId, examPaperEnroll.appId), eq(enrolment.id, examPaperEnroll.examEnrollId)),
    )
    .innerJoin(exam, and(eq(exam.appId, examPaperEnroll.appId), eq(exam.id, examPaperEnroll.examId)))
    .where(
      and(
        eq(examMemberQuestion.appId, context.appId),
        eq(examMemberQuestion.needsReview, true),
        or(attemptScope(context, ['student']), teacherScope(context)),
      ),
    );
  const { sinceAt = null, ...counts } = row ?? { count: 0, fresh: 0 };
  return { ...counts, sinceAt: sinceAt?.toISOString() ?? null };
}

/** Homework in which this teacher's students are behind or have applied to quit. */
async function homeworkOf(context: CallContext, now: Date) {
  const soon = new Date(now.getTime() + DAY_MS);
  const at = instantParam(now);
  const isHeld = inArray(enrolment.status, [ENROLMENT.enrolled, ENROLMENT.quitApplied]);
  const isOpen = sql`${progressSql} in ('0', '1') and ${enrolment.dueAt} >= ${at}`;
  const notBegun = count(sql`${progressSql} = '0' and ${enrolment.dueAt} >= ${at} and ${enrolment.openAt} <= ${at}`);
  const dueSoon = count(sql`${isOpen} and ${enrolment.dueAt} < ${instantParam(soon)}`);
  const overdue = count(isOverdueSql(now));
  const exemptions = count(eq(enrolment.status, ENROLMENT.quitApplied));
  const dueAt = sql`min(${enrolment.dueAt})`.mapWith(enrolment.dueAt);
  const classes = sql<
    string[]
  >`coalesce(array_agg(distinct ${grade.title}) filter (where ${grade.title} is not null), '{}')`;
  const rows = await context.db
    .select({ id: exam.id, title: exam.title, classes, dueAt, notBegun, dueSoon, overdue, exemptions })
    .from(enrolment)
    .innerJoin(
      exam,
      and(
        eq(exam.appId, enrolment.appId),
        eq(exam.id, enrolment.targetId),
        eq(exam.kind, 'homework'),
        eq(exam.published, true),
        isNull(exam.stoppedAt),
        isNull(exam.deletedAt),
      ),
    )
    .leftJoin(
      examPaperEnroll,
      and(eq(examPaperEnroll.appId, enrolment.appId), eq(examPaperEnroll.examEnrollId, enrolment.id)),
    )
    .leftJoin(grade, and(eq(grade.appId, enrolment.appId), eq(grade.id, enrolment.gradeId)))
    .where(and(teacherScope(context), isHeld, isNull(enrolment.leftAt), isNull(enrolment.deletedAt)))
    .groupBy(exam.appId, exam.id)
    .having(sql`${notBegun} + ${overdue} + ${dueSoon} + ${exemptions} > 0`)
    .orderBy(dueAt, exam.id)
    .limit(MOST);
  return rows.flatMap(({ dueAt: due, ...row }) => (due ? [{ ...row, dueAt: due.toISOString() }] : []));
}

/** Places that students got in the last day in classes of the caller; of queries that join the class. */
const isNewcomer = (context: CallContext, now: Date): SQL | undefined =>
  and(
    keptPlaceScope(context),
    taughtBy(memberActor(context).memberId),
    eq(enrolment.status, ENROLMENT.enrolled),
    gte(enrolment.createdAt, new Date(now.getTime() - DAY_MS)),
  );

/** The classes of the caller that students joined in the last day, with their number. */
async function newcomersOf(context: CallContext, now: Date) {
  return context.db
    .select({ id: grade.id, title: grade.title, joined: count(sql`true`) })
    .from(enrolment)
    .innerJoin(grade, and(eq(grade.appId, enrolment.appId), eq(grade.id, enrolment.targetId)))
    .where(isNewcomer(context, now))
    .groupBy(grade.appId, grade.id)
    .orderBy(grade.title, grade.id)
    .limit(MOST);
}

/** Students who joined classes of the caller in the last day, each once. */
async function joinedToday(context: CallContext, now: Date): Promise<number> {
  const [row] = await context.db
    .select({ people: countDistinct(enrolment.memberId) })
    .from(enrolment)
    .innerJoin(grade, and(eq(grade.appId, enrolment.appId), eq(grade.id, enrolment.targetId)))
    .where(isNewcomer(context, now));
  return row?.people ?? 0;
}

/** Tasks and news of a teacher today. */
export const queryTeacherDay: ResourceHandlers<'desk'>['queryTeacherDay'] = async (context) => {
  const now = context.services.now();
  return {
    serverNow: now.toISOString(),
    review: await reviewsOf(context, now),
    homework: await homeworkOf(context, now),
    exams: await examsToday(context, ['student']),
    classes: await newcomersOf(context, now),
    joined: await joinedToday(context, now),
    firstSteps: await schoolSteps(context, 'teacher'),
    areStepsHidden: await areStepsHidden(context),
  };
};
