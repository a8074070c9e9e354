import { and, eq } from 'drizzle-orm';
import { member } from '../../db/schema/people.ts';
import type { Db } from '../../db/open.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

/**
 * Locks a member's account until the transaction ends, so that of two concurrent sales the later one sees the end of
 * the first. Returns false for an erased account, which can be given nothing.
 */
export async function lockHolder({ db, appId }: { db: Db; appId: string }, memberId: string): Promise<boolean> {
  const [row] = await db
    .select({ status: member.status, deletedAt: member.deletedAt })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.id, memberId)))
    .for('update');
  return row !== undefined && row.status !== MEMBER.erased && row.deletedAt === null;
}
