import { and, eq } from 'drizzle-orm';
import { refund } from '../../db/schema/orders.ts';
import { type OrderCall, providerOf } from '../orderCall.ts';
import { paymentById } from './refundRows.ts';
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
