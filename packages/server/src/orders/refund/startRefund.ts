import { type SQL, and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { yuanText } from '@aosai/api/orders/orderRules';
import type { Audit } from '../../kit/audit/audit.ts';
import { moveOrder, refuseMove } from '../moveOrder.ts';
import { inTransaction, type OrderCall, providerOf } from '../orderCall.ts';
import { paymentById, promiseRefund } from './refundRows.ts';
import { findOrder, lockOrder, type OrderRow, type PaymentRow, type RefundRow } from '../storedOrders.ts';
import { refund } from '../../db/schema/orders.ts';
import { notifyRefunded } from './notifyRefunded.ts';

/**
 * Asks the provider to make a promised refund, or for its state; asking twice refunds once. If the provider is no
 * longer set up the refund becomes `abnormal`, for a person to check the provider's books and give it back by hand.
 * Throws UNAVAILABLE.
 */
export async function sendRefund(call: OrderCall, id: string): Promise<void> {
  const { db, appId } = call;
  const [row] = await db
    .select()
    .from(refund)
    .where(and(eq(refund.appId, appId), eq(refund.id, id)));
  if (row?.status !== 'waiting' && row?.status !== 'processing') return;
  const { outRefundNo, amountFen: refundFen, reason, provider: name } = row;
  const provider = providerOf(call, name);
  const { outTradeNo, paidFen } = await paymentById(call, row.paymentId);
  const ask = { outTradeNo, outRefundNo, refundFen, totalFen: paidFen ?? 0, reason };
  const found = row.status === 'waiting' ? await provider?.refund(ask) : await provider?.queryRefund(outRefundNo);
  const nobody = { state: 'abnormal' as const, isOutOfReach: true as const };
  await notifyRefunded(call, { provider: name, outRefundNo, ...(found ?? nobody) });
}

/** Sends a refund promised a moment ago. If the provider does not answer, the sweep asks again. */
export async function sendPromised(call: OrderCall, id: string): Promise<void> {
  await sendRefund(call, id).catch((error: unknown) => call.noteLeft(error));
}

/** A promised refund, and the payment that it comes from. */
type Promised = Pick<RefundRow, 'id' | 'outRefundNo' | 'amountFen'> & Pick<PaymentRow, 'outTradeNo'>;

/** Promises the refund agreed on in the quit. Throws ORDER_STATE, REFUND_LIMIT when nothing was agreed. */
export const promiseQuit = (
  call: OrderCall,
  { id, scope }: { id: string; scope?: SQL | undefined },
  audit: Audit | null,
): Promise<Promised> =>
  inTransaction(call, async (inside) => {
    const order = await lockOrder(inside, id, scope);
    refuseMove(order, 'refund');
    const amountFen = (order.refundFen ?? 0) - order.refundedFen;
    if (amountFen < 1 || order.paymentId === null) throw new AppError('REFUND_LIMIT', { amount: yuanText(0) });
    const paid = await paymentById(inside, order.paymentId);
    const promised = await promiseRefund(inside, paid, { amountFen, cause: 'quit' });
    const moved = await moveOrder(inside, order, 'refund', { refundingAt: call.now });
    await audit?.(inside.db, { before: { status: order.status }, after: { status: moved.status, amountFen } });
    return { ...promised, outTradeNo: paid.outTradeNo };
  });

/**
 * Starts the refund agreed on in the quit. It is stored before the provider is asked, so that the sweep can ask again.
 * Throws ORDER_STATE, REFUND_LIMIT when nothing was agreed.
 */
export async function startRefund(
  call: OrderCall,
  named: { id: string; scope?: SQL | undefined },
  audit: Audit | null,
): Promise<OrderRow> {
  const promised = await promiseQuit(call, named, audit);
  await sendPromised(call, promised.id);
  return findOrder(call, named.id);
}
