import { and, desc, eq, isNull } from 'drizzle-orm';
import type { CardSnapshot } from '@aosai/api/rights/cards';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { memberMembership as held } from '../../db/schema/cards.ts';
import { lockHolder } from './lockHolder.ts';
import { inBeijing } from '@aosai/api/kit/beijing';
import { DAY_MS } from '@aosai/api/kit/constants';

/** The last millisecond of a period: the end of the day, in Beijing, `days` days after its start. */
export function endOfPeriod(start: Date, days: number): Date {
  const intoDay = inBeijing(start.getTime()).getTime() % DAY_MS;
  const untilMidnight = intoDay === 0 ? 0 : DAY_MS - intoDay;
  return new Date(start.getTime() + untilMidnight + days * DAY_MS - 1);
}

/** When a period may begin: now, or right after the previous one. */
const startAfter = (expireDate: Date | null, now: Date): Date =>
  expireDate === null || expireDate < now ? now : new Date(expireDate.getTime() + 1);

/** A call inside a transaction, so that card and order are stored together or not at all. */
export interface CardCall {
  db: Db;
  appId: string;
  now: Date;
}

export interface Sale {
  memberId: string;
  membershipId: string;
  snapshot: CardSnapshot;
  /** Null for a card without an order. */
  orderId: string | null;
  orgId: string | null;
}

export interface GrantedCard {
  id: string;
  startDate: Date;
  expireDate: Date;
}

const period = { id: held.id, startDate: held.startDate, expireDate: held.expireDate };

/** The end of a member's card, renewals included; null without one. */
export async function lastEndOf(
  { db, appId, now }: CardCall,
  { memberId, membershipId }: Pick<Sale, 'memberId' | 'membershipId'>,
): Promise<Date | null> {
  const [last] = await db
    .select({ expireDate: held.expireDate })
    .from(held)
    .where(
      and(
        eq(held.appId, appId),
        eq(held.memberId, memberId),
        eq(held.membershipId, membershipId),
        isNull(held.endedAt),
        isNull(held.deletedAt),
      ),
    )
    .orderBy(desc(held.expireDate))
    .limit(1);
  return last && last.expireDate >= now ? last.expireDate : null;
}

/**
 * Gives a member a card, in the transaction of its order. It begins after the last end of the same card. One order
 * gives one card, however often its payment is reported.
 */
export async function grantCard(call: CardCall, sale: Sale): Promise<GrantedCard> {
  const { db, appId, now } = call;
  const { memberId, membershipId, snapshot, orderId, orgId } = sale;
  await lockHolder(call, memberId);
  if (orderId !== null) {
    const [known] = await db
      .select(period)
      .from(held)
      .where(and(eq(held.appId, appId), eq(held.orderId, orderId)));
    if (known) return known;
  }
  const startDate = startAfter(await lastEndOf(call, sale), now);
  const made = { id: newId(), startDate, expireDate: endOfPeriod(startDate, snapshot.days) };
  const { name, type, days, rights } = snapshot;
  const base = { appId, orgId, createdAt: now, updatedAt: now };
  await db.insert(held).values({ ...base, ...made, memberId, membershipId, name, type, days, rights, orderId });
  return made;
}
