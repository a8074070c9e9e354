import { and, asc, eq, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { ASK_AFTER_MS } from '@aosai/api/orders/orderRules';
import { ORDER } from '@aosai/api/orders/orderStates';
import { orders, payment, paymentNotice, refund } from '../db/schema/orders.ts';
import type { LogOf } from '../kit/audit/audit.ts';
import { handleNotice } from './payment/acceptNotice.ts';
import { askPayment } from './payment/askProvider.ts';
import { closeOrder } from './closeOrder.ts';
import { closePayment } from './payment/closePayment.ts';
import type { OrderCall } from './orderCall.ts';
import { refundStopped, paidPlacesOfStopped } from './refund/refundStopped.ts';
import { sendRefund } from './refund/startRefund.ts';

/** At most this many rows per step and round. */
const AT_ONCE = 100;
/** How long to wait before asking again about a refund under way. */
const REFUND_PAUSE_MS = 5 * MINUTE_MS;
/** Rows younger than this are left to the request that is working on them. */
const GRACE_MS = 15_000;

type Call = Omit<OrderCall, 'appId'> & { logOf: LogOf };

interface Job {
  appId: string;
  run(call: OrderCall): Promise<unknown>;
}

/** For steps whose rows do not change when they fail: rows that fail every time do not keep out the others. */
const inAnyOrder = sql`random()`;

/** Rows in the order of their ids. */
const arranged = <Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] =>
  rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

async function unhandledNotices({ db, now }: Call): Promise<Job[]> {
  const waiting = and(isNull(paymentNotice.handledAt), lte(paymentNotice.createdAt, before(now, GRACE_MS)));
  const rows = await db.select().from(paymentNotice).where(waiting).orderBy(inAnyOrder).limit(AT_ONCE);
  return rows.map((row) => ({ appId: row.appId, run: (call) => handleNotice(call, row) }));
}

/**
 * Payments without news after 15 seconds, a minute and five minutes; those first that were never asked about, then those
 * asked about longest ago.
 */
async function silentPayments({ db, now }: Call): Promise<Job[]> {
  const passed = ASK_AFTER_MS.map((ms, asks) => and(eq(payment.asks, asks), lte(payment.createdAt, before(now, ms))));
  const isDue = and(eq(payment.status, 'open'), ne(payment.provider, 'manual'), or(...passed));
  const found = await db
    .select({ id: payment.id })
    .from(payment)
    .where(isDue)
    .orderBy(sql`${payment.askedAt} nulls first`, asc(payment.createdAt))
    .limit(AT_ONCE);
  const ids = found.map(({ id }) => id);
  const rows = await db
    .update(payment)
    .set({ asks: sql`${payment.asks} + 1`, askedAt: now })
    // Once more whether it is due: another process may have taken it meanwhile.
    .where(and(inArray(payment.id, ids), isDue))
    .returning();
  return arranged(rows, ids).map((row) => ({ appId: row.appId, run: (call) => askPayment(call, row) }));
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
    .orderBy(inAnyOrder)
    .limit(AT_ONCE);
  return rows.map(({ row }) => ({ appId: row.appId, run: (call) => closePayment(call, row) }));
}

async function expiredOrders({ db, now }: Call): Promise<Job[]> {
  const rows = await db
    .select({ appId: orders.appId, id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, ORDER.pending), lte(orders.expiresAt, now), isNull(orders.deletedAt)))
    .orderBy(inAnyOrder)
    .limit(AT_ONCE);
  return rows.map(({ appId, id }) => ({ appId, run: (call) => closeOrder(call, id, 'expired') }));
}

/** Promised refunds and those under way; those first that have waited longest for a question. */
async function runningRefunds({ db, now }: Call): Promise<Job[]> {
  const passed = or(
    and(eq(refund.status, 'waiting'), lte(refund.createdAt, before(now, GRACE_MS))),
    // Manual refunds are confirmed by an operator; there is no provider to ask.
    and(
      eq(refund.status, 'processing'),
      ne(refund.provider, 'manual'),
      or(isNull(refund.askedAt), lt(refund.askedAt, before(now, REFUND_PAUSE_MS))),
    ),
  );
  const isDue = and(inArray(refund.status, ['waiting', 'processing']), passed);
  const found = await db
    .select({ id: refund.id })
    .from(refund)
    .where(isDue)
    .orderBy(sql`${refund.askedAt} nulls first`, asc(refund.createdAt))
    .limit(AT_ONCE);
  const ids = found.map(({ id }) => id);
  const rows = await db
    .update(refund)
    .set({ askedAt: now })
    .where(and(inArray(refund.id, ids), isDue))
    .returning({ appId: refund.appId, id: refund.id });
  return arranged(rows, ids).map(({ appId, id }) => ({ appId, run: (call) => sendRefund(call, id) }));
}

async function stoppedExams({ db, now, logOf }: Call): Promise<Job[]> {
  const found = await paidPlacesOfStopped(db, now, AT_ONCE);
  return found.map(({ appId, id }) => {
    const audit = logOf(appId, { action: 'member/order:returnStopped', target: id });
    return { appId, run: (call) => refundStopped(call, id, audit) };
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
