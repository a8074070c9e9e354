import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { memberTeacher } from '../../db/schema/people.ts';

/** Ends all links between a member and the teachers or students of an organization that the member leaves. */
export async function endLinks(
  tx: Db,
  at: { appId: string; orgId: string; now: Date },
  memberId: string,
): Promise<void> {
  await tx
    .update(memberTeacher)
    .set({ status: 'ended', updatedAt: at.now, version: sql`${memberTeacher.version} + 1` })
    .where(
      and(
        eq(memberTeacher.appId, at.appId),
        eq(memberTeacher.orgId, at.orgId),
        eq(memberTeacher.status, 'active'),
        or(eq(memberTeacher.memberId, memberId), eq(memberTeacher.teacherId, memberId)),
      ),
    );
}
