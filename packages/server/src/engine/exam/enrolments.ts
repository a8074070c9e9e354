import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import type { Enrolment } from '@aosai/api/contract/types';
import { lifecycleAt } from '@aosai/api/domain/lifecycle';
import { ENROLMENT, ENROLMENT_LABELS, type EnrolmentStatus } from '@aosai/api/domain/statuses';
import type { Db } from '../../db/open.ts';
import { newId } from '../../db/newId.ts';
import { exam, examEnroll, examPaperEnroll } from '../../db/schema/exam.ts';
import { member } from '../../db/schema/people.ts';
import type { Audit } from '../attempt/extend.ts';
import { attemptsOfMember } from '../attempt/memberAttempts.ts';
import { type EngineCall, within } from '../engineCall.ts';
import { blockOf } from '../people/blacklist.ts';
import { storableText } from '../storableText.ts';
import { holdsPlace, type Viewer, visibleExam } from './visibleExam.ts';

function enrolmentIs(appId: string, id: string) {
  return and(eq(examEnroll.appId, appId), eq(examEnroll.id, id));
}

/** A free place that the student took: nobody counts on it, so nobody has to be asked. */
const isOwnChoice = ({ source }: { source: string }, { priceFen }: { priceFen: number }): boolean =>
  source === 'self' && priceFen === 0;

/** The newest enrolment that fits, as people read it; null when there is none. */
export async function findEnrolment(call: EngineCall, where: SQL | undefined): Promise<Enrolment | null> {
  const [row] = await call.db
    .select({ enrol: examEnroll, exam, memberName: member.name })
    .from(examEnroll)
    .innerJoin(exam, and(eq(exam.appId, examEnroll.appId), eq(exam.id, examEnroll.examId)))
    .innerJoin(member, and(eq(member.appId, examEnroll.appId), eq(member.id, examEnroll.memberId)))
    .where(where)
    .orderBy(desc(examEnroll.createdAt), desc(examEnroll.id))
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
    leavesAtOnce: isOwnChoice(row.enrol, row.exam),
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

/** Takes a place; a free one is the student's at once. Doing it again gives the place that there is. */
export async function enroll(
  call: EngineCall,
  viewer: Viewer & { memberId: string },
  examId: string,
): Promise<Enrolment> {
  const { db, appId, now } = call;
  const { memberId, orgId } = viewer;
  const [row] = await db
    .select()
    .from(exam)
    .where(and(visibleExam(db, appId, viewer), eq(exam.id, examId)));
  if (!row) throw new AppError('NOT_FOUND');
  const place = and(
    eq(examEnroll.appId, appId),
    eq(examEnroll.examId, examId),
    eq(examEnroll.memberId, memberId),
    holdsPlace,
  );
  const existing = await findEnrolment(call, place);
  if (existing) return ofOneself(existing);
  const blocked = await blockOf(db, call, memberId, 'enroll');
  if (blocked) throw blocked;
  const isOpen =
    !row.stoppedAt && row.published && now >= row.enrollStartAt && now < row.enrollEndAt && now < row.endAt;
  if (!isOpen) throw new AppError('ENROLL_CLOSED');
  await db
    .insert(examEnroll)
    .values({
      appId,
      id: newId(),
      orgId,
      createdBy: memberId,
      createdAt: now,
      updatedAt: now,
      examId,
      memberId,
      source: 'self',
      status: ENROLMENT.enrolled,
    })
    .onConflictDoNothing();
  return ofOneself(await getEnrolment(call, place));
}

/** A place whose quit is under way is no place to come back to. */
function ofOneself(enrolment: Enrolment): Enrolment {
  if (enrolment.status === ENROLMENT.enrolled || enrolment.status === ENROLMENT.settled) return enrolment;
  throw new AppError('ENROLL_EXISTS');
}

export interface EnrolmentMove {
  from: EnrolmentStatus;
  to: EnrolmentStatus;
  set?: Partial<Pick<typeof examEnroll.$inferInsert, 'quitReason' | 'rejectReason'>>;
}

/**
 * One step of the enrolment's states, whoever else tries at the same time: the update itself asks for the state it
 * comes from. Throws NOT_FOUND outside the scope and ENROLL_STATE from any other state.
 */
export async function moveEnrolment(
  call: EngineCall,
  scope: SQL,
  id: string,
  move: EnrolmentMove,
  audit: Audit | null,
): Promise<Enrolment> {
  const { appId, now } = call;
  await call.db.transaction(async (tx) => {
    const rows = await tx
      .update(examEnroll)
      .set({ ...move.set, status: move.to, updatedAt: now })
      .where(and(scope, enrolmentIs(appId, id), eq(examEnroll.status, move.from)))
      .returning({ id: examEnroll.id });
    if (rows.length === 0) throw await refusal(tx, and(scope, enrolmentIs(appId, id)));
    await audit?.(tx, { before: { status: move.from }, after: { status: move.to } });
  });
  return getEnrolment(call, enrolmentIs(appId, id));
}

/**
 * The member or the guardian gives the place up, or asks whoever gave it: not any more once an attempt has begun, or
 * quitting and coming back would give new ones. The row is locked before the attempts are read, since a start holds it
 * while it begins one.
 */
export async function applyQuit(
  call: EngineCall,
  scope: SQL,
  { id, reason }: { id: string; reason: string | undefined },
): Promise<Enrolment> {
  const { db, appId } = call;
  return db.transaction(async (tx) => {
    const where = and(scope, enrolmentIs(appId, id));
    const [row] = await tx.select().from(examEnroll).where(where).for('update');
    if (!row) throw new AppError('NOT_FOUND');
    const hasBegun = (await tx.$count(examPaperEnroll, attemptsOfMember(appId, row))) > 0;
    if (hasBegun && row.status === ENROLMENT.enrolled) throw new AppError('QUIT_AFTER_START');
    const [sat] = await tx
      .select({ priceFen: exam.priceFen })
      .from(exam)
      .where(and(eq(exam.appId, appId), eq(exam.id, row.examId)));
    const atOnce = sat !== undefined && isOwnChoice(row, sat);
    if (!atOnce && reason === undefined) throw new AppError('VALIDATION', { detail: '请填写原因' });
    const to = atOnce ? ENROLMENT.quit : ENROLMENT.quitApplied;
    const set = { quitReason: reason === undefined ? null : storableText(reason), rejectReason: null };
    return moveEnrolment(within(call, tx), scope, id, { from: ENROLMENT.enrolled, to, set }, null);
  });
}

/** What was asked for and is not decided yet is taken back. */
export const withdrawQuit = (call: EngineCall, scope: SQL, id: string): Promise<Enrolment> =>
  moveEnrolment(
    call,
    scope,
    id,
    { from: ENROLMENT.quitApplied, to: ENROLMENT.enrolled, set: { quitReason: null } },
    null,
  );

async function refusal(tx: Db, where: SQL | undefined): Promise<AppError> {
  const [row] = await tx.select({ status: examEnroll.status }).from(examEnroll).where(where);
  return row ? new AppError('ENROLL_STATE', { status: ENROLMENT_LABELS[row.status] }) : new AppError('NOT_FOUND');
}

/** Ids of enrolments that were ever more than a cancelled order. */
export const everEnrolled = inArray(examEnroll.status, [ENROLMENT.enrolled, ENROLMENT.quitApplied, ENROLMENT.settled]);
