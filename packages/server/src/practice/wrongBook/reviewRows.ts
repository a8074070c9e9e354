import { and, eq, isNull, sql } from 'drizzle-orm';
import { maskName } from '@aosai/api/kit/masking';
import type { ReviewView } from '@aosai/api/exams/review';
import { enrolment } from '../../db/schema/enrolment.ts';
import {
  exam,
  examMemberQuestion as answers,
  examPaper,
  examPaperEnroll,
  questionVersion,
} from '../../db/schema/exam.ts';
import { member } from '../../db/schema/people.ts';
import { grade } from '../../db/schema/teaching.ts';
import { examClosesAt } from '../../exams/reports/reviewClock.ts';
import { heldView, type Reader, reviewViewAt } from '../../exams/reports/reviewVisibility.ts';
import type { CallContext } from '../../kit/context.ts';
import { closedAnswers } from '../../exams/reports/closedAnswers.ts';
import { engineOf } from '../../kit/engineOf.ts';
import type { ReviewRow } from '@aosai/api/practice/memberQuestion.contract';

export const questionTitle = sql<string>`coalesce(${questionVersion.title}, left(${questionVersion.stem}, 40))`;

/** Answers with member and question; every scope of attempts and of places can be applied. */
export function reviewQuery(context: CallContext) {
  return context.db
    .select({
      row: answers,
      type: questionVersion.type,
      questionTitle,
      attempt: {
        id: examPaperEnroll.id,
        kind: examPaperEnroll.kind,
        enrollId: examPaperEnroll.examEnrollId,
        status: examPaperEnroll.status,
        completedAt: examPaperEnroll.completedAt,
      },
      target: {
        id: exam.id,
        title: exam.title,
        orgId: exam.orgId,
        createdBy: exam.createdBy,
        endAt: exam.endAt,
        stoppedAt: exam.stoppedAt,
        reviewMatrix: exam.reviewMatrix,
      },
      feedback: examPaper.feedback,
      gradeTitle: grade.title,
      memberName: member.name,
    })
    .from(answers)
    .innerJoin(
      examPaperEnroll,
      and(eq(examPaperEnroll.appId, answers.appId), eq(examPaperEnroll.id, answers.attemptId)),
    )
    .innerJoin(enrolment, and(eq(enrolment.appId, answers.appId), eq(enrolment.id, examPaperEnroll.examEnrollId)))
    .innerJoin(exam, and(eq(exam.appId, answers.appId), eq(exam.id, examPaperEnroll.examId), isNull(exam.deletedAt)))
    .innerJoin(examPaper, and(eq(examPaper.appId, answers.appId), eq(examPaper.id, examPaperEnroll.examPaperId)))
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.appId, answers.appId), eq(questionVersion.id, answers.questionVersionId)),
    )
    .innerJoin(member, and(eq(member.appId, answers.appId), eq(member.id, answers.memberId)))
    .leftJoin(grade, and(eq(grade.appId, enrolment.appId), eq(grade.id, enrolment.gradeId)))
    .$dynamic();
}

export type ReviewFacts = Awaited<ReturnType<typeof reviewQuery>>[number];

/** The role in which a marker reads; never used for their own answer. */
export function markerReader({ actor }: CallContext, { target }: Pick<ReviewFacts, 'target'>): Reader {
  if (actor.kind !== 'member') return actor.kind === 'user' ? 'operator' : 'candidate';
  const isTheirs = target.createdBy === actor.memberId || (actor.orgId !== null && target.orgId === actor.orgId);
  return isTheirs ? 'organizer' : 'school';
}

/** A row with points and verdicts as far as they are shown now; names are masked for the office. */
function reviewRow(context: CallContext, facts: ReviewFacts, view: ReviewView): ReviewRow {
  const { row, type, attempt, target, gradeTitle, memberName, questionTitle: title } = facts;
  const autoPoints = view.score ? row.autoPoints : null;
  return {
    id: row.id,
    kind: attempt.kind,
    attemptId: attempt.id,
    enrollId: attempt.enrollId,
    targetId: target.id,
    targetTitle: target.title,
    gradeTitle,
    memberId: row.memberId,
    memberName: context.actor.kind === 'user' ? maskName(memberName) : memberName,
    questionId: row.questionVersionId,
    questionTitle: title,
    no: row.no,
    type,
    completedAt: attempt.completedAt?.toISOString() ?? null,
    version: row.version,
    points: view.score ? row.points : null,
    autoPoints,
    manualPoints: row.manualPoints,
    maxPoints: row.maxPoints,
    verdict: view.correct ? row.verdict : null,
    needsReview: row.needsReview,
    isAutoChanged:
      view.score &&
      row.manualPoints !== null &&
      row.reviewedAutoPoints !== null &&
      row.reviewedAutoPoints !== row.autoPoints,
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
  };
}

/** Answers for their marker with what is shown now. */
export async function reviewViews(context: CallContext, all: readonly ReviewFacts[]) {
  const call = engineOf(context);
  const closesAt = new Map<string, Date>();
  const closed = await closedAnswers(context, all);
  const views: { row: ReviewRow; view: ReviewView }[] = [];
  for (const facts of all) {
    const { attempt, target } = facts;
    const known = closesAt.get(target.id) ?? (await examClosesAt(call, target));
    closesAt.set(target.id, known);
    const reader = markerReader(context, facts);
    const isHeld = closed(target.id).has(facts.row.questionVersionId);
    const given = reviewViewAt({ attempt, matrix: target.reviewMatrix, closesAt: known, reader }, call.now);
    const view = isHeld ? heldView(given) : given;
    views.push({ row: reviewRow(context, facts, view), view });
  }
  return views;
}
