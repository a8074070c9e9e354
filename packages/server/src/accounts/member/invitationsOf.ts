import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { linkStatusAt, linkUntil } from '@aosai/api/schools/organizationLinks';
import { organization, organizationMember as places } from '../../db/schema/people.ts';
import type { CallContext } from '../../kit/context.ts';

/** The organizations that a member is invited to, applied to or refused, oldest first. Only operators may see them all. */
export async function invitationsOf({ db, appId, services }: CallContext, memberId: string, tx = db) {
  const now = services.now();
  const rows = await tx
    .select({ id: organization.id, name: organization.name, place: places })
    .from(places)
    .innerJoin(organization, and(eq(organization.appId, appId), eq(organization.id, places.orgId)))
    .where(
      and(
        eq(places.appId, appId),
        eq(places.memberId, memberId),
        inArray(places.status, ['pending', 'refused', 'applied']),
        isNull(places.deletedAt),
        isNull(organization.deletedAt),
      ),
    )
    .orderBy(asc(places.id));
  return rows.flatMap(({ id, name, place }) => {
    const status = linkStatusAt(place, now);
    if (status === 'active' || status === 'left') return [];
    return { id, name, roles: place.roles, status, until: linkUntil(place, now)?.toISOString() ?? null };
  });
}
