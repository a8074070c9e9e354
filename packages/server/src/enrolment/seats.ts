import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { enrolment } from '../db/schema/enrolment.ts';
import type { EngineCall } from '../kit/engineCall.ts';
import { lockMembers, orderPlaces } from './orderPlaces.ts';
import { storedPlaces } from './storedPlaces.ts';
import type { Target } from './target.ts';
import { ENROLMENT, SEATED_ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { minuteText } from '@aosai/api/kit/beijing';
import { moneyText } from '@aosai/api/kit/moneyText';
import type { OrderRow } from '../orders/storedOrders.ts';
import { sendMessage } from '../platform/message/sendMessage.ts';
import { targetLink } from './targetLink.ts';

/** Tells students who got a free seat off the waiting list, in the same transaction. */
async function notifyPromoted(call: EngineCall, target: Target, memberIds: string[]): Promise<void> {
  await sendMessage(call.db, {
    appId: call.appId,
    memberIds,
    type: target.kind,
    title: `「${target.title}」有名额了`,
    body: '候补已经补上，你的报名已生效。',
    link: targetLink(target),
    createdBy: null,
    now: call.now,
  });
}

/** Tells students who got a priced seat to pay their orders; the order itself tells the guardians of minors. */
async function tellToPay(call: EngineCall, target: Target, orders: readonly OrderRow[]): Promise<void> {
  for (const { id, memberId, amountFen, expiresAt, needsGuardian } of orders) {
    const who = needsGuardian ? '请家长' : '请';
    await sendMessage(call.db, {
      appId: call.appId,
      memberIds: [memberId],
      type: 'order',
      title: `「${target.title}」有名额了`,
      body: `候补已经补上，${who}在 ${minuteText(expiresAt.getTime())} 之前支付 ${moneyText(amountFen)}，过时名额给下一位。`,
      link: `order?id=${id}`,
      createdBy: null,
      now: call.now,
    });
  }
}

/** How many seats of a target are taken. Lock the target first if the answer has to stay true. */
export const seatsTaken = ({ db, appId }: EngineCall, targetId: string): Promise<number> =>
  db.$count(
    enrolment,
    and(
      eq(enrolment.appId, appId),
      eq(enrolment.targetId, targetId),
      inArray(enrolment.status, [...SEATED_ENROLMENT]),
      isNull(enrolment.deletedAt),
    ),
  );

/** The state of a place with a seat: enrolled if it is free, else pending payment. */
export const seatedStatus = ({ priceFen }: Target) => (priceFen === 0 ? ENROLMENT.enrolled : ENROLMENT.pendingPay);

/**
 * Gives free seats to those who wait longest and tells them; a priced seat comes with an order and time to pay. Call it
 * in the transaction that freed a seat, with the target locked. Does nothing once the target is over.
 */
export async function promote(call: EngineCall, target: Target): Promise<string[]> {
  const { db, appId, now } = call;
  if (target.stoppedAt || now >= target.endAt) return [];
  const free = target.capacity === null ? undefined : target.capacity - (await seatsTaken(call, target.id));
  if (free !== undefined && free <= 0) return [];
  const waiting = db
    .select({ id: enrolment.id, memberId: enrolment.memberId, orgId: enrolment.orgId })
    .from(enrolment)
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.targetId, target.id),
        eq(enrolment.status, ENROLMENT.waiting),
        isNull(enrolment.deletedAt),
      ),
    )
    .orderBy(asc(enrolment.waitingAt), asc(enrolment.id))
    .$dynamic();
  const next = await (free === undefined ? waiting : waiting.limit(free));
  if (next.length === 0) return [];
  const ids = next.map(({ id }) => id);
  const memberIds = next.map(({ memberId }) => memberId);
  // Lock members before places: an erasure locks the member's row first.
  if (target.priceFen > 0) await lockMembers(call, memberIds);
  await db
    .update(enrolment)
    .set({ status: seatedStatus(target), waitingAt: null, updatedAt: now })
    .where(storedPlaces(appId, ids));
  if (target.priceFen > 0) {
    const orders = await orderPlaces(call, target, next, { source: 'promoted', createdBy: null });
    await tellToPay(call, target, orders);
  } else await notifyPromoted(call, target, memberIds);
  return ids;
}
