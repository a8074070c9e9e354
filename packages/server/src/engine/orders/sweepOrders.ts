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

/** What one round takes on; the rest is the next one's. */
const AT_ONCE = 100;
/** A provider that has a refund under way is asked again. */
const REFUND_PAUSE_MS = 5 * MINUTE_MS;
/** What another request is at work on is left to it for so long. */
const GRACE_MS = 15_000;

/** The log's entry for what nobody decides: the sweep does what was decided for all. */
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

/** Payments of which nobody has told anything at 15 seconds, a minute and five minutes. */
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

/** Payments that stayed open though their order was paid otherwise, or closed. */
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
    // Who gives money back by hand says so; nobody can be asked.
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
 * What time brings and what was cut off half way, over all apps: each part stands by itself, and what fails is tried
 * again in the next round.
 */
export async function sweepOrders(call: Call): Promise<void> {
  for (const find of [unhandledNotices, silentPayments, leftOpen, expiredOrders, stoppedExams, runningRefunds]) {
    for (const { appId, run } of await find(call)) {
      await run({ ...call, appId }).catch((error: unknown) => call.noteLeft(error));
    }
  }
}
