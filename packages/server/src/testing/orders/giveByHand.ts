import { and, eq, or } from 'drizzle-orm';
import { refund } from '../../db/schema/orders.ts';
import type { OrderCall } from '../../orders/orderCall.ts';
import { notifyRefunded } from '../../orders/refund/notifyRefunded.ts';
import type { Cashiers } from './cashiers.ts';

/** An operator makes the refunds that wait for a person, after checking that the provider has not made them. */
export async function giveByHand(call: OrderCall, { byHand, bookOfRefund }: Cashiers): Promise<void> {
  const byBank = and(eq(refund.provider, 'manual'), eq(refund.status, 'processing'));
  const rows = await call.db
    .select()
    .from(refund)
    .where(and(eq(refund.appId, call.appId), or(eq(refund.status, 'abnormal'), byBank)));
  for (const row of rows) {
    const { provider, outRefundNo } = row;
    const state = bookOfRefund(outRefundNo);
    if (state === 'processing') continue;
    const told = { provider, outRefundNo, state: 'done' as const, refundId: `back-${outRefundNo}` };
    if (state === 'done') await notifyRefunded(call, told);
    else await byHand.giveBack(call, row);
  }
}
