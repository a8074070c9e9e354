import { AppError } from '@aosai/api/kit/errors';
import type { ClosedReason } from '@aosai/api/orders/orderStates';
import type { Audit } from '../kit/audit/audit.ts';
import { closePayment } from './payment/closePayment.ts';
import { moveOrder, refuseMove } from './moveOrder.ts';
import { openPaymentOf } from './payment/openPayment.ts';
import { inTransaction, type OrderCall } from './orderCall.ts';
import { findOrder, lockOrder, type OrderRow } from './storedOrders.ts';
import { notifyOrder } from './notifyOrder.ts';

const TRIES = 3;

/**
 * Closes an unpaid order. The payment is closed at the provider first, so that nobody can pay it afterwards; a payment
 * that arrived meanwhile counts, and the order stays paid.
 *
 * @throws ORDER_STATE, UNAVAILABLE when the provider does not answer
 */
export async function closeOrder(
  call: OrderCall,
  id: string,
  closedReason: ClosedReason,
  { reason, audit }: { reason?: string | undefined; audit?: Audit } = {},
): Promise<OrderRow> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    refuseMove(await findOrder(call, id), 'close');
    const open = await openPaymentOf(call, id);
    if (open) await closePayment(call, open);
    const closed = await inTransaction(call, async (inside) => {
      const order = await lockOrder(inside, id);
      refuseMove(order, 'close');
      // Another call has opened a payment meanwhile: close that one too.
      if (await openPaymentOf(inside, id)) return null;
      const set = { closedAt: call.now, closedReason, decideReason: reason ?? order.decideReason };
      const moved = await moveOrder(inside, order, 'close', set);
      await notifyOrder(inside, moved, 'closed');
      await audit?.(inside.db, { before: { status: order.status }, after: { status: moved.status, reason } });
      return moved;
    });
    if (closed) return closed;
  }
  throw new AppError('UNAVAILABLE');
}
