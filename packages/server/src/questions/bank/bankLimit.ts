import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { BANK_LIMITS, OWN_BANK_RIGHT } from '@aosai/api/questions/bank';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { member } from '../../db/schema/people.ts';
import type { Place } from './createQuestion.ts';
import { hasRight } from '../../rights/cardsWith.ts';

/**
 * Refuses more than a hundred questions to a teacher without a school or a card. Locks the account until the
 * transaction ends, so that two concurrent calls cannot both take the last place.
 *
 * @throws BANK_FULL
 */
export async function refuseFullBank(
  tx: Db,
  call: { appId: string; now: Date },
  { orgId, ownerId }: Place,
): Promise<void> {
  if (ownerId === null || orgId !== null) return;
  const { appId } = call;
  const account = and(eq(member.appId, appId), eq(member.id, ownerId));
  await tx.select({ id: member.id }).from(member).where(account).for('update');
  const own = and(eq(question.appId, appId), eq(question.ownerId, ownerId), isNull(question.deletedAt));
  if ((await tx.$count(question, own)) < BANK_LIMITS.ownMax) return;
  if (!(await hasRight(tx, call, ownerId, OWN_BANK_RIGHT)))
    throw new AppError('BANK_FULL', { max: BANK_LIMITS.ownMax });
}
