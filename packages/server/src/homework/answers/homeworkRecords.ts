import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isJudged } from '@aosai/api/questions/kinds';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examMemberQuestion as answers, examPaperEnroll, questionVersion } from '../../db/schema/exam.ts';
import { member } from '../../db/schema/people.ts';
import { answerRecord } from '../../exams/reports/answerRecord.ts';
import { heldView, reviewViewAt, waitsForClose } from '../../exams/reports/reviewVisibility.ts';
import type { CallContext } from '../../kit/context.ts';
import { closedAnswers } from '../../exams/reports/closedAnswers.ts';
import { readerOfPlace } from '../places/homeworkReport.ts';
import { staffScope } from '../places/placeScope.ts';
import { closesOnce, resultsRule } from '../places/placeViews.ts';
import type { AnswerRecord } from '@aosai/api/exams/attempt.contract';

/** Answers in homework with their places; every scope of places can be applied. */
export function recordQuery(context: CallContext) {
  return context.db
    .select({
      row: answers,
      type: questionVersion.type,
      attempt: { id: examPaperEnroll.id, status: examPaperEnroll.status, completedAt: examPaperEnroll.completedAt },
      place: enrolment,
      homework: {
        id: exam.id,
        orgId: exam.orgId,
        createdBy: exam.createdBy,
        title: exam.title,
        startAt: exam.startAt,
        endAt: exam.endAt,
        stoppedAt: exam.stoppedAt,
        reviewMatrix: exam.reviewMatrix,
        latePerDayPct: exam.latePerDayPct,
        lateCapPct: exam.lateCapPct,
        showRanking: exam.showRanking,
        results: exam.results,
      },
      memberName: member.name,
      isStaff: sql<boolean>`${staffScope(context)}`,
    })
    .from(answers)
    .innerJoin(
      examPaperEnroll,
      and(
        eq(examPaperEnroll.appId, answers.appId),
        eq(examPaperEnroll.id, answers.attemptId),
        eq(examPaperEnroll.kind, 'homework'),
      ),
    )
    .innerJoin(enrolment, and(eq(enrolment.appId, answers.appId), eq(enrolment.id, examPaperEnroll.examEnrollId)))
    .innerJoin(exam, and(eq(exam.appId, answers.appId), eq(exam.id, examPaperEnroll.examId)))
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.appId, answers.appId), eq(questionVersion.id, answers.questionVersionId)),
    )
    .innerJoin(member, and(eq(member.appId, answers.appId), eq(member.id, answers.memberId)))
    .$dynamic();
}

export type RecordRow = Awaited<ReturnType<typeof recordQuery>>[number];

/** Answers as their reader may see them now. */
export async function recordViews(context: CallContext, rows: readonly RecordRow[]): Promise<AnswerRecord[]> {
  const closesAt = closesOnce(context);
  const now = context.services.now();
  const closed = await closedAnswers(context, rows);
  const views: AnswerRecord[] = [];
  for (const one of rows) {
    const { row, type, attempt, homework } = one;
    const reader = readerOfPlace(context, one);
    const facts = { attempt, matrix: homework.reviewMatrix, closesAt: await closesAt(homework), reader };
    const given = reviewViewAt(facts, now);
    const isWaiting = reader === 'candidate' && !isJudged(type) && waitsForClose(resultsRule(one), given, now);
    const view = isWaiting ? heldView(given) : given;
    views.push(answerRecord({ row, type, status: attempt.status, reader }, view, closed(homework.id)));
  }
  return views;
}

export const ofPlace = (homeworkEnrollId: string): SQL => eq(enrolment.id, homeworkEnrollId);
