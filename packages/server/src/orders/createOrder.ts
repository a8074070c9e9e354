import type { EngineCall } from '../kit/engineCall.ts';
import { fulfilmentOf } from './fulfilments.ts';
import { insertOrder, type NewOrder } from './insertOrder.ts';
import { moveOrder } from './moveOrder.ts';
import type { OrderRow } from './storedOrders.ts';

/**
 * Creates an order in the transaction of the call; an order of 0 fen is paid at once.
 *
 * @throws IDEMPOTENT_OTHER, GUARDIAN_LINK_FIRST, ORDER_LIMIT, NOT_FOUND for a member who does not exist
 */
export async function createOrder(call: EngineCall, ask: NewOrder): Promise<{ order: OrderRow; isNew: boolean }> {
  const made = await insertOrder(call, ask);
  const isFree = made.isNew && made.order.amountFen === 0;
  return isFree ? { ...made, order: await takeForNothing(call, made.order) } : made;
}

/** Grants the goods of a free order at once; closes the order if they cannot be granted. */
async function takeForNothing(call: EngineCall, order: OrderRow): Promise<OrderRow> {
  const isGiven = await fulfilmentOf(call, order.kind).grant(call, order);
  if (isGiven) return moveOrder(call, order, 'pay', { paidAt: call.now });
  return moveOrder(call, order, 'close', { closedAt: call.now, closedReason: 'gone' });
}
