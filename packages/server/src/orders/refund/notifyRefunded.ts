import { and, eq } from 'drizzle-orm';
import { RETURN_TRIES } from '@aosai/api/orders/orderRules';
import type { ProviderName } from '@aosai/api/orders/payments';
import type { ProviderRefund } from '../../adapters/payment/provider.ts';
import { type Evidence, refund } from '../../db/schema/orders.ts';
import type { Audit } from '../../kit/audit/audit.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { notifyOffice } from '../../platform/message/notifyOffice.ts';
import { moveOrder } from '../moveOrder.ts';
import { inTransaction, type OrderCall } from '../orderCall.ts';
import { giveBack, paymentById, refundsOf } from './refundRows.ts';
import { lockOrder, type OrderRow, type RefundRow } from '../storedOrders.ts';
import { notifyOrder } from '../notifyOrder.ts';

/** The state of a refund as its provider or an operator reports it. */
export interface RefundNews extends ProviderRefund {
  provider: ProviderName;
  outRefundNo: string;
  /** Set if the report has it. */
  refundFen?: number;
  evidence?: Evidence;
  /** The provider is no longer set up, so it cannot be asked. */
  isOutOfReach?: true;
}

export type RefundOutcome = 'refunded' | 'again' | 'unknown' | 'amount' | 'conflict';

interface Told {
  outcome: RefundOutcome;
  order: OrderRow | null;
}

const isOver = ({ status }: RefundRow): boolean => status === 'done' || status === 'closed';

/**
 * Whether the report contradicts the row: a closed refund that was made, or one made twice, by hand and by the
 * provider.
 */
const isContrary = (
  { status, refundNo }: RefundRow,
  { state, refundId = refundNo ?? undefined }: RefundNews,
): boolean =>
  state === 'done' && (status === 'closed' || (status === 'done' && refundNo !== null && refundNo !== refundId));

/**
 * Handles a refund that the provider closed. The office repeats a refund for a quit. Any other is repeated here; after
 * RETURN_TRIES refunds of the payment the next one is `abnormal`, which leaves it to an operator.
 */
async function startAnew(call: EngineCall, order: OrderRow, row: RefundRow): Promise<OrderRow> {
  if (row.cause === 'quit') return moveOrder(call, order, 'refundClosed');
  const tries = (await refundsOf(call, [row.paymentId])).length;
  const paid = await paymentById(call, row.paymentId);
  await giveBack(call, paid, row.cause, tries < RETURN_TRIES ? undefined : 'abnormal');
  return order;
}

async function finish(call: EngineCall, order: OrderRow, row: RefundRow): Promise<OrderRow> {
  if (row.cause !== 'quit') return order;
  const refundedFen = order.refundedFen + row.amountFen;
  const moved = await moveOrder(call, order, 'refunded', { refundedFen, refundedAt: call.now });
  await notifyOrder(call, moved, 'refunded');
  return moved;
}

async function tellInside(call: EngineCall, news: RefundNews, audit: Audit | undefined): Promise<Told> {
  const { db, appId, now } = call;
  const find = async () => {
    const named = and(eq(refund.provider, news.provider), eq(refund.outRefundNo, news.outRefundNo));
    const [row] = await db
      .select()
      .from(refund)
      .where(and(eq(refund.appId, appId), named));
    return row;
  };
  const seen = await find();
  if (!seen) return { outcome: 'unknown', order: null };
  const order = await lockOrder(call, seen.orderId);
  const row = (await find()) ?? seen;
  const alarm = (problem: 'amount' | 'conflict' | 'refundClosed' | 'refundAbnormal' | 'refundOutOfReach') =>
    notifyOffice(db, { appId, now }, { kind: 'order', id: order.id, problem });
  if (news.refundFen !== undefined && news.refundFen !== row.amountFen) {
    await alarm('amount');
    return { outcome: 'amount', order };
  }
  if (isOver(row) || news.state === 'processing' || news.state === row.status) {
    const isOther = isContrary(row, news);
    if (isOther) await alarm('conflict');
    else if (row.status === 'waiting') await keep(call, row, news, 'processing');
    return { outcome: isOther ? 'conflict' : 'again', order };
  }
  await keep(call, row, news, news.state);
  await audit?.(db, { after: { outRefundNo: row.outRefundNo, refundFen: row.amountFen, refundNo: news.refundId } });
  if (news.state === 'done') return { outcome: 'refunded', order: await finish(call, order, row) };
  const abnormal = news.isOutOfReach ? 'refundOutOfReach' : 'refundAbnormal';
  await alarm(news.state === 'closed' ? 'refundClosed' : abnormal);
  const moved = news.state === 'closed' ? await startAnew(call, order, row) : order;
  return { outcome: 'refunded', order: moved };
}

async function keep(
  { db, appId, now }: EngineCall,
  row: RefundRow,
  { refundId, evidence }: RefundNews,
  status: RefundNews['state'],
): Promise<void> {
  await db
    .update(refund)
    .set({
      status,
      refundNo: refundId ?? row.refundNo,
      evidence: evidence ?? row.evidence,
      doneAt: status === 'done' ? now : null,
      askedAt: now,
      updatedAt: now,
    })
    .where(and(eq(refund.appId, appId), eq(refund.id, row.id)));
}

/**
 * Records the state of a refund; every notice, query and operator's entry ends here. A repeated report has no effect.
 */
export const notifyRefunded = (call: OrderCall, news: RefundNews, audit?: Audit): Promise<Told> =>
  inTransaction(call, (inside) => tellInside(inside, news, audit));
