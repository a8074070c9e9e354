import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { payment } from '../../db/schema/orders.ts';
import { type OrderCall, providerOf } from '../orderCall.ts';
import type { PaymentRow } from '../storedOrders.ts';
import { notifyPaid } from '../notifyPaid.ts';

/**
 * Closes a payment at its provider first, then here, so that nobody can pay it. If it turns out to be paid it is
 * recorded as paid. If the provider is no longer set up, it is closed here without asking. Throws UNAVAILABLE.
 */
export async function closePayment(call: OrderCall, open: PaymentRow): Promise<void> {
  const { provider, outTradeNo } = open;
  const found = (await providerOf(call, provider)?.closePayment(outTradeNo)) ?? { state: 'closed' as const };
  if (found.state === 'paid') {
    await notifyPaid(call, { ...found, provider, outTradeNo });
    return;
  }
  // Without `params` the request may never have reached the provider, so `unknown` counts as closed.
  const isOver = found.state === 'closed' || (found.state === 'unknown' && open.params === null);
  if (!isOver) throw new AppError('UNAVAILABLE');
  await call.db
    .update(payment)
    .set({ status: 'closed', updatedAt: call.now })
    .where(and(eq(payment.appId, call.appId), eq(payment.id, open.id), eq(payment.status, 'open')));
}
