import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { newId } from '../../db/newId.ts';
import type { Db } from '../../db/open.ts';
import { memberTeacher, organizationMember } from '../../db/schema/people.ts';
import type { PeopleCall } from './newMember.ts';

export interface GivenStudents {
  orgId: string;
  teacherId: string;
  memberIds: readonly string[];
  /** Groups of that teacher. */
  groupIds: readonly string[];
}

/**
 * All of them are students of the organization now, and stay so until the transaction ends. Without an organization
 * nobody is: there a student comes to a teacher by a code alone. Throws NOT_FOUND.
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
 * Makes students of an organization a teacher's; who is that already keeps the groups and gains these. Ids of the
 * links. Throws NOT_FOUND unless every one of them is a student there.
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
