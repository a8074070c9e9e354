import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { CardSnapshot } from '@aosai/api/rights/cards';
import { membership } from '../../db/schema/cards.ts';
import { member } from '../../db/schema/people.ts';
import { cardSnapshot } from '../../rights/cards/cardSnapshot.ts';
import type { EngineCall } from '../../kit/engineCall.ts';

export interface CardOffer {
  title: string;
  amountFen: number;
  snapshot: CardSnapshot;
}

/** A card on sale, with its current price and rights. Throws NOT_FOUND for one that is not on sale. */
export async function cardOffer({ db, appId }: EngineCall, id: string): Promise<CardOffer> {
  const [card] = await db
    .select()
    .from(membership)
    .where(
      and(
        eq(membership.appId, appId),
        eq(membership.id, id),
        eq(membership.status, 'published'),
        isNull(membership.deletedAt),
      ),
    );
  if (!card) throw new AppError('NOT_FOUND');
  return { title: card.name, amountFen: card.priceFen, snapshot: await cardSnapshot(db, card) };
}

/** Returns the member who the office wants to hold a card. Throws NOT_FOUND, CARD_AUDIENCE. */
export async function officeHolder(
  { db, appId }: EngineCall,
  { type }: Pick<CardSnapshot, 'type'>,
  wanted: string,
): Promise<string> {
  const [person] = await db
    .select({ id: member.id, type: member.type })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.id, wanted), isNull(member.deletedAt)));
  if (!person) throw new AppError('NOT_FOUND');
  if (person.type !== (type === '1' ? 'teacher' : 'student')) throw new AppError('CARD_AUDIENCE');
  return person.id;
}
