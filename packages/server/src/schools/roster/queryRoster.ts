import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { MEMBER } from '@aosai/api/accounts/memberStatus';
import { member, organizationMember as places } from '../../db/schema/people.ts';
import type { ResourceHandlers } from '../../kit/context.ts';
import { memberRowScope } from '../../kit/scope.ts';

/** Classes of the roster, with the students of the session's school that the caller may add to a class or an exam. */
export const queryRoster: ResourceHandlers<'organizationMember'>['queryRoster'] = async (context) => {
  const { actor, appId, db } = context;
  const orgId = actor.kind === 'member' ? actor.orgId : null;
  if (orgId === null) return { classes: [], students: 0, withMobile: 0 };
  const person = { appId: member.appId, memberId: member.id, ofMembers: true } as const;
  const rows = await db
    .select({
      name: places.className,
      students: count(),
      withMobile: sql<number>`count(*) filter (where ${isNotNull(member.mobileHash)})::int`,
    })
    .from(places)
    .innerJoin(member, and(eq(member.appId, places.appId), eq(member.id, places.memberId)))
    .where(
      and(
        memberRowScope(context, person, ['student', 'organization']),
        eq(places.appId, appId),
        eq(places.orgId, orgId),
        eq(places.status, 'active'),
        isNull(places.deletedAt),
        sql`${places.roles} ? 'student'`,
        eq(member.status, MEMBER.active),
        isNull(member.deletedAt),
      ),
    )
    .groupBy(places.className)
    .orderBy(asc(places.className));
  const sum = (of: 'students' | 'withMobile') => rows.reduce((all, row) => all + row[of], 0);
  return {
    classes: rows.flatMap(({ name, students }) => (name === null ? [] : [{ name, students }])),
    students: sum('students'),
    withMobile: sum('withMobile'),
  };
};
