import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { ExamKind } from '@aosai/api/exams/teaching';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../../db/schema/exam.ts';
import { type AttemptFacts, attemptQuery, attemptView } from '../room/attemptView.ts';
import { closeIfDue, isDue } from './close.ts';
import { closedWorks } from '../../questions/bank/heldQuestions.ts';
import { examClosesAt } from '../reports/reviewClock.ts';
import { type Reader, reviewViewAt } from '../reports/reviewVisibility.ts';
import type { CallContext } from '../../kit/context.ts';
import { authorOf, engineOf } from '../../kit/engineOf.ts';
import { memberRowScope, type Way } from '../../kit/scope.ts';
import { viaClassOf } from '../../enrolment/scope/viaClass.ts';
import type { Attempt } from '@aosai/api/exams/attempt.contract';

const attemptRowOf = (is: ExamKind) => ({
  kind: { column: examPaperEnroll.kind, is },
  appId: examPaperEnroll.appId,
  memberId: examPaperEnroll.memberId,
  orgId: examPaperEnroll.orgId,
  teacherId: enrolment.teacherId,
});

export const READERS = ['own', 'child', 'student', 'organization', 'office'] as const satisfies readonly Way[];
export const MARKERS = ['student', 'organization', 'office'] as const satisfies readonly Way[];

/** Attempts of students who were enrolled through one of the teacher's classes. */
function ofClasses(context: CallContext, kind: ExamKind): SQL | undefined {
  const { actor, appId } = context;
  if (actor.kind !== 'member' || actor.type !== 'teacher') return undefined;
  return and(
    eq(examPaperEnroll.appId, appId),
    eq(examPaperEnroll.kind, kind),
    ne(examPaperEnroll.memberId, actor.memberId),
    viaClassOf(context, actor),
  );
}

/** For queries that join the enrolment, as `attemptQuery` does. */
export function attemptScope(context: CallContext, ways: readonly Way[], kind: ExamKind = 'exam'): SQL {
  const byPerson = memberRowScope(context, attemptRowOf(kind), ways);
  const taught = ways.includes('student') ? ofClasses(context, kind) : undefined;
  return or(byPerson, taught) ?? byPerson;
}

/**
 * The role in which the caller reads this attempt, in SQL, for queries that join the exam. A student who also teaches
 * reads their own attempt as a candidate.
 */
export function readerOf(context: CallContext): SQL<Reader> {
  const { actor } = context;
  if (actor.kind !== 'member') return sql`${actor.kind === 'user' ? 'operator' : 'candidate'}::text`;
  return sql`case when ${examPaperEnroll.memberId} = ${actor.memberId} or not ${attemptScope(context, MARKERS)}
    then 'candidate' when ${exam.orgId} = ${actor.orgId}::text or ${exam.createdBy} = ${actor.memberId}
    then 'organizer' else 'school' end`;
}

export interface AttemptInScope {
  facts: AttemptFacts;
  reader: Reader;
}

export function scopedAttempts(context: CallContext) {
  return attemptQuery(context.db, { reader: readerOf(context) });
}

/** Attempts as the caller may read them; expired ones are closed first. */
export async function attemptViews(context: CallContext, rows: readonly AttemptInScope[]): Promise<Attempt[]> {
  const call = engineOf(context);
  const examIds = rows.map(({ facts }) => facts.attempt.examId);
  const closed = await closedWorks(call, authorOf(context), examIds);
  const closesAt = new Map<string, Date>();
  const views: Attempt[] = [];
  for (const { facts, reader } of rows) {
    const { attempt } = facts;
    if (isDue(attempt, facts.examStoppedAt, call.now)) {
      const closed = await closeIfDue(call, attempt.id);
      if (closed) facts.attempt = closed.attempt;
    }
    const times = { id: attempt.examId, endAt: facts.examEndAt, stoppedAt: facts.examStoppedAt };
    const known = closesAt.get(attempt.examId) ?? (await examClosesAt(call, times));
    closesAt.set(attempt.examId, known);
    const review = { attempt: facts.attempt, matrix: facts.reviewMatrix, closesAt: known, reader };
    const isSettled = facts.attempt.status === ATTEMPT.settled;
    views.push(attemptView(facts, isSettled && !closed.has(attempt.examId) && reviewViewAt(review, call.now).score));
  }
  return views;
}
