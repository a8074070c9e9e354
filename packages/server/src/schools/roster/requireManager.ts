import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

/**
 * Throws ORG_LAST_MANAGER if no manager with an active account is left. Call it after changing roles, with the
 * organization's row locked, so that two managers cannot remove each other.
 */
export async function requireManager(tx: Db, appId: string, orgId: string): Promise<void> {
  const [counted] = await tx
    .select({ managers: count() })
    .from(organizationMember)
    .innerJoin(member, and(eq(member.appId, appId), eq(member.id, organizationMember.memberId)))
    .where(
      and(
        eq(organizationMember.appId, appId),
        eq(organizationMember.orgId, orgId),
        eq(organizationMember.status, 'active'),
        isNull(organizationMember.deletedAt),
        sql`${organizationMember.roles} ? 'manager'`,
        eq(member.status, MEMBER.active),
        isNull(member.deletedAt),
      ),
    );
  if (!counted?.managers) throw new AppError('ORG_LAST_MANAGER');
}
