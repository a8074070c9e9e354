import { and, eq, inArray } from 'drizzle-orm';
import { member } from '../../db/schema/people.ts';
import type { CallContext } from '../../kit/context.ts';
import { lookupById } from '../../kit/rows/lookup.ts';
import { maskedMember } from './memberScope.ts';

/** The members of these rows, masked for lists. */
export async function maskedMembers(rows: readonly { memberId: string }[], { db, appId }: CallContext) {
  const ids = rows.map(({ memberId }) => memberId);
  const found = await db
    .select({ id: member.id, name: member.name, account: member.account })
    .from(member)
    .where(and(eq(member.appId, appId), inArray(member.id, ids)));
  return lookupById(found.map((row) => maskedMember(row)));
}
