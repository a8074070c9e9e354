import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examMemberQuestion as answers, examPaperEnroll, questionVersion } from '../../db/schema/exam.ts';
import { member } from '../../db/schema/people.ts';
import { answerRecord } from '../reports/answerRecord.ts';
import { examClosesAt } from '../reports/reviewClock.ts';
import { reviewViewAt } from '../reports/reviewVisibility.ts';
import type { ResourceHandlers } from '../../kit/context.ts';
import { attemptScope, readerOf } from '../attempts/attemptScope.ts';
import { closedAnswers } from '../reports/closedAnswers.ts';
import { engineOf } from '../../kit/engineOf.ts';
import { listOrder } from '../../kit/rows/listOrder.ts';
import { paged } from '../../kit/rows/paged.ts';

/** Answers that the caller's students handed in: those waiting to be marked, or all. */
export const reviewQueue: ResourceHandlers<'examMemberQuestion'>['queryListByTeacher'] = async (context, input) => {
  const { page, size, sort, examId, examPaperId, attemptId, questionId, memberId, needsReview } = input;
  const call = engineOf(context);
  const query = context.db
    .select({
      row: answers,
      type: questionVersion.type,
      questionTitle: sql<string>`coalesce(${questionVersion.title}, left(${questionVersion.stem}, 40))`,
      attempt: {
        status: examPaperEnroll.status,
        attemptNo: examPaperEnroll.attemptNo,
        completedAt: examPaperEnroll.completedAt,
      },
      exam: {
        id: exam.id,
        title: exam.title,
        endAt: exam.endAt,
        stoppedAt: exam.stoppedAt,
        reviewMatrix: exam.reviewMatrix,
      },
      memberName: member.name,
      reader: readerOf(context),
    })
    .from(answers)
    .innerJoin(
      examPaperEnroll,
      and(eq(examPaperEnroll.appId, answers.appId), eq(examPaperEnroll.id, answers.attemptId)),
    )
    .innerJoin(enrolment, and(eq(enrolment.appId, answers.appId), eq(enrolment.id, examPaperEnroll.examEnrollId)))
    .innerJoin(exam, and(eq(exam.appId, answers.appId), eq(exam.id, examPaperEnroll.examId)))
    .innerJoin(member, and(eq(member.appId, answers.appId), eq(member.id, answers.memberId)))
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.appId, answers.appId), eq(questionVersion.id, answers.questionVersionId)),
    )
    .where(
      and(
        attemptScope(context, ['student']),
        inArray(examPaperEnroll.status, [ATTEMPT.completed, ATTEMPT.settled]),
        examId === undefined ? undefined : eq(examPaperEnroll.examId, examId),
        examPaperId === undefined ? undefined : eq(examPaperEnroll.examPaperId, examPaperId),
        attemptId === undefined ? undefined : eq(answers.attemptId, attemptId),
        questionId === undefined ? undefined : eq(answers.questionVersionId, questionId),
        memberId === undefined ? undefined : eq(answers.memberId, memberId),
        needsReview === undefined ? undefined : eq(answers.needsReview, needsReview),
      ),
    )
    .$dynamic();
  const sortable = { completedAt: examPaperEnroll.completedAt, memberName: member.name, no: answers.no };
  const oldest = [asc(examPaperEnroll.completedAt), asc(answers.attemptId), asc(answers.no)];
  const { rows, ...found } = await paged(context.db, query, { page, size }, [...listOrder(sort, sortable), ...oldest]);
  const closesAt = new Map<string, Date>();
  const closed = await closedAnswers(context, rows);
  const content = [];
  for (const { row, type, attempt, exam: of, reader, memberName, questionTitle } of rows) {
    const known = closesAt.get(of.id) ?? (await examClosesAt(call, of));
    closesAt.set(of.id, known);
    const view = reviewViewAt({ attempt, matrix: of.reviewMatrix, closesAt: known, reader }, call.now);
    content.push({
      ...answerRecord({ row, type, status: attempt.status, reader }, view, closed(of.id)),
      memberId: row.memberId,
      memberName,
      examId: of.id,
      examTitle: of.title,
      questionTitle,
      attemptNo: attempt.attemptNo,
      completedAt: attempt.completedAt?.toISOString() ?? null,
    });
  }
  return { content, ...found };
};
