import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { organizationMember } from '../../db/schema/people.ts';
import type { CallContext } from '../../kit/context.ts';
import { lockMembers, type MemberRecord } from './memberScope.ts';

const MAX_NAMED = 3;

/** 林知远、陈一诺等 5 人 */
const namesOf = (rows: readonly MemberRecord[]): string => {
  const named = rows
    .slice(0, MAX_NAMED)
    .map(({ name }) => name)
    .join('、');
  return rows.length > MAX_NAMED ? `${named}等 ${rows.length} 人` : named;
};

/** Members who manage a school or teach at another one: their password would open more than this school. */
async function beyondSchool(tx: Db, appId: string, orgId: string, memberIds: readonly string[]): Promise<Set<string>> {
  const places = await tx
    .select({
      memberId: organizationMember.memberId,
      orgId: organizationMember.orgId,
      roles: organizationMember.roles,
    })
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.appId, appId),
        inArray(organizationMember.memberId, [...memberIds]),
        eq(organizationMember.status, 'active'),
      ),
    );
  const isBeyond = ({ orgId: at, roles }: (typeof places)[number]) =>
    roles.includes('manager') || (at !== orgId && roles.includes('teacher'));
  return new Set(places.filter(isBeyond).map(({ memberId }) => memberId));
}

/**
 * Checks that a member of a school may give out a way into these accounts: only into accounts that the school made, and
 * a teacher only into those of students. Throws PWD_NOT_OURS, PWD_OFFICE_ONLY, VALIDATION.
 */
export async function checkPasswordAccess(tx: Db, context: CallContext, rows: readonly MemberRecord[]): Promise<void> {
  const { actor, appId } = context;
  if (actor.kind !== 'member') return;
  if (rows.some(({ id }) => id === actor.memberId)) {
    throw new AppError('VALIDATION', { path: 'id', detail: '自己的密码请在「账号与安全」里修改' });
  }
  const { orgId } = actor;
  const foreign = rows.filter((row) => row.orgId === null || row.orgId !== orgId);
  if (orgId === null || foreign.length > 0) throw new AppError('PWD_NOT_OURS', { names: namesOf(foreign) });
  const isManager = actor.orgRoles.includes('manager');
  const beyond = await beyondSchool(
    tx,
    appId,
    orgId,
    rows.map(({ id }) => id),
  );
  const others = rows.filter(({ id, type }) => beyond.has(id) || (type !== 'student' && !isManager));
  if (others.length > 0) throw new AppError('PWD_OFFICE_ONLY', { names: namesOf(others) });
}

/**
 * Locks the members whose passwords the caller may reset: a teacher's students and the members of a manager's school,
 * if that school made their accounts; anybody for the office. All of them or none. Throws NOT_FOUND, PWD_NOT_OURS,
 * PWD_OFFICE_ONLY, VALIDATION.
 */
export async function lockForPasswordReset(
  tx: Db,
  context: CallContext,
  ids: readonly string[],
): Promise<MemberRecord[]> {
  const rows = await lockMembers(tx, context, ['student', 'organization', 'office'], ids);
  await checkPasswordAccess(tx, context, rows);
  return rows;
}
