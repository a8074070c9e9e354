import { and, asc, eq, inArray } from 'drizzle-orm';
import { payableUntil } from '@aosai/api/orders/placeRules';
import type { OrderSource } from '@aosai/api/orders/payments';
import { enrolment } from '../db/schema/enrolment.ts';
import { member } from '../db/schema/people.ts';
import type { EngineCall } from '../kit/engineCall.ts';
import { insertOrder } from '../orders/insertOrder.ts';
import type { OrderRow } from '../orders/storedOrders.ts';
import { placeIs, type PlaceRow } from './storedPlaces.ts';
import type { Target } from './target.ts';

type Place = Pick<PlaceRow, 'id' | 'memberId' | 'orgId'>;

/**
 * Locks members in the order of their ids, to avoid deadlocks: inserting an order locks its member, and two targets may
 * give places to the same members at once.
 */
export async function lockMembers({ db, appId }: EngineCall, memberIds: readonly string[]): Promise<void> {
  await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.appId, appId), inArray(member.id, [...memberIds])))
    .orderBy(asc(member.id))
    .for('no key update');
}

/**
 * Creates the pending orders of new places, in the transaction that gives them, with the target locked. Homework costs
 * nothing. Throws GUARDIAN_LINK_FIRST, ORDER_LIMIT for orders placed by a family.
 */
export async function orderPlaces(
  call: EngineCall,
  target: Target,
  places: readonly Place[],
  { source, createdBy }: { source: OrderSource; createdBy: string | null },
): Promise<OrderRow[]> {
  const { kind, id: targetId, title, priceFen: amountFen } = target;
  if (kind === 'homework') return [];
  const made: OrderRow[] = [];
  for (const { id, memberId, orgId } of places) {
    const { order } = await insertOrder(call, {
      kind,
      targetId,
      memberId,
      orgId,
      enrolmentId: id,
      payerId: source === 'guardian' ? createdBy : null,
      createdBy,
      title,
      snapshot: { title, priceFen: amountFen, startAt: target.startAt, endAt: target.endAt },
      amountFen,
      requestId: null,
      latestAt: payableUntil(target, call.now),
      source,
    });
    await call.db.update(enrolment).set({ orderId: order.id }).where(placeIs(call.appId, id));
    made.push(order);
  }
  return made;
}
