import { and, eq } from 'drizzle-orm';
import { member } from '../../db/schema/people.ts';
import type { Db } from '../../db/open.ts';

/** Holds a member's account until the transaction ends: of two sales at once the later one sees the other's end. */
export async function lockHolder({ db, appId }: { db: Db; appId: string }, memberId: string): Promise<void> {
  await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.id, memberId)))
    .for('update');
}
