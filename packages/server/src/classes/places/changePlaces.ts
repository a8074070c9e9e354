import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { grade } from '../../db/schema/teaching.ts';
import { ownTeacher } from '../../enrolment/scope/taughtClasses.ts';
import { syncClass } from './syncClass.ts';
import { within } from '../../kit/engineCall.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { engineOf } from '../../kit/engineOf.ts';
import { audited } from '../../kit/rows/audited.ts';
import { stateOf } from '../gradeRules.ts';
import { checkTeachers } from '../gradeStaff.ts';
import { type GradeRow, isOver } from '../gradeViews.ts';
import { lockGrade } from '../gradeWrites.ts';
import { keptPlaceScope } from '../../enrolment/scope/classPlaceScope.ts';

/**
 * Locks the one class of these places, all of which must be in scope. Throws NOT_FOUND, VALIDATION for places of
 * several classes, GRADE_STATE once it is over.
 */
async function lockClassOf(tx: Db, context: CallContext, ids: readonly string[]): Promise<GradeRow> {
  const wanted = [...new Set(ids)];
  const rows = await tx
    .select({ gradeId: enrolment.targetId })
    .from(enrolment)
    .where(and(keptPlaceScope({ ...context, db: tx }), inArray(enrolment.id, wanted)));
  const [first] = rows;
  if (!first || rows.length !== wanted.length) throw new AppError('NOT_FOUND');
  if (rows.some(({ gradeId }) => gradeId !== first.gradeId))
    throw new AppError('VALIDATION', { path: 'ids', detail: '一次只能选择一个班级的学生' });
  const row = await lockGrade(tx, context, first.gradeId);
  if (isOver(row, context.services.now())) throw stateOf(row, context.services.now());
  return row;
}

interface Change {
  set: { teacherId: string | null } | { groupIds: string[] };
  differs: SQL;
  told: object;
}

/** Changes places of one class, and updates the homework and exams of their members. */
async function changePlaces(
  context: CallContext,
  action: string,
  ids: readonly string[],
  change: (tx: Db, row: GradeRow) => Promise<Change>,
): Promise<{ count: number }> {
  const { appId, services } = context;
  return audited(context, `grade/enroll:${action}`, async (tx) => {
    const row = await lockClassOf(tx, context, ids);
    const { set, differs, told } = await change(tx, row);
    const touched = await tx
      .update(enrolment)
      .set({ ...set, version: sql`${enrolment.version} + 1`, updatedAt: services.now() })
      .where(and(eq(enrolment.appId, appId), inArray(enrolment.id, [...ids]), differs))
      .returning({ memberId: enrolment.memberId });
    const memberIds = touched.map(({ memberId }) => memberId);
    if (memberIds.length > 0) await syncClass(within(engineOf(context), tx), row.id, memberIds);
    const diff = { after: { ...told, students: memberIds } };
    return { answer: { count: touched.length }, told: { target: row.id, diff } };
  });
}

type Handlers = ResourceHandlers<'gradeEnroll'>;

/** Makes the teacher one of the class's, unless they teach or assist in it. */
export const bindTeacher: Handlers['bindTeacher'] = (context, { ids, teacherId }) =>
  changePlaces(context, 'bindTeacher', ids, async (tx, row) => {
    await checkTeachers(tx, context.appId, row.orgId, [teacherId]);
    if (ownTeacher(row, teacherId) === null) {
      await tx
        .update(grade)
        .set({
          teacherIds: [...row.teacherIds, teacherId],
          version: row.version + 1,
          updatedAt: context.services.now(),
        })
        .where(and(eq(grade.appId, context.appId), eq(grade.id, row.id)));
    }
    return {
      set: { teacherId },
      differs: sql`${enrolment.teacherId} is distinct from ${teacherId}`,
      told: { teacherId },
    };
  });

export const unbindTeacher: Handlers['unbindTeacher'] = (context, { ids }) =>
  changePlaces(context, 'unbindTeacher', ids, async () => ({
    set: { teacherId: null },
    differs: sql`${enrolment.teacherId} is not null`,
    told: { teacherId: null },
  }));

export const setGroups: Handlers['setGroups'] = (context, { ids, groupIds }) =>
  changePlaces(context, 'setGroups', ids, async (_tx, row) => {
    const wanted = [...new Set(groupIds)];
    const known = new Set(row.groups.map(({ id }) => id));
    if (!wanted.every((id) => known.has(id))) throw new AppError('NOT_FOUND');
    return {
      set: { groupIds: wanted },
      differs: sql`${enrolment.groupIds} <> ${JSON.stringify(wanted)}::jsonb`,
      told: { groupIds: wanted },
    };
  });
