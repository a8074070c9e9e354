import { and, asc, eq, isNull } from 'drizzle-orm';
import { organization, organizationMember } from '../../db/schema/people.ts';
import type { CallContext } from '../../kit/context.ts';

/**
 * The organizations of a member, oldest membership first.
 *
 * @param orgId limits the result to one organization; null for all
 */
export function activePlaces({ db, appId }: CallContext, memberId: string, orgId: string | null) {
  return db
    .select({
      id: organization.id,
      name: organization.name,
      roles: organizationMember.roles,
      no: organizationMember.no,
      className: organizationMember.className,
    })
    .from(organizationMember)
    .innerJoin(organization, and(eq(organization.appId, appId), eq(organization.id, organizationMember.orgId)))
    .where(
      and(
        eq(organizationMember.appId, appId),
        eq(organizationMember.memberId, memberId),
        eq(organizationMember.status, 'active'),
        orgId === null ? undefined : eq(organizationMember.orgId, orgId),
        isNull(organization.deletedAt),
      ),
    )
    .orderBy(asc(organizationMember.id));
}
