import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { ChildExamState } from '@aosai/api/exams/childExam';
import { lifecycleAt, LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../../db/schema/exam.ts';
import { isEnrolling } from '../places/enrolments.ts';
import { type ExamRow, examCards, ofStudent } from './examFacts.ts';
import { enrolledHere } from './visibleExam.ts';
import { instantParam } from '../../db/rawRows.ts';
import type { CallContext } from '../../kit/context.ts';
import type { Child } from '../../accounts/minors/children.ts';
import { attemptScope, attemptViews, scopedAttempts } from '../attempts/attemptScope.ts';
import { engineOf, viewerOf } from '../../kit/engineOf.ts';
import { childrenHere, foundBy } from './examSight.ts';
import type { ChildOnExam, ExamCard } from '@aosai/api/exams/exam.contract';
import type { Attempt } from '@aosai/api/exams/attempt.contract';
import { ACTIVE_ENROLMENT, type EnrolmentStatus } from '@aosai/api/enrolment/enrolments';

/** Whether enrolment is open now; the SQL form of `isEnrolling`. */
const enrollingSql = (now: Date): SQL => {
  const at = instantParam(now);
  return sql`(${exam.published} and ${exam.stoppedAt} is null and ${at} >= ${exam.enrollStartAt}
    and ${at} < ${exam.enrollEndAt} and ${at} < ${exam.endAt})`;
};

/** Exams in which the caller or a child has a place. */
export const heldBy = ({ db, appId, actor }: CallContext, children: readonly Child[]): SQL =>
  or(
    ...(actor.kind === 'member' ? [actor, ...children] : []).map(({ memberId }) => enrolledHere(db, appId, memberId)),
  ) ?? sql`false`;

/** Exams of the caller: those in which they or a child have a place, and for a parent those open to a child now. */
export function mineOf(context: CallContext, children: readonly Child[]): SQL {
  const { actor, services } = context;
  const isParent = actor.kind === 'member' && actor.type === 'parent';
  const open = isParent ? and(enrollingSql(services.now()), foundBy(context, children)) : undefined;
  return or(heldBy(context, children), open) ?? sql`false`;
}

type PlaceOf = Pick<typeof enrolment.$inferSelect, 'id' | 'status' | 'overrides'>;

/** The child's state by its place, without looking at attempts. */
function stateOfPlace(status: EnrolmentStatus | undefined, isOver: boolean): ChildExamState {
  switch (status) {
    case '0':
      return 'waiting';
    case '1':
      return 'toPay';
    case '2':
    case '7':
      return isOver ? 'missed' : 'enrolled';
    case '4':
    case '5':
      return 'leaving';
    case '3':
    case '6':
    case undefined:
      return 'none';
    default:
      return status satisfies never;
  }
}

const stateOf = (place: PlaceOf | undefined, attempt: Attempt | undefined, isOver: boolean): ChildExamState => {
  if (attempt?.status === ATTEMPT.inProgress) return 'running';
  if (attempt) return attempt.totalPoints === null ? 'handedIn' : 'result';
  return stateOfPlace(place?.status, isOver);
};

const keyOf = (examId: string, memberId: string) => `${examId} ${memberId}`;

/** The children's places that are still held or on the waiting list. */
async function placesOf({ db, appId }: CallContext, ids: readonly string[], memberIds: readonly string[]) {
  const rows = await db
    .select({
      id: enrolment.id,
      examId: enrolment.targetId,
      memberId: enrolment.memberId,
      status: enrolment.status,
      overrides: enrolment.overrides,
    })
    .from(enrolment)
    .where(
      and(
        eq(enrolment.appId, appId),
        inArray(enrolment.targetId, [...ids]),
        inArray(enrolment.memberId, [...memberIds]),
        inArray(enrolment.status, [...ACTIVE_ENROLMENT]),
        isNull(enrolment.deletedAt),
      ),
    );
  return new Map(rows.map((row) => [keyOf(row.examId, row.memberId), row]));
}

/** The children's latest attempts, as each child reads them: a score appears when the child may see it. */
async function attemptsOf(context: CallContext, ids: readonly string[]): Promise<ReadonlyMap<string, Attempt>> {
  const rows = await scopedAttempts(context)
    .where(and(attemptScope(context, ['child']), inArray(examPaperEnroll.examId, [...ids])))
    .orderBy(desc(examPaperEnroll.startedAt), desc(examPaperEnroll.id));
  const found = rows.map(({ reader, ...facts }) => ({ facts, reader }));
  const views = await attemptViews(context, found);
  return new Map(views.toReversed().map((view) => [keyOf(view.examId, view.memberId), view]));
}

/** The exams among these that each child may find. */
async function foundOf(context: CallContext, ids: readonly string[], children: readonly Child[]) {
  const found = new Map<string, ReadonlySet<string>>();
  for (const child of children) {
    const rows = await context.db
      .select({ id: exam.id })
      .from(exam)
      .where(and(eq(exam.appId, context.appId), inArray(exam.id, [...ids]), foundBy(context, [child])));
    found.set(child.memberId, new Set(rows.map(({ id }) => id)));
  }
  return found;
}

/** Each child's state in these exams; only children who have a place or could find the exam. */
async function childrenOn(
  context: CallContext,
  rows: readonly ExamRow[],
  children: readonly Child[],
): Promise<(row: ExamRow) => ChildOnExam[]> {
  const now = context.services.now();
  const ids = rows.map(({ id }) => id);
  const places = await placesOf(
    context,
    ids,
    children.map(({ memberId }) => memberId),
  );
  const attempts = await attemptsOf(context, ids);
  const found = await foundOf(context, ids, children);
  return (row) => {
    return children.flatMap(({ memberId, name }) => {
      const place = places.get(keyOf(row.id, memberId));
      const attempt = attempts.get(keyOf(row.id, memberId));
      const isFound = found.get(memberId)?.has(row.id) ?? false;
      if (!place && !attempt && !isFound) return [];
      // A child with a make-up still has to come when the exam is over for others.
      const isOver = lifecycleAt(ofStudent(row, place?.overrides.startShiftSec ?? 0), now) === LIFECYCLE.ended;
      return {
        memberId,
        memberName: name,
        state: stateOf(place, attempt, isOver),
        enrollId: place?.id ?? null,
        attemptId: attempt?.id ?? null,
        deadlineAt: attempt?.deadlineAt ?? null,
        mayEnroll: !place && isFound && isEnrolling(row, now),
      };
    });
  };
}

/** Exam cards with the caller's own state, and for a guardian the children's. */
export async function cardsFor(
  context: CallContext,
  rows: readonly ExamRow[],
  children: readonly Child[],
): Promise<ExamCard[]> {
  const cards = await examCards(engineOf(context), rows, viewerOf(context).memberId);
  if (children.length === 0 || rows.length === 0) return cards;
  const of = await childrenOn(context, rows, children);
  const byId = new Map(rows.map((row) => [row.id, of(row)]));
  return cards.map((card) => ({ ...card, children: byId.get(card.id) ?? [] }));
}

/** The child whose attempts the call asks for, or the caller. Throws NOT_FOUND for anybody else's child. */
export async function sitterOf(context: CallContext, row: ExamRow, memberId: string): Promise<string> {
  if (memberId === viewerOf(context).memberId) return memberId;
  const of = await childrenOn(context, [row], await childrenHere(context));
  if (!of(row).some((child) => child.memberId === memberId)) throw new AppError('NOT_FOUND', { path: 'memberId' });
  return memberId;
}
