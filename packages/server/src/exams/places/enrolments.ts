import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { lifecycleAt } from '@aosai/api/enrolment/lifecycle';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../../db/schema/exam.ts';
import { orders } from '../../db/schema/orders.ts';
import { member } from '../../db/schema/people.ts';
import { attemptsOfMember } from '../attempts/memberAttempts.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { leavesAtOnce } from '../../enrolment/quits.ts';
import { placeIs, type PlaceRow } from '../../enrolment/storedPlaces.ts';
import { activePlaces, leaving, takePlace } from '../../enrolment/takePlace.ts';
import { lockTarget } from '../../enrolment/target.ts';
import { blockOf } from '../../accounts/blacklist/blacklist.ts';
import { findableExam } from '../exam/visibleExam.ts';
import type { Viewer } from '../../kit/reader.ts';
import type { Enrolment } from '@aosai/api/exams/examEnroll.contract';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { orderOfPlace } from '../../orders/orderRows.ts';

/** The newest matching enrolment; null when there is none. */
export async function findEnrolment(call: EngineCall, where: SQL | undefined): Promise<Enrolment | null> {
  const [row] = await call.db
    .select({ enrol: enrolment, exam, memberName: member.name, order: orders })
    .from(enrolment)
    .innerJoin(exam, and(eq(exam.appId, enrolment.appId), eq(exam.id, enrolment.targetId), eq(exam.kind, 'exam')))
    .innerJoin(member, and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId)))
    .leftJoin(orders, and(eq(orders.appId, enrolment.appId), eq(orders.id, enrolment.orderId)))
    .where(where)
    .orderBy(desc(enrolment.createdAt), desc(enrolment.id))
    .limit(1);
  if (!row) return null;
  return {
    id: row.enrol.id,
    examId: row.exam.id,
    examTitle: row.exam.title,
    examStatus: lifecycleAt(row.exam, call.now),
    memberId: row.enrol.memberId,
    memberName: row.memberName,
    status: row.enrol.status,
    quitReason: row.enrol.quitReason,
    rejectReason: row.enrol.rejectReason,
    leavesAtOnce: leavesAtOnce(row.enrol, row.exam),
    order: orderOfPlace(row.order),
    createdAt: row.enrol.createdAt.toISOString(),
    startAt: row.exam.startAt.toISOString(),
    endAt: row.exam.endAt.toISOString(),
  };
}

/** Throws NOT_FOUND. */
export async function getEnrolment(call: EngineCall, where: SQL | undefined): Promise<Enrolment> {
  const found = await findEnrolment(call, where);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Whether students, or parents for them, can take a place now. */
export const isEnrolling = (row: typeof exam.$inferSelect, now: Date): boolean =>
  !row.stoppedAt && row.published && now >= row.enrollStartAt && now < row.enrollEndAt && now < row.endAt;

interface Enrolling {
  examId: string;
  /** The student, once per school that the place can be taken for; the exam's school takes precedence. */
  viewers: readonly (Viewer & { memberId: string })[];
  /** The student, or the parent who enrols a child and pays. */
  createdBy: string;
}

/** The exam as the first matching viewer sees it; a viewer of the exam's school takes precedence. */
async function findAs(call: EngineCall, { examId, viewers }: Enrolling) {
  const { db, appId, now } = call;
  const found = [];
  for (const viewer of viewers) {
    const [row] = await db
      .select()
      .from(exam)
      .where(and(findableExam(db, appId, viewer, now), eq(exam.id, examId)));
    if (row) found.push({ row, viewer });
  }
  return found.find(({ row, viewer }) => row.orgId !== null && row.orgId === viewer.orgId) ?? found[0];
}

/**
 * Takes a place. A free place is the student's at once; a priced one comes with its order, to be paid by the parent who
 * enrols. Idempotent: an existing place is returned.
 */
export async function enroll(call: EngineCall, enrolling: Enrolling): Promise<Enrolment> {
  const { db, appId, now } = call;
  const { examId, createdBy } = enrolling;
  const found = await findAs(call, enrolling);
  if (!found) throw new AppError('NOT_FOUND');
  const { row } = found;
  const { memberId, orgId } = found.viewer;
  const [existing] = (await activePlaces(call, examId, [memberId])).values();
  if (existing) return ofOneself(await getEnrolment(call, placeIs(appId, existing.id)));
  const blocked = await blockOf(db, call, memberId, 'enroll');
  if (blocked) throw blocked;
  if (!isEnrolling(row, now)) throw new AppError('ENROLL_CLOSED');
  const { id } = await db.transaction(async (tx) => {
    const inside = within(call, tx);
    const candidate = { memberId, orgId, source: 'self' as const };
    return takePlace(inside, await lockTarget(inside, 'exam', examId), candidate, { createdBy });
  });
  return ofOneself(await getEnrolment(call, placeIs(appId, id)));
}

/** Returns an active place. Throws ENROLL_EXISTS for one whose quit is under way. */
function ofOneself(enrolment: Enrolment): Enrolment {
  const { enrolled, settled, waiting, pendingPay } = ENROLMENT;
  if ([enrolled, settled, waiting, pendingPay].some((status) => status === enrolment.status)) return enrolment;
  throw leaving(enrolment.status);
}

/** Whether the member has begun an attempt. Lock the place first: a start locks it while it creates an attempt. */
export const hasAttempt = async ({ db, appId }: EngineCall, { targetId, memberId }: PlaceRow): Promise<boolean> =>
  (await db.$count(examPaperEnroll, attemptsOfMember(appId, { examId: targetId, memberId }))) > 0;

/** Selects confirmed enrolments: neither waiting or unpaid nor cancelled, and with no quit granted. */
export const everEnrolled = inArray(enrolment.status, [ENROLMENT.enrolled, ENROLMENT.quitApplied, ENROLMENT.settled]);
