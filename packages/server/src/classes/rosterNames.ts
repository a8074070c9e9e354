import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { classKey } from '@aosai/api/kit/typedText';
import type { Db } from '../db/open.ts';
import { organizationMember } from '../db/schema/people.ts';

interface Naming {
  appId: string;
  now: Date;
  /** The school of the class; null for a class of the platform, which no roster names. */
  orgId: string | null;
  memberIds: readonly string[];
}

/**
 * Locks what rosters say of these people, in the order of their ids. Take it before the locks of classes, as changes of
 * the roster do, which then move people between classes.
 */
export async function lockRosterRows(tx: Db, appId: string, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  await tx
    .select({ id: organizationMember.id })
    .from(organizationMember)
    .where(and(eq(organizationMember.appId, appId), inArray(organizationMember.memberId, [...memberIds])))
    .orderBy(organizationMember.id)
    .for('update');
}

/**
 * Names another class in the roster, or none, for those of these people whose class there is `from`: otherwise the next
 * import of the roster would put them back. Another name there, such as that of a second class, stays.
 */
export async function renameInRoster(
  tx: Db,
  { appId, now, orgId, memberIds }: Naming,
  from: string,
  to: string | null,
): Promise<void> {
  if (orgId === null || memberIds.length === 0 || from === to) return;
  const named = await tx
    .select({ id: organizationMember.id, className: organizationMember.className })
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.appId, appId),
        eq(organizationMember.orgId, orgId),
        inArray(organizationMember.memberId, [...memberIds]),
        isNotNull(organizationMember.className),
        isNull(organizationMember.deletedAt),
      ),
    );
  const key = classKey(from);
  const ids = named.flatMap(({ id, className }) => (className !== null && classKey(className) === key ? [id] : []));
  if (ids.length === 0) return;
  await tx
    .update(organizationMember)
    .set({ className: to, version: sql`${organizationMember.version} + 1`, updatedAt: now })
    .where(and(eq(organizationMember.appId, appId), inArray(organizationMember.id, ids)));
}
