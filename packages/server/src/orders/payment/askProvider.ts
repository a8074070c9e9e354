import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { ASK_PAUSE_MS } from '@aosai/api/orders/orderRules';
import { payment, refund } from '../../db/schema/orders.ts';
import { type OrderCall, providerOf } from '../orderCall.ts';
import type { OrderRow, PaymentRow } from '../storedOrders.ts';
import { notifyPaid } from '../notifyPaid.ts';
import { sendRefund } from '../refund/startRefund.ts';

/** Asks the provider for the state of a payment and records it if paid. Throws UNAVAILABLE. */
export async function askPayment(call: OrderCall, { provider, outTradeNo }: PaymentRow): Promise<void> {
  const found = await providerOf(call, provider)?.queryPayment(outTradeNo);
  if (found?.state === 'paid') await notifyPaid(call, { ...found, provider, outTradeNo });
}

/**
 * Asks the providers about the open payments and the unfinished refunds of an order; about each at most once in ten
 * seconds, however often 查询 is pressed.
 */
export async function askOrder(call: OrderCall, { id: orderId }: OrderRow): Promise<void> {
  const { db, appId, now } = call;
  const before = new Date(now.getTime() - ASK_PAUSE_MS);
  const payments = await db
    .update(payment)
    .set({ askedAt: now, updatedAt: now })
    .where(
      and(
        eq(payment.appId, appId),
        eq(payment.orderId, orderId),
        eq(payment.status, 'open'),
        or(isNull(payment.askedAt), lt(payment.askedAt, before)),
      ),
    )
    .returning();
  for (const one of payments) await askPayment(call, one);
  const refunds = await db
    .update(refund)
    .set({ askedAt: now, updatedAt: now })
    .where(
      and(
        eq(refund.appId, appId),
        eq(refund.orderId, orderId),
        sql`${refund.status} in ('waiting', 'processing')`,
        or(isNull(refund.askedAt), lt(refund.askedAt, before)),
      ),
    )
    .returning({ id: refund.id });
  for (const one of refunds) await sendRefund(call, one.id);
}
