import { and, eq, inArray, sql } from 'drizzle-orm';
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
 * Makes students of an organization a teacher's; who is that already keeps the groups and gains these. Ids of the
 * links. Throws NOT_FOUND unless every one of them is a student there.
 */
export async function giveStudents(
  tx: Db,
  { appId, now, createdBy }: Pick<PeopleCall, 'appId' | 'now' | 'createdBy'>,
  { orgId, teacherId, memberIds, groupIds }: GivenStudents,
): Promise<string[]> {
  const wanted = [...new Set(memberIds)];
  const students = await tx
    .select({ id: organizationMember.memberId })
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.appId, appId),
        eq(organizationMember.orgId, orgId),
        eq(organizationMember.status, 'active'),
        sql`${organizationMember.roles} ? 'student'`,
        inArray(organizationMember.memberId, wanted),
      ),
    )
    .for('share');
  if (students.length !== wanted.length) throw new AppError('NOT_FOUND');
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
      target: [memberTeacher.appId, memberTeacher.teacherId, memberTeacher.memberId],
      set: {
        orgId,
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
