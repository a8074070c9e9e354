import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examMemberQuestion as answers, examPaperEnroll } from '../../db/schema/exam.ts';
import { closedWorks } from '../../questions/bank/heldQuestions.ts';
import { examClosesAt } from '../reports/reviewClock.ts';
import { reviewViewAt } from '../reports/reviewVisibility.ts';
import { readerOf } from '../attempts/attemptScope.ts';
import type { CallContext } from '../../kit/context.ts';
import { authorOf, engineOf } from '../../kit/engineOf.ts';

/** Visibility is computed per attempt, so sorting more than this by points requires a narrower filter. */
const MAX_ATTEMPTS = 500;

/**
 * Points as the rows show them: null while the score is hidden from the reader, so that sorting does not reveal right
 * answers. Throws VALIDATION where the filter leaves too many attempts.
 */
export async function shownPoints(context: CallContext, where: SQL | undefined): Promise<SQL> {
  if (context.actor.kind === 'user') return sql`${answers.points}`;
  const call = engineOf(context);
  const rows = await context.db
    .selectDistinctOn([examPaperEnroll.id], {
      id: examPaperEnroll.id,
      attempt: { status: examPaperEnroll.status, completedAt: examPaperEnroll.completedAt },
      exam: { id: exam.id, endAt: exam.endAt, stoppedAt: exam.stoppedAt, reviewMatrix: exam.reviewMatrix },
      reader: readerOf(context),
    })
    .from(answers)
    .innerJoin(
      examPaperEnroll,
      and(eq(examPaperEnroll.appId, answers.appId), eq(examPaperEnroll.id, answers.attemptId)),
    )
    .innerJoin(enrolment, and(eq(enrolment.appId, answers.appId), eq(enrolment.id, examPaperEnroll.examEnrollId)))
    .innerJoin(exam, and(eq(exam.appId, answers.appId), eq(exam.id, examPaperEnroll.examId)))
    .where(and(eq(answers.appId, context.appId), where))
    .limit(MAX_ATTEMPTS + 1);
  if (rows.length > MAX_ATTEMPTS) {
    throw new AppError('VALIDATION', {
      path: 'sort',
      detail: '作答太多，不能按得分排序，请先选定一份试卷、一位学生或一次作答',
    });
  }
  const examIds = rows.map((row) => row.exam.id);
  const closed = await closedWorks(call, authorOf(context), examIds);
  const closesAt = new Map<string, Date>();
  const shown: string[] = [];
  for (const { id, attempt, exam: of, reader } of rows) {
    const known = closesAt.get(of.id) ?? (await examClosesAt(call, of));
    closesAt.set(of.id, known);
    if (closed.has(of.id)) continue;
    if (reviewViewAt({ attempt, matrix: of.reviewMatrix, closesAt: known, reader }, call.now).score) shown.push(id);
  }
  return shown.length === 0
    ? sql`null::int`
    : sql`case when ${inArray(answers.attemptId, shown)} then ${answers.points} end`;
}
