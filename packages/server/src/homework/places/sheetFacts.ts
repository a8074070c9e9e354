import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '@aosai/api/kit/errors';
import { EXPORT_MAX_ROWS } from '@aosai/api/kit/constants';
import { afterPenalty } from '@aosai/api/homework/latePoints';
import { enrolment } from '../../db/schema/enrolment.ts';
import { examMemberQuestion as answers } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { member } from '../../db/schema/people.ts';
import { grade } from '../../db/schema/teaching.ts';
import { lateAnswers } from '../answers/lateAnswers.ts';
import { lateRuleOf } from '../../exams/exam/homeworkRow.ts';
import type { PaperContent } from '../../papers/paperContent.ts';
import type { CallContext } from '../../kit/context.ts';
import { staffScope } from './placeScope.ts';
import { placeIds, type PlaceFacts, placesOf } from './placeViews.ts';

/** Places read at once, so that the answers of thousands are never in memory together. */
const PIECE = 200;

const teacher = alias(member, 'teacher');

/** Data of a place that only the sheet has. */
async function contactsOf({ db, appId }: CallContext, ids: readonly string[]) {
  const rows = await db
    .select({
      id: enrolment.id,
      mobileEnc: member.mobileEnc,
      teacherName: teacher.name,
      groupIds: enrolment.groupIds,
      groups: grade.groups,
    })
    .from(enrolment)
    .innerJoin(member, and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId)))
    .leftJoin(teacher, and(eq(teacher.appId, enrolment.appId), eq(teacher.id, enrolment.teacherId)))
    .leftJoin(grade, and(eq(grade.appId, enrolment.appId), eq(grade.id, enrolment.gradeId)))
    .where(and(eq(enrolment.appId, appId), inArray(enrolment.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The answers of these attempts, and when their programs were submitted. */
async function workOf({ db, appId }: CallContext, attemptIds: readonly string[]) {
  if (attemptIds.length === 0) return { rows: [], submissions: [] };
  const rows = await db
    .select({
      attemptId: answers.attemptId,
      questionVersionId: answers.questionVersionId,
      answer: answers.answer,
      savedAt: answers.savedAt,
      onTime: answers.onTime,
      points: answers.points,
      manualPoints: answers.manualPoints,
      comment: answers.comment,
    })
    .from(answers)
    .where(and(eq(answers.appId, appId), inArray(answers.attemptId, [...attemptIds])));
  const submissions = await db
    .select({
      attemptId: submission.attemptId,
      questionVersionId: submission.questionVersionId,
      state: submission.state,
      createdAt: submission.createdAt,
      points: submission.points,
    })
    .from(submission)
    .where(
      and(eq(submission.appId, appId), inArray(submission.attemptId, [...attemptIds]), eq(submission.kind, 'submit')),
    )
    .orderBy(asc(submission.createdAt), asc(submission.id));
  return { rows, submissions };
}

/** Days late and points deducted for a place; points given by a teacher have no deduction. */
function lateness(content: PaperContent, { place, homework }: PlaceFacts, work: Awaited<ReturnType<typeof workOf>>) {
  const byHand = new Set(
    work.rows.filter(({ manualPoints }) => manualPoints !== null).map(({ questionVersionId }) => questionVersionId),
  );
  const late = lateAnswers(content, work.rows, work.submissions, {
    dueAt: place.dueAt ?? homework.endAt,
    rule: lateRuleOf(homework),
  }).filter(({ questionId, earned }) => earned !== null && !byHand.has(questionId));
  const lost = late.map(({ earned, penaltyPct }) => (earned ?? 0) - afterPenalty(earned ?? 0, penaltyPct));
  return { days: Math.max(0, ...late.map(({ days }) => days)), lost: lost.reduce((sum, one) => sum + one, 0) };
}

/**
 * All places of a homework that the caller follows, with contact, answers and deduction, in the order of classes.
 * Throws EXPORT_TOO_LARGE.
 */
export async function sheetFacts(context: CallContext, homeworkId: string, content: PaperContent) {
  const where = and(staffScope(context), eq(enrolment.targetId, homeworkId), isNull(enrolment.deletedAt));
  const found = await placeIds(context).where(where).orderBy(asc(enrolment.gradeId), asc(enrolment.id));
  const total = found.length;
  if (total > EXPORT_MAX_ROWS) throw new AppError('EXPORT_TOO_LARGE', { total, max: EXPORT_MAX_ROWS });
  const pieces = Array.from({ length: Math.ceil(total / PIECE) }, (_, no) => found.slice(no * PIECE, (no + 1) * PIECE));
  const facts = [];
  for (const piece of pieces) {
    const ids = piece.map(({ id }) => id);
    const places = await placesOf(context, piece);
    const contacts = await contactsOf(context, ids);
    const work = await workOf(
      context,
      places.flatMap(({ attempt }) => attempt?.id ?? []),
    );
    const rowsOf = Map.groupBy(work.rows, ({ attemptId }) => attemptId);
    const submissionsOf = Map.groupBy(work.submissions, ({ attemptId }) => attemptId);
    for (const place of places) {
      const attemptId = place.attempt?.id ?? '';
      const own = { rows: rowsOf.get(attemptId) ?? [], submissions: submissionsOf.get(attemptId) ?? [] };
      facts.push({
        facts: place,
        contact: contacts.get(place.place.id),
        answers: new Map(own.rows.map((row) => [row.questionVersionId, row])),
        late: lateness(content, place, own),
      });
    }
  }
  return facts;
}

export type SheetFacts = Awaited<ReturnType<typeof sheetFacts>>[number];
