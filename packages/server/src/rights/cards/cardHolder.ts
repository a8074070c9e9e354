import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { CardType } from '@aosai/api/rights/cards';
import type { Db } from '../../db/open.ts';
import { member, memberGuardian } from '../../db/schema/people.ts';
import type { MemberType } from '@aosai/api/kit/realms';

/** The member who buys a card. */
export interface Buyer {
  memberId: string;
  type: MemberType;
}

/**
 * Returns the member who will hold a card. Students and teachers buy cards of their own kind for themselves; a parent
 * buys for a linked child.
 *
 * @param wanted the member it is for; the buyer if omitted
 * @throws CARD_AUDIENCE, CARD_NEEDS_CHILD, NOT_FOUND for a child that is not linked
 */
export async function cardHolder(
  { db, appId }: { db: Db; appId: string },
  card: { type: CardType },
  buyer: Buyer,
  wanted: string | undefined,
): Promise<string> {
  const isOwn = wanted === undefined || wanted === buyer.memberId;
  if (card.type === '1') {
    if (buyer.type !== 'teacher' || !isOwn) throw new AppError('CARD_AUDIENCE');
    return buyer.memberId;
  }
  if (isOwn) {
    if (buyer.type === 'parent') throw new AppError('CARD_NEEDS_CHILD');
    if (buyer.type !== 'student') throw new AppError('CARD_AUDIENCE');
    return buyer.memberId;
  }
  const [child] = await db
    .select({ id: member.id })
    .from(memberGuardian)
    .innerJoin(member, and(eq(member.appId, memberGuardian.appId), eq(member.id, memberGuardian.memberId)))
    .where(
      and(
        eq(memberGuardian.appId, appId),
        eq(memberGuardian.guardianId, buyer.memberId),
        eq(memberGuardian.memberId, wanted),
        eq(memberGuardian.status, 'active'),
        eq(member.type, 'student'),
      ),
    );
  if (!child) throw new AppError('NOT_FOUND');
  return child.id;
}
