import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { payment } from '../../db/schema/orders.ts';
import { type OrderCall, providerOf } from './orderCall.ts';
import type { PaymentRow } from './storedOrders.ts';
import { tellPaid } from './tellPaid.ts';

/**
 * Nobody can pay this any more: said by the provider first, and then kept. What was paid meanwhile is taken as paid. A
 * provider that is not set up any more can tell nothing, so nothing of it is waited for. Throws UNAVAILABLE.
 */
export async function closePayment(call: OrderCall, open: PaymentRow): Promise<void> {
  const { provider, outTradeNo } = open;
  const found = (await providerOf(call, provider)?.closePayment(outTradeNo)) ?? { state: 'closed' as const };
  if (found.state === 'paid') {
    await tellPaid(call, { ...found, provider, outTradeNo });
    return;
  }
  // The provider has never heard of what was cut off before it was asked.
  const isOver = found.state === 'closed' || (found.state === 'unknown' && open.params === null);
  if (!isOver) throw new AppError('UNAVAILABLE');
  await call.db
    .update(payment)
    .set({ status: 'closed', updatedAt: call.now })
    .where(and(eq(payment.appId, call.appId), eq(payment.id, open.id), eq(payment.status, 'open')));
}
