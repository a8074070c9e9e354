import { and, asc, eq, inArray } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { enrolment } from '../db/schema/enrolment.ts';
import { member } from '../db/schema/people.ts';
import { grade } from '../db/schema/teaching.ts';
import { courseControls } from './classControls.ts';
import { type ClassSchedule, classSchedule } from './classSchedule.ts';
import { LEARNING_STATES } from './openChapters.ts';
import type { CallContext } from '../kit/context.ts';
import { keptGradeScope, myPlaceScope } from '../enrolment/scope/classRowScope.ts';

/** A class for somebody who learns in it or runs it. */
export interface ClassOf {
  id: string;
  title: string;
  schedule: ClassSchedule;
  /** Whether the caller runs the class, and so sees chapters hidden from its members. */
  isStaff: boolean;
  /** The member as whom staff looks at the class; null for no particular one. */
  member: { id: string; name: string } | null;
}

async function keptClass(context: CallContext, gradeId: string) {
  const { db, actor, group } = context;
  if (group === 'oj' || actor.kind === 'anonymous') return null;
  const [row] = await db
    .select()
    .from(grade)
    .where(and(keptGradeScope(context), eq(grade.id, gradeId)));
  return row ?? null;
}

/** A member of a class with their groups. Throws NOT_FOUND. */
async function memberIn({ db, appId }: CallContext, gradeId: string, memberId: string) {
  const [found] = await db
    .select({ id: member.id, name: member.name, groupIds: enrolment.groupIds })
    .from(enrolment)
    .innerJoin(member, and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId)))
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.kind, 'grade'),
        eq(enrolment.targetId, gradeId),
        eq(enrolment.memberId, memberId),
        inArray(enrolment.status, [...LEARNING_STATES]),
      ),
    );
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** A class whose member is the caller or one of their children. Throws NOT_FOUND. */
async function joinedClass(context: CallContext, gradeId: string) {
  const { db } = context;
  const places = await db
    .select({ groupIds: enrolment.groupIds, row: grade })
    .from(enrolment)
    .innerJoin(grade, and(eq(grade.appId, enrolment.appId), eq(grade.id, enrolment.targetId)))
    .where(and(myPlaceScope(context), eq(enrolment.targetId, gradeId), inArray(enrolment.status, [...LEARNING_STATES])))
    .orderBy(asc(enrolment.id));
  const [first] = places;
  if (!first) throw new AppError('NOT_FOUND');
  return { row: first.row, groupIds: places.flatMap(({ groupIds }) => groupIds) };
}

/**
 * The class with its schedule for the caller: as its members see it, or the whole plan for those who run it, who may
 * also look as one of its members.
 *
 * @throws NOT_FOUND
 */
export async function classOf(context: CallContext, gradeId: string, memberId?: string): Promise<ClassOf> {
  const kept = await keptClass(context, gradeId);
  if (!kept && memberId !== undefined) throw new AppError('NOT_FOUND');
  const looked = kept && memberId !== undefined ? await memberIn(context, gradeId, memberId) : null;
  const { row, groupIds } = kept
    ? { row: kept, groupIds: looked?.groupIds ?? null }
    : await joinedClass(context, gradeId);
  const rowsOf = await courseControls(context.db, context.appId, [gradeId]);
  return {
    id: row.id,
    title: row.title,
    schedule: classSchedule(rowsOf(row.id), row.courseId, groupIds),
    isStaff: kept !== null,
    member: looked && { id: looked.id, name: looked.name },
  };
}
