import { and, count, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { ORGANIZATION, type OrganizationRole } from '@aosai/api/domain/statuses';
import { newId } from '../../db/newId.ts';
import type { Db } from '../../db/open.ts';
import { organization, organizationMember } from '../../db/schema/people.ts';
import type { PeopleCall } from './newMember.ts';

export interface Joining {
  memberId: string;
  roles: readonly OrganizationRole[];
  /** Left out, who belongs again keeps the former ones. */
  no?: string | null;
  className?: string | null;
}

/**
 * Makes members belong to an organization, or belong again. The organization's row is locked, so that two who fill
 * the last places take turns. Throws NOT_FOUND for one that has not passed, ORG_FULL.
 */
export async function joinOrganization(
  tx: Db,
  { appId, now, createdBy }: Pick<PeopleCall, 'appId' | 'now' | 'createdBy'>,
  orgId: string,
  joining: readonly Joining[],
): Promise<void> {
  const [found] = await tx
    .select({ quota: organization.quota })
    .from(organization)
    .where(
      and(
        eq(organization.appId, appId),
        eq(organization.id, orgId),
        eq(organization.status, ORGANIZATION.passed),
        isNull(organization.deletedAt),
      ),
    )
    .for('update');
  if (!found) throw new AppError('NOT_FOUND');
  for (const { memberId, ...as } of joining) {
    const belongs = { ...as, roles: [...as.roles], status: 'active', updatedAt: now };
    await tx
      .insert(organizationMember)
      .values({ appId, id: newId(), orgId, createdBy, createdAt: now, memberId, ...belongs })
      .onConflictDoUpdate({
        target: [organizationMember.appId, organizationMember.orgId, organizationMember.memberId],
        set: { ...belongs, deletedAt: null },
      });
  }
  if (found.quota === null) return;
  const [counted] = await tx
    .select({ total: count() })
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.appId, appId),
        eq(organizationMember.orgId, orgId),
        eq(organizationMember.status, 'active'),
      ),
    );
  if ((counted?.total ?? 0) > found.quota) throw new AppError('ORG_FULL', { quota: found.quota });
}
