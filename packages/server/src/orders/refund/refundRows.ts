import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { yuanText } from '@aosai/api/orders/orderRules';
import { REFUND_CAUSE, type RefundCause } from '@aosai/api/orders/payments';
import { newId } from '../../base/newId.ts';
import { payment, refund } from '../../db/schema/orders.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import type { PaymentRow, RefundRow } from '../storedOrders.ts';

/** How much of a payment, in fen, has been refunded or is being refunded. */
async function goneOf({ db, appId }: EngineCall, paymentId: string): Promise<number> {
  const [sum] = await db
    .select({ fen: sql<number>`coalesce(sum(${refund.amountFen}), 0)`.mapWith(Number) })
    .from(refund)
    .where(and(eq(refund.appId, appId), eq(refund.paymentId, paymentId), ne(refund.status, 'closed')));
  return sum?.fen ?? 0;
}

/**
 * Promises a refund of a payment, in the transaction of the call with the order's row locked. The refunds of a payment
 * never exceed it. Throws REFUND_LIMIT.
 */
export async function promiseRefund(
  call: EngineCall,
  { id, orderId, provider, paidFen }: PaymentRow,
  { amountFen, cause, status = 'waiting' }: Pick<RefundRow, 'amountFen' | 'cause'> & Partial<Pick<RefundRow, 'status'>>,
): Promise<RefundRow> {
  const { db, appId, now } = call;
  const leftFen = (paidFen ?? 0) - (await goneOf(call, id));
  if (amountFen < 1 || amountFen > leftFen) throw new AppError('REFUND_LIMIT', { amount: yuanText(leftFen) });
  const row = {
    appId,
    id: newId(),
    createdAt: now,
    updatedAt: now,
    orderId,
    paymentId: id,
    provider,
    amountFen,
    cause,
  };
  const [made] = await db
    .insert(refund)
    .values({ ...row, outRefundNo: newId(), reason: REFUND_CAUSE.label(cause), status })
    .returning();
  if (!made) throw new TypeError('an insert returned nothing');
  return made;
}

/** Promises the whole payment back, where it belongs to no order. */
export const giveBack = (call: EngineCall, paid: PaymentRow, cause: RefundCause, status?: 'abnormal') =>
  promiseRefund(call, paid, { amountFen: paid.paidFen ?? 0, cause, ...(status && { status }) });

export async function paymentById({ db, appId }: EngineCall, id: string): Promise<PaymentRow> {
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.appId, appId), eq(payment.id, id)));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** The refunds of these payments, newest first. */
export const refundsOf = ({ db, appId }: EngineCall, paymentIds: readonly string[]): Promise<RefundRow[]> =>
  db
    .select()
    .from(refund)
    .where(and(eq(refund.appId, appId), inArray(refund.paymentId, [...paymentIds])))
    .orderBy(desc(refund.id));
