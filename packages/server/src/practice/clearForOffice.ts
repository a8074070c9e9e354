import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { member } from '../db/schema/people.ts';
import { cleanTries } from './tries/cleanTries.ts';
import type { CallContext } from '../kit/context.ts';
import { audited } from '../kit/rows/audited.ts';

/** Clears a member's practice for the office: uses no right, and is logged with its reason. */
export async function clearForOffice(
  context: CallContext,
  { memberId, questionIds, reason }: { memberId: string; questionIds: readonly string[]; reason: string },
): Promise<number> {
  const { db, appId, services } = context;
  const [row] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.id, memberId), isNull(member.deletedAt)));
  if (!row) throw new AppError('NOT_FOUND');
  return audited(context, 'memberQuestion:batchClean', async (tx) => {
    const cleaned = await cleanTries(tx, { appId, now: services.now() }, row.id, questionIds);
    const diff = { after: { questionIds, cleaned, reason } };
    return { answer: cleaned, told: { target: row.id, diff } };
  });
}
