import type { SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { yuanText } from '@aosai/api/orders/orderRules';
import type { Audit } from '../../kit/audit/audit.ts';
import { moveOrder, refuseMove } from '../moveOrder.ts';
import { inTransaction, type OrderCall } from '../orderCall.ts';
import { paymentById, promiseRefund } from './refundRows.ts';
import { sendPromised } from './sendRefund.ts';
import { findOrder, lockOrder, type OrderRow } from '../storedOrders.ts';

/**
 * Starts the refund agreed on in the quit. It is stored before the provider is asked, so that the sweep can ask again.
 * Throws ORDER_STATE, REFUND_LIMIT when nothing was agreed.
 */
export async function startRefund(
  call: OrderCall,
  { id, scope }: { id: string; scope?: SQL | undefined },
  audit: Audit | null,
): Promise<OrderRow> {
  const refundId = await inTransaction(call, async (inside) => {
    const order = await lockOrder(inside, id, scope);
    refuseMove(order, 'refund');
    const amountFen = (order.refundFen ?? 0) - order.refundedFen;
    if (amountFen < 1 || order.paymentId === null) throw new AppError('REFUND_LIMIT', { amount: yuanText(0) });
    const paid = await paymentById(inside, order.paymentId);
    const promised = await promiseRefund(inside, paid, { amountFen, cause: 'quit' });
    const moved = await moveOrder(inside, order, 'refund', { refundingAt: call.now });
    await audit?.(inside.db, { before: { status: order.status }, after: { status: moved.status, amountFen } });
    return promised.id;
  });
  await sendPromised(call, refundId);
  return findOrder(call, id);
}
