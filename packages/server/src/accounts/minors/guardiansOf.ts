import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { memberGuardian } from '../../db/schema/people.ts';

/** The confirmed guardians of these children, by child. */
export async function guardiansOf(db: Db, appId: string, childIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ childId: memberGuardian.memberId, guardianId: memberGuardian.guardianId })
    .from(memberGuardian)
    .where(
      and(
        eq(memberGuardian.appId, appId),
        inArray(memberGuardian.memberId, [...new Set(childIds)]),
        eq(memberGuardian.status, 'active'),
      ),
    );
  const found = new Map<string, string[]>();
  for (const { childId, guardianId } of rows) found.set(childId, [...(found.get(childId) ?? []), guardianId]);
  return found;
}
