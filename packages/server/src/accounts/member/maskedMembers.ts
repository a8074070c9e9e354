import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { member } from '../../db/schema/people.ts';
import type { CallContext } from '../../kit/context.ts';
import { lookupById } from '../../kit/rows/lookup.ts';
import { maskedMember, memberMatches } from './memberScope.ts';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows of members who match the keyword, by the column that holds the member's id. */
export function memberKeyword(context: CallContext, memberId: PgColumn, keyword: string | undefined): SQL | undefined {
  const matches = memberMatches(context, keyword);
  if (!matches) return undefined;
  const { db, appId } = context;
  const found = db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.appId, appId), matches));
  return inArray(memberId, found);
}

/** The members of these rows, masked for lists. */
export async function maskedMembers(rows: readonly { memberId: string }[], { db, appId }: CallContext) {
  const ids = rows.map(({ memberId }) => memberId);
  const found = await db
    .select({ id: member.id, name: member.name, account: member.account })
    .from(member)
    .where(and(eq(member.appId, appId), inArray(member.id, ids)));
  return lookupById(found.map((row) => maskedMember(row)));
}
