import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { member } from '../../db/schema/people.ts';
import type { CallContext } from '../../kit/context.ts';
import { memberMatches } from './memberScope.ts';

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
