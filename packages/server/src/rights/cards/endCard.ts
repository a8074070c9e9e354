import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { memberMembership as held } from '../../db/schema/cards.ts';
import { type CardCall, endOfPeriod } from './grantCard.ts';
import { lockHolder } from './lockHolder.ts';

type Row = typeof held.$inferSelect;

/** Moves renewals up after a card has ended: each begins where the one before it ends. */
async function moveUp({ db, appId, now }: CardCall, gone: Row): Promise<void> {
  const later = await db
    .select()
    .from(held)
    .where(
      and(
        eq(held.appId, appId),
        eq(held.memberId, gone.memberId),
        eq(held.membershipId, gone.membershipId),
        gt(held.startDate, gone.startDate),
        gt(held.startDate, now),
        isNull(held.endedAt),
        isNull(held.deletedAt),
      ),
    )
    .orderBy(asc(held.startDate), asc(held.id));
  let startDate = gone.startDate > now ? gone.startDate : now;
  for (const { id, days, version } of later) {
    const expireDate = endOfPeriod(startDate, days);
    await db
      .update(held)
      .set({ startDate, expireDate, updatedAt: now, version: version + 1 })
      .where(and(eq(held.appId, appId), eq(held.id, id)));
    startDate = new Date(expireDate.getTime() + 1);
  }
}

/** Ends the card of an order whose money goes back, at once. Idempotent. */
export async function endCard(call: CardCall, { orderId, reason }: { orderId: string; reason: string }): Promise<void> {
  const { db, appId, now } = call;
  const ofOrder = and(eq(held.appId, appId), eq(held.orderId, orderId));
  const [sold] = await db.select({ memberId: held.memberId }).from(held).where(ofOrder);
  if (!sold) return;
  await lockHolder(call, sold.memberId);
  const [row] = await db.select().from(held).where(ofOrder);
  if (!row || row.endedAt !== null) return;
  await db
    .update(held)
    .set({ endedAt: now, reason, updatedAt: now, version: row.version + 1 })
    .where(ofOrder);
  if (row.expireDate >= now) await moveUp(call, row);
}
