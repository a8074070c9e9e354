import { and, eq } from 'drizzle-orm';
import { ORDER } from '@aosai/api/domain/orders/orderStates';
import type { ProviderName } from '@aosai/api/domain/orders/payments';
import { type Evidence, payment } from '../../db/schema/orders.ts';
import type { Audit } from '../attempt/extend.ts';
import type { EngineCall } from '../engineCall.ts';
import { tellOffice } from '../people/tellOffice.ts';
import { goodsOf } from './goods.ts';
import { moveOrder } from './moveOrder.ts';
import { inTransaction, type OrderCall } from './orderCall.ts';
import { giveBack } from './refundRows.ts';
import { sendPromised } from './sendRefund.ts';
import { lockOrder, type OrderRow, type PaymentRow } from './storedOrders.ts';
import { tellOrder } from './tellOrder.ts';

/** Money that came, as anyone who took it says. */
export interface PaidNews {
  provider: ProviderName;
  outTradeNo: string;
  transactionId: string;
  paidFen: number;
  paidAt: Date;
  /** Of money that came by hand. */
  evidence?: Evidence;
}

/**
 * paid: the order has it now; returned: it belongs to no order and goes back; again: known already; unknown: no such
 * payment; amount, conflict: not believed, someone has to look.
 */
export type PaidOutcome = 'paid' | 'returned' | 'again' | 'unknown' | 'amount' | 'conflict';

interface Told {
  outcome: PaidOutcome;
  order: OrderRow | null;
  /** What has to be sent back once this is kept. */
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

/** Gives what was paid for; where that is not possible any more the order is closed, and its money is nobody's. */
async function settle(call: EngineCall, order: OrderRow, paid: PaymentRow, news: PaidNews): Promise<Told | null> {
  if (order.status !== ORDER.pending) return null;
  const { now } = call;
  const { paidFen, paidAt } = news;
  const isGiven = await goodsOf(order.kind).grant(call, order);
  if (!isGiven) {
    const closed = await moveOrder(call, order, 'close', { closedAt: now, closedReason: 'gone' });
    await tellOrder(call, closed, 'closed');
    return null;
  }
  const payerId = paid.payerId ?? order.payerId;
  const moved = await moveOrder(call, order, 'pay', { paidFen, paidAt, payerId, paymentId: paid.id });
  await tellOrder(call, moved, 'paid');
  return { outcome: 'paid', order: moved };
}

async function tellInside(call: EngineCall, news: PaidNews, audit: Audit | undefined): Promise<Told> {
  const { db, appId, now } = call;
  const seen = await paymentOf(call, news);
  if (!seen) return { outcome: 'unknown', order: null };
  // The order first: anyone else who moves it, closes it or is told the same waits here.
  const order = await lockOrder(call, seen.orderId);
  const known = (await paymentOf(call, news)) ?? seen;
  const alarm = (problem: 'amount' | 'conflict' | 'returned') =>
    tellOffice(db, { appId, now }, { kind: 'order', id: order.id, problem });
  if (known.status === 'paid') {
    const isSame = known.transactionId === news.transactionId && known.paidFen === news.paidFen;
    if (!isSame) await alarm('conflict');
    return { outcome: isSame ? 'again' : 'conflict', order };
  }
  const fault = news.paidFen !== known.amountFen ? 'amount' : (await isUsedElsewhere(call, news)) ? 'conflict' : null;
  if (fault) {
    await alarm(fault);
    // Nobody pays it once more, and nobody asks about it again: the order would never end, nor would the alarms.
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
  await tellOrder(call, order, 'returned');
  return { outcome: 'returned', order, refundId: id };
}

/**
 * The single way in for money that came: from a notice, a query, an operator. Told twice it counts once; for an order
 * that is closed, or paid already, its way back is promised, and the sweep sends it.
 */
export const takeMoney = (call: OrderCall, news: PaidNews, audit?: Audit): Promise<Told> =>
  inTransaction(call, (inside) => tellInside(inside, news, audit));

/** The same, and what goes back is sent at once: anyone who calls waits for the provider anyway. */
export async function tellPaid(call: OrderCall, news: PaidNews, audit?: Audit): Promise<Told> {
  const told = await takeMoney(call, news, audit);
  if (told.refundId !== undefined) await sendPromised(call, told.refundId);
  return told;
}
