import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { MEMBER } from '@aosai/api/domain/statuses';
import type { Db } from '../../db/open.ts';
import { member, organizationMember } from '../../db/schema/people.ts';

/**
 * Asked after a manager's roles were changed, while the organization's row is locked: two who put each other out leave
 * one. A manager whose account is closed looks after nobody. Throws ORG_LAST_MANAGER.
 */
export async function checkManagers(tx: Db, appId: string, orgId: string): Promise<void> {
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
