import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { exam } from '../db/schema/exam.ts';
import { grade, gradeControl } from '../db/schema/teaching.ts';
import { taughtBy } from '../enrolment/scope/taughtClasses.ts';
import { actorId } from '../kit/actorId.ts';
import { writeSysLog } from '../kit/audit/sysLog.ts';
import type { CallContext } from '../kit/context.ts';
import { sendMessage } from '../platform/message/sendMessage.ts';
import type { ClassStaff, LeavingTeacher } from '../schools/roster/classStaff.ts';
import { checkTeachers } from './gradeStaff.ts';
import type { GradeRow } from './gradeViews.ts';
import { releasePlaces } from './places/releasePlaces.ts';

/** Classes of the school that are not over, in which the person teaches or assists, locked. */
const classesOf = ({ db, appId, services }: CallContext, { orgId, memberId }: LeavingTeacher): Promise<GradeRow[]> =>
  db
    .select()
    .from(grade)
    .where(
      and(
        eq(grade.appId, appId),
        eq(grade.orgId, orgId),
        taughtBy(memberId),
        isNull(grade.stoppedAt),
        isNull(grade.deletedAt),
        gt(grade.endAt, services.now()),
      ),
    )
    .orderBy(asc(grade.id))
    .for('update');

/** The teachers and assistants of a class after the person has left it. */
function staffAfter({ teacherIds, assistantIds }: GradeRow, { memberId, heirId }: LeavingTeacher) {
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

/** What a school asks of classes when somebody no longer teaches there. */
export const classStaff: ClassStaff = {
  async leave(context, leaving) {
    const { db, appId, services } = context;
    const { orgId, memberId, heirId } = leaving;
    if (heirId === memberId) throw new AppError('VALIDATION', { path: 'handTo', detail: '请选择另一位老师' });
    if (heirId !== null) await checkTeachers(db, appId, orgId, [heirId]);
    const rows = await classesOf(context, leaving);
    const taught = rows.filter(({ teacherIds }) => teacherIds.includes(memberId));
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
    await releasePlaces(db, appId, ids, [memberId]);
    await handOverWork(
      context,
      taught.map(({ id }) => id),
      leaving,
    );
    if (heirId !== null && taught.length > 0) await tellHeir(context, heirId, taught);
    return left.map(({ id, title }) => ({ id, title }));
  },
};
