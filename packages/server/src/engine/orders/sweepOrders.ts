import { and, asc, eq, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { MINUTE_MS } from '@aosai/api/domain/constants';
import { ASK_AFTER_MS } from '@aosai/api/domain/orders/orderRules';
import { ORDER } from '@aosai/api/domain/orders/orderStates';
import { orders, payment, paymentNotice, refund } from '../../db/schema/orders.ts';
import type { Audit } from '../attempt/extend.ts';
import { handleNotice } from './acceptNotice.ts';
import { askPayment } from './askProvider.ts';
import { closeOrder } from './closeOrder.ts';
import { closePayment } from './closePayment.ts';
import type { OrderCall } from './orderCall.ts';
import { sendRefund } from './sendRefund.ts';
import { giveBackStopped, paidPlacesOfStopped } from './stoppedExams.ts';

/** At most this many rows per step and round; silent payments and running refunds are not limited. */
const AT_ONCE = 100;
/** How long to wait before asking again about a refund under way. */
const REFUND_PAUSE_MS = 5 * MINUTE_MS;
/** Rows younger than this are left to the request that is working on them. */
const GRACE_MS = 15_000;

/** Makes log entries for automatic actions. */
export type LogOf = (appId: string, entry: { action: string; target: string }) => Audit;

type Call = Omit<OrderCall, 'appId'> & { logOf: LogOf };

interface Job {
  appId: string;
  run(call: OrderCall): Promise<unknown>;
}

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

async function unhandledNotices({ db, now }: Call): Promise<Job[]> {
  const waiting = and(isNull(paymentNotice.handledAt), lte(paymentNotice.createdAt, before(now, GRACE_MS)));
  const rows = await db
    .select()
    .from(paymentNotice)
    .where(waiting)
    .orderBy(asc(paymentNotice.createdAt))
    .limit(AT_ONCE);
  return rows.map((row) => ({ appId: row.appId, run: (call) => handleNotice(call, row) }));
}

/** Payments without news after 15 seconds, a minute and five minutes. */
async function silentPayments({ db, now }: Call): Promise<Job[]> {
  const due = ASK_AFTER_MS.map((ms, asks) => and(eq(payment.asks, asks), lte(payment.createdAt, before(now, ms))));
  const rows = await db
    .update(payment)
    .set({ asks: sql`${payment.asks} + 1`, askedAt: now })
    .where(and(eq(payment.status, 'open'), ne(payment.provider, 'manual'), or(...due)))
    .returning();
  return rows.map((row) => ({ appId: row.appId, run: (call) => askPayment(call, row) }));
}

const ofOrderThat = (is: SQL | undefined): SQL | undefined =>
  and(eq(orders.appId, payment.appId), eq(orders.id, payment.orderId), is);

/** Open payments whose order was closed, or paid in another way. */
async function leftOpen({ db }: Call): Promise<Job[]> {
  const rows = await db
    .select({ row: payment })
    .from(payment)
    .innerJoin(orders, ofOrderThat(ne(orders.status, ORDER.pending)))
    .where(eq(payment.status, 'open'))
    .limit(AT_ONCE);
  return rows.map(({ row }) => ({ appId: row.appId, run: (call) => closePayment(call, row) }));
}

async function expiredOrders({ db, now }: Call): Promise<Job[]> {
  const rows = await db
    .select({ appId: orders.appId, id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, ORDER.pending), lte(orders.expiresAt, now), isNull(orders.deletedAt)))
    .orderBy(asc(orders.expiresAt))
    .limit(AT_ONCE);
  return rows.map(({ appId, id }) => ({ appId, run: (call) => closeOrder(call, id, 'expired') }));
}

async function runningRefunds({ db, now }: Call): Promise<Job[]> {
  const isDue = or(
    and(eq(refund.status, 'waiting'), lte(refund.createdAt, before(now, GRACE_MS))),
    // Manual refunds are confirmed by an operator; there is no provider to ask.
    and(
      eq(refund.status, 'processing'),
      ne(refund.provider, 'manual'),
      or(isNull(refund.askedAt), lt(refund.askedAt, before(now, REFUND_PAUSE_MS))),
    ),
  );
  const rows = await db
    .update(refund)
    .set({ askedAt: now })
    .where(and(inArray(refund.status, ['waiting', 'processing']), isDue))
    .returning({ appId: refund.appId, id: refund.id });
  return rows.map(({ appId, id }) => ({ appId, run: (call) => sendRefund(call, id) }));
}

async function stoppedExams({ db, now, logOf }: Call): Promise<Job[]> {
  const found = await paidPlacesOfStopped(db, now, AT_ONCE);
  return found.map(({ appId, id }) => {
    const audit = logOf(appId, { action: 'member/order:returnStopped', target: id });
    return { appId, run: (call) => giveBackStopped(call, id, audit) };
  });
}

/**
 * Does what is due, and repeats what was cut off half way, in all apps. Steps are independent, and the next round
 * repeats what fails.
 */
export async function sweepOrders(call: Call): Promise<void> {
  for (const find of [unhandledNotices, silentPayments, leftOpen, expiredOrders, stoppedExams, runningRefunds]) {
    for (const { appId, run } of await find(call)) {
      await run({ ...call, appId }).catch((error: unknown) => call.noteLeft(error));
    }
  }
}
