import { and, eq } from 'drizzle-orm';
import { MEMBER } from '@aosai/api/domain/statuses';
import { member } from '../../db/schema/people.ts';
import type { Db } from '../../db/open.ts';

/**
 * Holds a member's account until the transaction ends: of two sales at once the later one sees the other's end. False
 * when it was erased, and nothing can be given to it any more.
 */
export async function lockHolder({ db, appId }: { db: Db; appId: string }, memberId: string): Promise<boolean> {
  const [row] = await db
    .select({ status: member.status, deletedAt: member.deletedAt })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.id, memberId)))
    .for('update');
  return row !== undefined && row.status !== MEMBER.erased && row.deletedAt === null;
}
