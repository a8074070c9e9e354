import { and, eq, gte, inArray, isNull, like, or } from 'drizzle-orm';
import type { CardSnapshot } from '@aosai/api/rights/cards';
import { proportionalRefundFen } from '@aosai/api/orders/orderRules';
import { memberMembership as held } from '../../db/schema/cards.ts';
import { memberRightUse as use } from '../../db/schema/practice.ts';
import { endCard } from '../../rights/cards/endCard.ts';
import { grantCard } from '../../rights/cards/grantCard.ts';
import { lockHolder } from '../../rights/cards/lockHolder.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import type { Fulfilment } from '../fulfilment.ts';

/**
 * Whether a right of the card was used since it began. Use of limited rights is stored under the card's id, use of
 * unlimited ones without a period.
 */
async function isUsed({ db, appId }: EngineCall, card: typeof held.$inferSelect): Promise<boolean> {
  const codes = card.rights.map(({ code }) => code);
  const drawn = and(
    eq(use.appId, appId),
    eq(use.memberId, card.memberId),
    inArray(use.code, codes),
    gte(use.createdAt, card.startDate),
    or(isNull(use.period), like(use.period, `${card.id}/%`)),
  );
  return codes.length > 0 && (await db.$count(use, drawn)) > 0;
}

/** Cards: granted when paid for, ended when the quit is decided, refunded by the days that are left. */
export const cardFulfilment: Fulfilment = {
  grant: async (call, { id: orderId, memberId, targetId: membershipId, snapshot, orgId }) => {
    if (!(await lockHolder(call, memberId))) return false;
    await grantCard(call, { memberId, membershipId, snapshot: snapshot as unknown as CardSnapshot, orderId, orgId });
    return true;
  },
  follow: async (call, { id: orderId, decideReason, quitReason }, move) => {
    if (move !== 'passQuit' && move !== 'forceQuit') return;
    await endCard(call, { orderId, reason: decideReason ?? quitReason ?? '' });
  },
  propose: async (call, { id, paidAt, paidFen }) => {
    const [card] = await call.db
      .select()
      .from(held)
      .where(and(eq(held.appId, call.appId), eq(held.orderId, id), isNull(held.endedAt)));
    if (!card || !paidAt) return 0;
    const { startDate: startAt, expireDate: endAt, days } = card;
    const period = { paidFen, paidAt, startAt, endAt, days, isUsed: await isUsed(call, card) };
    return proportionalRefundFen(period, call.now);
  },
};
