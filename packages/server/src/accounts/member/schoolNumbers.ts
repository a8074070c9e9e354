import { and, eq, inArray } from 'drizzle-orm';
import { organizationMember } from '../../db/schema/people.ts';
import type { CallContext } from '../../kit/context.ts';

interface Place {
  no: string | null;
  className: string | null;
}

/** Number and class by member: in the session's organization, and for the office in any. */
export async function schoolNumbers(
  { db, appId, actor }: CallContext,
  memberIds: readonly string[],
): Promise<Map<string, Place>> {
  if (memberIds.length === 0 || (actor.kind === 'member' && actor.orgId === null)) return new Map();
  const rows = await db
    .select({ id: organizationMember.memberId, no: organizationMember.no, className: organizationMember.className })
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.appId, appId),
        inArray(organizationMember.memberId, [...memberIds]),
        actor.kind === 'member' ? eq(organizationMember.orgId, actor.orgId ?? '') : undefined,
      ),
    );
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}
