import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examMemberQuestion as answers, examPaperEnroll, questionVersion } from '../../db/schema/exam.ts';
import { grade } from '../../db/schema/teaching.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { markScope } from '../tries/markScope.ts';
import { handedIn, ofExamHeldBy } from './reviewList.ts';
import { questionTitle } from './reviewRows.ts';

interface Waiting {
  id: string;
  title: string;
  open: number;
}

const howMany = sql<number>`count(*)::int`;
const oldest = sql`min(${examPaperEnroll.completedAt})`;
const waits = ({ appId }: CallContext) => and(eq(answers.appId, appId), eq(answers.needsReview, true), handedIn);

const ofAttempt = and(eq(examPaperEnroll.appId, answers.appId), eq(examPaperEnroll.id, answers.attemptId));
const ofPlace = and(eq(enrolment.appId, answers.appId), eq(enrolment.id, examPaperEnroll.examEnrollId));
const ofTarget = and(eq(exam.appId, answers.appId), eq(exam.id, examPaperEnroll.examId), isNull(exam.deletedAt));

/** Adds up groups that several parts of the list share, in order of first appearance. */
function summed(rows: readonly { id: string | null; title: string | null; open: number }[]): Waiting[] {
  const all = new Map<string, Waiting>();
  for (const { id, title, open } of rows) {
    if (id === null || title === null) continue;
    const known = all.get(id);
    if (known) known.open += open;
    else all.set(id, { id, title, open });
  }
  return [...all.values()];
}

/** Counts the answers waiting for the caller, by exam or homework, by class, and by question of the named one. */
export const queryReviewCounts: ResourceHandlers<'memberQuestion'>['queryReviewCounts'] = async (context, input) => {
  const { kind, targetId, heldBy } = input;
  const where = and(waits(context), markScope(context, kind), ofExamHeldBy(context, heldBy));
  const groups = await context.db
    .select({
      targetId: exam.id,
      targetTitle: exam.title,
      gradeId: grade.id,
      gradeTitle: grade.title,
      open: howMany,
    })
    .from(answers)
    .innerJoin(examPaperEnroll, ofAttempt)
    .innerJoin(enrolment, ofPlace)
    .innerJoin(exam, ofTarget)
    .leftJoin(grade, and(eq(grade.appId, enrolment.appId), eq(grade.id, enrolment.gradeId)))
    .where(where)
    .groupBy(exam.id, exam.title, grade.id, grade.title)
    .orderBy(asc(oldest), asc(exam.id));
  const questions =
    targetId === undefined
      ? []
      : await context.db
          .select({
            id: answers.questionVersionId,
            title: questionTitle,
            no: sql<number>`min(${answers.no})`,
            open: howMany,
          })
          .from(answers)
          .innerJoin(examPaperEnroll, ofAttempt)
          .innerJoin(enrolment, ofPlace)
          .innerJoin(exam, ofTarget)
          .innerJoin(
            questionVersion,
            and(eq(questionVersion.appId, answers.appId), eq(questionVersion.id, answers.questionVersionId)),
          )
          .where(and(where, eq(examPaperEnroll.examId, targetId)))
          .groupBy(answers.questionVersionId, questionVersion.title, questionVersion.stem)
          .orderBy(asc(sql`min(${answers.no})`));
  return {
    open: groups.reduce((sum, { open }) => sum + open, 0),
    targets: summed(groups.map((one) => ({ id: one.targetId, title: one.targetTitle, open: one.open }))),
    grades: summed(groups.map((one) => ({ id: one.gradeId, title: one.gradeTitle, open: one.open }))),
    questions,
  };
};
