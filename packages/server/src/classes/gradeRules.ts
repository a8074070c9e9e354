import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { GradeGroup } from '@aosai/api/classes/classMembers';
import { lifecycleAt, LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { newId } from '../base/newId.ts';
import type { Db } from '../db/open.ts';
import { member, organizationMember } from '../db/schema/people.ts';
import type { GradeRow } from './gradeViews.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

export const stateOf = (row: GradeRow, now: Date): AppError =>
  new AppError('GRADE_STATE', { status: LIFECYCLE.label(lifecycleAt(row, now)) });

interface Windows {
  enrollStartAt: Date;
  enrollEndAt: Date;
  startAt: Date;
  endAt: Date;
}

/** The fault in the times of a class; null if there is none. */
export function windowFault({ enrollStartAt, enrollEndAt, startAt, endAt }: Windows): string | null {
  if (enrollStartAt >= enrollEndAt) return '报名的结束时间应晚于开始时间';
  if (startAt >= endAt) return '班级的结束时间应晚于开始时间';
  return enrollEndAt > endAt ? '报名应在班级结束以前截止' : null;
}

/** Throws TEACHER_UNFIT unless all are teachers who can sign in, and belong to the class's school if it has one. */
export async function checkTeachers(
  db: Db,
  appId: string,
  orgId: string | null,
  teacherIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(teacherIds)];
  const isThere =
    orgId === null
      ? undefined
      : sql`exists ${db
          .select({ one: sql`1` })
          .from(organizationMember)
          .where(
            and(
              eq(organizationMember.appId, appId),
              eq(organizationMember.orgId, orgId),
              eq(organizationMember.memberId, member.id),
              eq(organizationMember.status, 'active'),
            ),
          )}`;
  const found = await db.$count(
    member,
    and(
      eq(member.appId, appId),
      inArray(member.id, wanted),
      eq(member.type, 'teacher'),
      eq(member.status, MEMBER.active),
      isNull(member.deletedAt),
      isThere,
    ),
  );
  if (found !== wanted.length) throw new AppError('TEACHER_UNFIT');
}

/** Groups with ids; existing groups keep theirs. Throws VALIDATION. */
export function groupsFrom(
  known: readonly GradeGroup[],
  given: readonly { id?: string | undefined; name: string }[],
): GradeGroup[] {
  const ids = new Set(known.map(({ id }) => id));
  if (new Set(given.map(({ name }) => name)).size !== given.length)
    throw new AppError('VALIDATION', { path: 'groups', detail: '分组的名称不能相同' });
  if (given.some(({ id }) => id !== undefined && !ids.has(id)))
    throw new AppError('VALIDATION', { path: 'groups', detail: '分组已被删除，请刷新后再改' });
  return given.map(({ id, name }) => ({ id: id ?? newId(), name }));
}
