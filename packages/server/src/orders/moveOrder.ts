import { and, inArray, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { ORDER_MOVES, ORDER, type OrderMove, type OrderStatus } from '@aosai/api/orders/orderStates';
import { orders } from '../db/schema/orders.ts';
import type { EngineCall } from '../kit/engineCall.ts';
import { type OrderRow, orderIs } from './storedOrders.ts';
import { fulfilmentOf } from './fulfilment.ts';

type Set = Partial<Omit<typeof orders.$inferInsert, 'status' | 'appId' | 'id'>>;

export const wrongState = (status: OrderStatus): AppError =>
  new AppError('ORDER_STATE', { status: ORDER.label(status) });

/** Throws ORDER_STATE if `ORDER_MOVES` does not allow this move from the order's state. */
export function refuseMove({ status }: Pick<OrderRow, 'status'>, move: OrderMove): void {
  const from: readonly OrderStatus[] = ORDER_MOVES[move].from;
  if (!from.includes(status)) throw wrongState(status);
}

/**
 * Moves a locked order one state on and updates its goods, in the transaction of the call. Throws ORDER_STATE when the
 * order is no longer in a state that the move starts from.
 */
export async function moveOrder(call: EngineCall, order: OrderRow, move: OrderMove, set: Set = {}): Promise<OrderRow> {
  refuseMove(order, move);
  const { db, appId, now } = call;
  const { from, to } = ORDER_MOVES[move];
  const [moved] = await db
    .update(orders)
    .set({ ...set, status: to, updatedAt: now, version: sql`${orders.version} + 1` })
    .where(and(orderIs(appId, order.id), inArray(orders.status, [...from])))
    .returning();
  if (!moved) throw wrongState(order.status);
  await fulfilmentOf(call, moved.kind).follow(call, moved, move);
  return moved;
}
