import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { AppError } from '@aosai/api/kit/errors';
import type { LeaveAllClasses } from '../accounts/minors/erasePerson.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam } from '../db/schema/exam.ts';
import { grade, gradeControl } from '../db/schema/teaching.ts';
import { lockPlace } from '../enrolment/lockPlace.ts';
import { moveLocked } from '../enrolment/movePlace.ts';
import { taughtBy } from '../enrolment/scope/taughtClasses.ts';
import { actorId } from '../kit/actorId.ts';
import { writeSysLog } from '../kit/audit/sysLog.ts';
import type { CallContext } from '../kit/context.ts';
import type { EngineCall } from '../kit/engineCall.ts';
import { engineOf } from '../kit/engineOf.ts';
import { sendMessage } from '../platform/message/sendMessage.ts';
import type { ClassStaff, LeavingTeacher } from '../schools/roster/classStaff.ts';
import { checkTeachers } from './gradeStaff.ts';
import type { GradeRow } from './gradeViews.ts';
import { releasePlaces } from './places/releasePlaces.ts';
import { syncClass } from './places/syncClass.ts';

/** States of places that end with the person: waiting and taken, but not settled. */
const LEFT_BY_ERASURE = [ENROLMENT.waiting, ENROLMENT.enrolled, ENROLMENT.quitApplied, ENROLMENT.quitPassed] as const;

/** Classes of the school, or of all, that are not over and in which the person teaches or assists, locked. */
const classesOf = (
  { db, appId, services }: CallContext,
  { orgId, memberId }: Pick<LeavingTeacher, 'memberId'> & { orgId: string | null },
): Promise<GradeRow[]> =>
  db
    .select()
    .from(grade)
    .where(
      and(
        eq(grade.appId, appId),
        orgId === null ? undefined : eq(grade.orgId, orgId),
        taughtBy(memberId),
        isNull(grade.stoppedAt),
        isNull(grade.deletedAt),
        gt(grade.endAt, services.now()),
      ),
    )
    .orderBy(asc(grade.id))
    .for('update');

/** The teachers and assistants of a class after the person has left it. */
function staffAfter(
  { teacherIds, assistantIds }: GradeRow,
  { memberId, heirId }: Pick<LeavingTeacher, 'memberId' | 'heirId'>,
) {
  const heirs = heirId === null ? [] : [heirId];
  const taught = teacherIds.includes(memberId);
  const teachers = teacherIds.flatMap((id) => (id === memberId ? heirs : [id]));
  const isLeft = (id: string) => id !== memberId && !(taught && id === heirId);
  return { teacherIds: [...new Set(teachers)], assistantIds: assistantIds.filter(isLeft) };
}

/** Homework and exams in the plans of these classes change hands too: only their maker can change them. */
async function handOverWork(
  { db, appId }: CallContext,
  gradeIds: readonly string[],
  { orgId, memberId, heirId }: LeavingTeacher,
): Promise<void> {
  if (heirId === null || gradeIds.length === 0) return;
  const planned = db
    .select({ id: gradeControl.targetId })
    .from(gradeControl)
    .where(
      and(
        eq(gradeControl.appId, appId),
        inArray(gradeControl.gradeId, [...gradeIds]),
        inArray(gradeControl.targetType, ['homework', 'exam']),
        isNull(gradeControl.deletedAt),
      ),
    );
  await db
    .update(exam)
    .set({ createdBy: heirId })
    .where(and(eq(exam.appId, appId), eq(exam.orgId, orgId), eq(exam.createdBy, memberId), inArray(exam.id, planned)));
}

async function tellHeir(context: CallContext, heirId: string, classes: readonly GradeRow[]): Promise<void> {
  await sendMessage(context.db, {
    appId: context.appId,
    memberIds: [heirId],
    type: 'grade',
    title: `你接手了${classes.map(({ title }) => `「${title}」`).join('')}`,
    body: '原来的老师已经离开。作业、考试和学生的作答现在由你处理。',
    link: 'edms/grade',
    createdBy: actorId(context.actor),
    now: context.services.now(),
  });
}

/** Takes the person off the staff of these classes and the places in them. Returns classes without a teacher now. */
async function leaveStaff(
  context: CallContext,
  rows: readonly GradeRow[],
  leaving: Pick<LeavingTeacher, 'memberId' | 'heirId'>,
): Promise<GradeRow[]> {
  const { db, appId, services } = context;
  const left: GradeRow[] = [];
  for (const row of rows) {
    const after = staffAfter(row, leaving);
    await db
      .update(grade)
      .set({ ...after, version: row.version + 1, updatedAt: services.now() })
      .where(and(eq(grade.appId, appId), eq(grade.id, row.id)));
    const before = { teacherIds: row.teacherIds, assistantIds: row.assistantIds };
    await writeSysLog(db, context, { action: 'grade:update', target: row.id, diff: { before, after } });
    if (after.teacherIds.length === 0) left.push(row);
  }
  const ids = rows.map(({ id }) => id);
  await releasePlaces(db, appId, ids, [leaving.memberId]);
  return left;
}

/** Ends the places of a student in classes that are not over. Those that were paid for stay: the office decides. */
async function leavePlaces(call: EngineCall, memberId: string): Promise<void> {
  const { db, appId, now } = call;
  const places = await db
    .select({ id: enrolment.id, gradeId: grade.id })
    .from(enrolment)
    .innerJoin(grade, and(eq(grade.appId, enrolment.appId), eq(grade.id, enrolment.targetId)))
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.kind, 'grade'),
        eq(enrolment.memberId, memberId),
        inArray(enrolment.status, [...LEFT_BY_ERASURE]),
        isNull(enrolment.orderId),
        isNull(enrolment.deletedAt),
        isNull(grade.stoppedAt),
        isNull(grade.deletedAt),
        gt(grade.endAt, now),
      ),
    )
    .orderBy(asc(grade.id));
  for (const { id, gradeId } of places) {
    const locked = await lockPlace(call, eq(enrolment.memberId, memberId), id);
    if (!LEFT_BY_ERASURE.some((one) => one === locked.place.status)) continue;
    const to = locked.place.status === ENROLMENT.waiting ? ENROLMENT.cancelled : ENROLMENT.quit;
    await moveLocked(call, locked, { from: locked.place.status, to });
    await syncClass(call, gradeId, [memberId]);
  }
}

/** What erasing a person does in classes. Those that are over keep their lists, in which the person has no name. */
export const leaveAllClasses: LeaveAllClasses = async (context, memberId) => {
  await leaveStaff(context, await classesOf(context, { orgId: null, memberId }), { memberId, heirId: null });
  await leavePlaces(engineOf(context), memberId);
};

/** What a school asks of classes when somebody no longer teaches there. */
export const classStaff: ClassStaff = {
  async leave(context, leaving) {
    const { db, appId } = context;
    const { orgId, memberId, heirId } = leaving;
    if (heirId === memberId) throw new AppError('VALIDATION', { path: 'handTo', detail: '请选择另一位老师' });
    if (heirId !== null) await checkTeachers(db, appId, orgId, [heirId]);
    const rows = await classesOf(context, leaving);
    const taught = rows.filter(({ teacherIds }) => teacherIds.includes(memberId));
    const left = await leaveStaff(context, rows, leaving);
    await handOverWork(
      context,
      taught.map(({ id }) => id),
      leaving,
    );
    if (heirId !== null && taught.length > 0) await tellHeir(context, heirId, taught);
    return left.map(({ id, title }) => ({ id, title }));
  },
};
