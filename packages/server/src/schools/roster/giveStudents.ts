import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { memberTeacher, organizationMember } from '../../db/schema/people.ts';
import type { PeopleCall } from '../../accounts/member/newMember.ts';

export interface GivenStudents {
  orgId: string;
  teacherId: string;
  memberIds: readonly string[];
  /** Groups of that teacher. */
  groupIds: readonly string[];
}

/**
 * Checks that all are students of the organization, and locks them as such until the transaction ends. Without an
 * organization it always throws: there, students join a teacher by code only. Throws NOT_FOUND.
 */
export async function checkStudents(
  tx: Db,
  appId: string,
  orgId: string | null,
  memberIds: readonly string[],
): Promise<void> {
  if (orgId === null) throw new AppError('NOT_FOUND');
  const students = await tx
    .select({ id: organizationMember.memberId })
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.appId, appId),
        eq(organizationMember.orgId, orgId),
        eq(organizationMember.status, 'active'),
        sql`${organizationMember.roles} ? 'student'`,
        inArray(organizationMember.memberId, [...memberIds]),
      ),
    )
    .for('share');
  if (students.length !== memberIds.length) throw new AppError('NOT_FOUND');
}

/**
 * Links students of an organization to a teacher; existing links gain these groups. Returns the ids of the links.
 * Throws NOT_FOUND unless all of them are students there.
 */
export async function giveStudents(
  tx: Db,
  { appId, now, createdBy }: Pick<PeopleCall, 'appId' | 'now' | 'createdBy'>,
  { orgId, teacherId, memberIds, groupIds }: GivenStudents,
): Promise<string[]> {
  const wanted = [...new Set(memberIds)];
  await checkStudents(tx, appId, orgId, wanted);
  const links = wanted.map((memberId) => ({
    appId,
    id: newId(),
    orgId,
    createdBy,
    createdAt: now,
    updatedAt: now,
    teacherId,
    memberId,
    groupIds: [...new Set(groupIds)],
    status: 'active',
  }));
  const { groupIds: kept } = memberTeacher;
  const rows = await tx
    .insert(memberTeacher)
    .values(links)
    .onConflictDoUpdate({
      target: [memberTeacher.appId, memberTeacher.teacherId, memberTeacher.memberId, memberTeacher.orgId],
      targetWhere: isNotNull(memberTeacher.orgId),
      set: {
        status: 'active',
        updatedAt: now,
        deletedAt: null,
        version: sql`${memberTeacher.version} + 1`,
        groupIds: sql`(
          select coalesce(jsonb_agg(distinct value), '[]'::jsonb)
          from jsonb_array_elements(${kept} || excluded.group_ids) as value
        )`,
      },
    })
    .returning({ id: memberTeacher.id });
  return rows.map(({ id }) => id);
}
