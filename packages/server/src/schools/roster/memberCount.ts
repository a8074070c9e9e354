import { and, eq, gt, or } from 'drizzle-orm';
import { LINK_MS } from '@aosai/api/schools/organizationLinks';
import type { Db } from '../../db/open.ts';
import { organizationMember } from '../../db/schema/people.ts';

/** Selects people with an open invitation. */
export const isInvited = (now: Date) =>
  and(eq(organizationMember.status, 'pending'), gt(organizationMember.askedAt, new Date(now.getTime() - LINK_MS)));

/** Counts members and open invitations, which reserve a place. */
export function memberCount(
  tx: Db,
  { appId, orgId, now }: { appId: string; orgId: string; now: Date },
): Promise<number> {
  return tx.$count(
    organizationMember,
    and(
      eq(organizationMember.appId, appId),
      eq(organizationMember.orgId, orgId),
      or(eq(organizationMember.status, 'active'), isInvited(now)),
    ),
  );
}
