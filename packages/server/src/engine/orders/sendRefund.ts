import { and, eq } from 'drizzle-orm';
import { refund } from '../../db/schema/orders.ts';
import { type OrderCall, providerOf } from './orderCall.ts';
import { paymentById } from './refundRows.ts';
import { tellRefunded } from './tellRefunded.ts';

/**
 * Asks the provider for a refund that is promised, or how it stands; asking twice refunds once. What a provider that is
 * not set up any more took is given back by hand, once someone has looked at its own books. Throws UNAVAILABLE.
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
  await tellRefunded(call, { provider: name, outRefundNo, ...(found ?? nobody) });
}

/** The same of what was promised a moment ago: where the provider does not answer, the sweep asks again. */
export async function sendPromised(call: OrderCall, id: string): Promise<void> {
  await sendRefund(call, id).catch((error: unknown) => call.noteLeft(error));
}
