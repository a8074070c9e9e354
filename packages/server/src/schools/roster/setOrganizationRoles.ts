import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { member, organization, organizationMember } from '../../db/schema/people.ts';
import { endLinks } from './endLinks.ts';
import { joinOrganization } from './joinOrganization.ts';
import { departedMember } from './departedMember.ts';
import { requireManager } from './requireManager.ts';
import type { PeopleCall } from '../../accounts/member/newMember.ts';
import { organizationIs } from '../organization/organizations.ts';
import type { OrganizationRole } from '@aosai/api/accounts/memberStatus';

/**
 * Sets the roles of a member in an organization, or invites them with these roles; no roles ends the membership.
 * Writers of an organization's members take turns on its row. Throws NOT_FOUND, ORG_FULL, ORG_LAST_MANAGER,
 * LINK_REFUSED.
 */
export async function setOrganizationRoles(
  tx: Db,
  call: Pick<PeopleCall, 'appId' | 'now' | 'createdBy'>,
  { memberId, orgId, roles }: { memberId: string; orgId: string; roles: readonly OrganizationRole[] },
): Promise<void> {
  const { appId, now } = call;
  const placeIs = and(
    eq(organizationMember.appId, appId),
    eq(organizationMember.orgId, orgId),
    eq(organizationMember.memberId, memberId),
    isNull(organizationMember.deletedAt),
  );
  await tx.select({ id: organization.id }).from(organization).where(organizationIs(appId, orgId)).for('update');
  const [place] = await tx.select().from(organizationMember).where(placeIs);
  if (roles.length > 0) await joinOrganization(tx, call, orgId, [{ memberId, roles: [...new Set(roles)] }]);
  else {
    const [person] = await tx
      .select()
      .from(member)
      .where(and(eq(member.appId, appId), eq(member.id, memberId)));
    if (!place || !person) throw new AppError('NOT_FOUND');
    await tx
      .update(organizationMember)
      .set({
        status: 'left',
        ...(place.status === 'active' && { known: departedMember(person) }),
        updatedAt: now,
        version: sql`${organizationMember.version} + 1`,
      })
      .where(placeIs);
    await endLinks(tx, { appId, orgId, now }, memberId);
  }
  const managed = place?.status === 'active' && place.roles.includes('manager');
  if (managed && !roles.includes('manager')) await requireManager(tx, appId, orgId);
}
