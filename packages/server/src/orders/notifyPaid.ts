import { and, eq } from 'drizzle-orm';
import { ORDER } from '@aosai/api/orders/orderStates';
import type { ProviderName } from '@aosai/api/orders/payments';
import { type Evidence, payment } from '../db/schema/orders.ts';
import type { Audit } from '../kit/audit/audit.ts';
import type { EngineCall } from '../kit/engineCall.ts';
import { notifyOffice } from '../platform/message/notifyOffice.ts';
import { moveOrder } from './moveOrder.ts';
import { inTransaction, type OrderCall } from './orderCall.ts';
import { giveBack } from './refund/refundRows.ts';
import { lockOrder, type OrderRow, type PaymentRow } from './storedOrders.ts';
import { notifyOrder } from './notifyOrder.ts';
import { fulfilmentOf } from './fulfilment.ts';
import { sendPromised } from './refund/startRefund.ts';

/** A payment as its provider or an operator reports it. */
export interface PaidNews {
  provider: ProviderName;
  outTradeNo: string;
  transactionId: string;
  paidFen: number;
  paidAt: Date;
  /** Present only for manual transfers. */
  evidence?: Evidence;
}

/**
 * paid: the order is paid by it; returned: it belongs to no order and goes back; again: known already; unknown: no such
 * payment; amount, conflict: not accepted, somebody has to look.
 */
export type PaidOutcome = 'paid' | 'returned' | 'again' | 'unknown' | 'amount' | 'conflict';

interface Told {
  outcome: PaidOutcome;
  order: OrderRow | null;
  /** The refund to send once the transaction has committed. */
  refundId?: string;
}

async function paymentOf({ db, appId }: EngineCall, { provider, outTradeNo }: PaidNews): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.appId, appId), eq(payment.provider, provider), eq(payment.outTradeNo, outTradeNo)));
  return row ?? null;
}

async function isUsedElsewhere({ db, appId }: EngineCall, { provider, transactionId }: PaidNews): Promise<boolean> {
  const same = and(eq(payment.appId, appId), eq(payment.provider, provider), eq(payment.transactionId, transactionId));
  return (await db.$count(payment, same)) > 0;
}

/** Grants the goods of a pending order. If that is no longer possible it closes the order, and the money goes back. */
async function settle(call: EngineCall, order: OrderRow, paid: PaymentRow, news: PaidNews): Promise<Told | null> {
  if (order.status !== ORDER.pending) return null;
  const { now } = call;
  const { paidFen, paidAt } = news;
  const isGiven = await fulfilmentOf(call, order.kind).grant(call, order);
  if (!isGiven) {
    const closed = await moveOrder(call, order, 'close', { closedAt: now, closedReason: 'gone' });
    await notifyOrder(call, closed, 'closed');
    return null;
  }
  const payerId = paid.payerId ?? order.payerId;
  const moved = await moveOrder(call, order, 'pay', { paidFen, paidAt, payerId, paymentId: paid.id });
  await notifyOrder(call, moved, 'paid');
  return { outcome: 'paid', order: moved };
}

async function tellInside(call: EngineCall, news: PaidNews, audit: Audit | undefined): Promise<Told> {
  const { db, appId, now } = call;
  const seen = await paymentOf(call, news);
  if (!seen) return { outcome: 'unknown', order: null };
  // Lock the order first: concurrent moves, closings and repeated notices wait here.
  const order = await lockOrder(call, seen.orderId);
  const known = (await paymentOf(call, news)) ?? seen;
  const alarm = (problem: 'amount' | 'conflict' | 'returned') =>
    notifyOffice(db, { appId, now }, { kind: 'order', id: order.id, problem });
  if (known.status === 'paid') {
    const isSame = known.transactionId === news.transactionId && known.paidFen === news.paidFen;
    if (!isSame) await alarm('conflict');
    return { outcome: isSame ? 'again' : 'conflict', order };
  }
  const fault = news.paidFen !== known.amountFen ? 'amount' : (await isUsedElsewhere(call, news)) ? 'conflict' : null;
  if (fault) {
    await alarm(fault);
    // Close the payment: left open, it would be asked about for ever, the order would never end, and alarms would
    // repeat.
    const isOpen = and(eq(payment.appId, appId), eq(payment.id, known.id), eq(payment.status, 'open'));
    await db.update(payment).set({ status: 'closed', updatedAt: now }).where(isOpen);
    return { outcome: fault, order };
  }
  const { transactionId, paidFen, paidAt, evidence = null } = news;
  const [paid = known] = await db
    .update(payment)
    .set({ status: 'paid', transactionId, paidFen, paidAt, evidence, updatedAt: now })
    .where(and(eq(payment.appId, appId), eq(payment.id, known.id)))
    .returning();
  const settled = await settle(call, order, paid, news);
  await audit?.(db, { after: { outTradeNo: news.outTradeNo, transactionId, paidFen } });
  if (settled) return settled;
  const cause = order.status === ORDER.pending || order.status === ORDER.closed ? 'late' : 'double';
  const { id } = await giveBack(call, paid, cause);
  await alarm('returned');
  await notifyOrder(call, order, 'returned');
  return { outcome: 'returned', order, refundId: id };
}

/**
 * Records a payment; every notice, query and operator's entry ends here. A repeated report has no effect. If the order
 * is closed or paid already, a refund is promised, which the sweep sends.
 */
export const takeMoney = (call: OrderCall, news: PaidNews, audit?: Audit): Promise<Told> =>
  inTransaction(call, (inside) => tellInside(inside, news, audit));

/** Records a payment and sends a promised refund at once: the caller waits for the provider anyway. */
export async function notifyPaid(call: OrderCall, news: PaidNews, audit?: Audit): Promise<Told> {
  const told = await takeMoney(call, news, audit);
  if (told.refundId !== undefined) await sendPromised(call, told.refundId);
  return told;
}
