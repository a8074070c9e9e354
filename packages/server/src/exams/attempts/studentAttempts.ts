import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment as places } from '../../db/schema/enrolment.ts';
import { exam, examPaper, examPaperEnroll as attempts } from '../../db/schema/exam.ts';
import { member } from '../../db/schema/people.ts';
import { attemptColumns } from '../room/attemptView.ts';
import { attemptScope, attemptViews, readerOf } from './attemptScope.ts';
import type { CallContext } from '../../kit/context.ts';
import { listOrder } from '../../kit/rows/listOrder.ts';
import { paged } from '../../kit/rows/paged.ts';
import { memberRowScope } from '../../kit/scope.ts';
import { type AttemptFilter, attemptFilters } from './attemptFilters.ts';
import type { StudentAttempt } from '@aosai/api/exams/attempt.contract';
import { MEMBER } from '@aosai/api/accounts/memberStatus';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

const PLACE = {
  kind: { column: places.kind, is: 'exam' as const },
  appId: places.appId,
  memberId: places.memberId,
  orgId: places.orgId,
  teacherId: places.teacherId,
};
/** States of places whose students are expected at the exam. */
const EXPECTED = [ENROLMENT.enrolled, ENROLMENT.quitApplied, ENROLMENT.settled] as const;

const SORTABLE = {
  startedAt: attempts.startedAt,
  completedAt: attempts.completedAt,
  deadlineAt: attempts.deadlineAt,
  attemptNo: sql`coalesce(${attempts.attemptNo}, 0)`,
  memberName: member.name,
};

/** Attempts of the caller's students, and their places in published exams without an attempt. */
function placesOf(context: CallContext, filter: AttemptFilter) {
  const { db, appId } = context;
  const other = alias(attempts, 'other');
  // Attempts count by exam and member: one from an earlier place has begun the exam too.
  const others = and(
    eq(other.appId, places.appId),
    eq(other.examId, places.targetId),
    eq(other.memberId, places.memberId),
  );
  const waits = and(
    isNull(attempts.id),
    memberRowScope(context, PLACE, ['student']),
    inArray(places.status, EXPECTED),
    isNull(places.deletedAt),
    ne(member.status, MEMBER.erased),
    eq(exam.published, true),
    notExists(
      db
        .select({ one: sql`1` })
        .from(other)
        .where(others),
    ),
  );
  const begun = and(isNotNull(attempts.id), attemptScope(context, ['student']));
  return db
    .select({ ...attemptColumns, place: places, examStartAt: exam.startAt, reader: readerOf(context) })
    .from(places)
    .innerJoin(exam, and(eq(exam.appId, places.appId), eq(exam.id, places.targetId)))
    .innerJoin(member, and(eq(member.appId, places.appId), eq(member.id, places.memberId)))
    .leftJoin(attempts, and(eq(attempts.appId, places.appId), eq(attempts.examEnrollId, places.id)))
    .leftJoin(examPaper, and(eq(examPaper.appId, attempts.appId), eq(examPaper.id, attempts.examPaperId)))
    .where(and(eq(places.appId, appId), or(begun, waits), ...attemptFilters(filter)));
}

type Found = Awaited<ReturnType<typeof placesOf>>[number];

const windowOf = ({ examStartAt, examEndAt, examStoppedAt }: Found) => ({
  examStartAt: examStartAt.toISOString(),
  examEndAt: (examStoppedAt && examStoppedAt < examEndAt ? examStoppedAt : examEndAt).toISOString(),
});

function waitingView(found: Found): StudentAttempt {
  const { place, examTitle, memberName } = found;
  return {
    id: null,
    examEnrollId: place.id,
    examId: place.targetId,
    examTitle,
    examPaperId: null,
    paperTitle: null,
    memberId: place.memberId,
    memberName,
    attemptNo: 0,
    status: ATTEMPT.ready,
    startedAt: null,
    deadlineAt: null,
    completedAt: null,
    submitReason: null,
    feedback: null,
    scorePolicy: null,
    extraSec: place.overrides.extraSec ?? 0,
    answeredCount: 0,
    questionCount: 0,
    lateCopyCount: 0,
    eventsCount: 0,
    maxPoints: 0,
    passPoints: null,
    totalPoints: null,
    ...windowOf(found),
  };
}

/** A teacher's students in their exams: their attempts, and those who have not begun. */
export async function studentAttempts(context: CallContext, filter: AttemptFilter) {
  const { page, size, sort } = filter;
  // Students who have not begun sort with the others of their exam; exams still to come are last.
  const begins = sql`case when ${exam.startAt} <= ${context.services.now().toISOString()}::timestamptz then ${exam.startAt} end`;
  const order = [
    ...listOrder(sort, SORTABLE),
    sql`coalesce(${attempts.startedAt}, ${begins}) desc nulls last`,
    asc(exam.startAt),
    desc(places.id),
    desc(attempts.id),
  ];
  const { rows, ...rest } = await paged(context.db, placesOf(context, filter), { page, size }, order);
  const begun = rows.flatMap(({ attempt, paperTitle, feedback, scorePolicy, reader, ...facts }) =>
    attempt === null || paperTitle === null || feedback === null || scorePolicy === null
      ? []
      : [{ facts: { ...facts, attempt, paperTitle, feedback, scorePolicy }, reader }],
  );
  const views = new Map((await attemptViews(context, begun)).map((view) => [view.id, view]));
  const content = rows.map((found) => {
    const view = found.attempt && views.get(found.attempt.id);
    return view ? { ...view, ...windowOf(found) } : waitingView(found);
  });
  return { content, ...rest };
}
