import { and, eq, gte, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { dateText } from '@aosai/api/kit/beijing';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import type { ProviderName } from '@aosai/api/orders/payments';
import { BILL_READY } from '@aosai/api/orders/reconciling';
import type { BillRow } from '../../adapters/payment/provider.ts';
import { newId } from '../../base/newId.ts';
import { billDifference, billRun } from '../../db/schema/reconcile.ts';
import type { Db } from '../../db/open.ts';
import { payment } from '../../db/schema/orders.ts';
import { allApps } from '../../platform/app/allApps.ts';
import { inTransaction, type OrderCall, providerOf } from '../orderCall.ts';
import { notifyOffice } from '../../platform/message/notifyOffice.ts';
import { compareBill, type Difference } from './compare.ts';
import { numbersElsewhere, localPayments } from './localPayments.ts';

export interface ReconcileAsk {
  provider: ProviderName;
  /** A day in Beijing, as 2026-11-21. */
  date: string;
  file?: Uint8Array | undefined;
  createdBy: string | null;
}

/** When the provider's bill of a day is complete. */
const readyAt = (date: string): Date =>
  new Date(Date.parse(`${date}T00:00:00+08:00`) + DAY_MS + BILL_READY.hour * HOUR_MS + BILL_READY.minute * MINUTE_MS);

/** Throws BILL_NOT_READY while the bill cannot be complete. */
function refuseTooEarly({ provider, date, file }: ReconcileAsk, now: Date): void {
  const isComplete = provider === 'wechat' && !file ? now >= readyAt(date) : date <= dateText(now.getTime());
  if (!isComplete) throw new AppError('BILL_NOT_READY', { date });
}

const keyOf = ({ kind, outTradeNo, outRefundNo, transactionId }: Difference, at: number): string =>
  [kind, outTradeNo, outRefundNo, transactionId ?? at].join('/');

const sumOf = (bill: readonly BillRow[], kind: BillRow['kind']): number =>
  bill.reduce((sum, row) => (row.kind === kind ? sum + row.amountFen : sum), 0);

/** Stores the comparison in place of an earlier one; differences that are settled or being repaired stay. */
async function keep(
  call: OrderCall,
  { provider, date, file, createdBy }: ReconcileAsk,
  bill: readonly BillRow[],
  { sameCount, differences }: ReturnType<typeof compareBill>,
): Promise<string> {
  return inTransaction(call, async ({ db, appId, now }) => {
    const base = () => ({ appId, id: newId(), createdBy, createdAt: now, updatedAt: now });
    const figures = {
      source: file ? ('file' as const) : ('provider' as const),
      sameCount,
      paidFen: sumOf(bill, 'payment'),
      refundFen: sumOf(bill, 'refund'),
      createdBy,
      updatedAt: now,
    };
    const [run] = await db
      .insert(billRun)
      .values({ ...base(), provider, date, ...figures })
      .onConflictDoUpdate({ target: [billRun.appId, billRun.provider, billRun.date], set: figures })
      .returning({ id: billRun.id });
    if (!run) throw new TypeError('an upsert returned nothing');
    const isOfRun = and(eq(billDifference.appId, appId), eq(billDifference.runId, run.id));
    await db.delete(billDifference).where(and(isOfRun, eq(billDifference.state, 'open')));
    const rows = differences.map((found, at) => ({
      ...base(),
      ...found,
      runId: run.id,
      key: keyOf(found, at),
      state: 'open' as const,
    }));
    if (rows.length > 0) await db.insert(billDifference).values(rows).onConflictDoNothing();
    const open = await db.$count(billDifference, and(isOfRun, sql`${billDifference.state} <> 'done'`));
    if (open > 0) await notifyOffice(db, { appId, now }, { kind: 'order', id: null, problem: 'bill' });
    return run.id;
  });
}

/**
 * Compares a provider's bill of a day, fetched or uploaded, with our rows, and replaces an earlier comparison. Returns
 * the id of the run.
 *
 * @throws NOT_CONFIGURED, UNAVAILABLE, BILL_NOT_READY, BILL_UNREADABLE, EXCEL_UNREADABLE, EXCEL_BUSY
 */
export async function reconcile(call: OrderCall, ask: ReconcileAsk): Promise<string> {
  const provider = providerOf(call, ask.provider);
  if (!provider) throw new AppError('NOT_CONFIGURED', { name: '这种支付方式' });
  refuseTooEarly(ask, call.now);
  const all = await provider.readBill(ask.date, ask.file);
  const elsewhere = await numbersElsewhere(call.db, call.appId, all);
  const bill = all.filter(({ outTradeNo }) => outTradeNo === null || !elsewhere.has(outTradeNo));
  return keep(call, ask, bill, compareBill(await localPayments(call, ask, bill), bill));
}

/** A provider without payments for this long is not compared. */
const QUIET_MS = 90 * DAY_MS;

/** The latest day whose bill is complete. */
export const lastBillDate = (now: Date): string =>
  dateText(now.getTime() - DAY_MS - BILL_READY.hour * HOUR_MS - BILL_READY.minute * MINUTE_MS);

async function isDone(db: Db, appId: string, day: { provider: typeof billRun.$inferSelect.provider; date: string }) {
  const same = and(eq(billRun.provider, day.provider), eq(billRun.date, day.date));
  return (await db.$count(billRun, and(eq(billRun.appId, appId), same))) > 0;
}

/** Compares yesterday's bill once, from 10:30 in Beijing on, or later if the server was down then. */
export async function dailyReconcile(call: OrderCall): Promise<void> {
  const { db, appId, now, payments } = call;
  const date = lastBillDate(now);
  for (const provider of payments.of(appId).keys()) {
    if (provider === 'manual' || (await isDone(db, appId, { provider, date }))) continue;
    const since = gte(payment.createdAt, new Date(now.getTime() - QUIET_MS));
    const used = and(eq(payment.appId, appId), eq(payment.provider, provider), since);
    if ((await db.$count(payment, used)) === 0) continue;
    await reconcile(call, { provider, date, createdBy: null });
  }
}

type Services = OrderCall['services'] & Pick<OrderCall, 'payments' | 'noteLeft'>;
type Outside = Pick<OrderCall, 'db' | 'attemptSecret'> & { services: Services };

/** Compares each app's bill of yesterday once it is complete; the next round repeats what fails. */
export async function reconcileAll({ db, services, attemptSecret }: Outside): Promise<void> {
  const { payments } = services;
  const noteLeft = (error: unknown) => services.noteLeft(error);
  for (const appId of await allApps(db)) {
    await dailyReconcile({ db, appId, now: services.now(), services, attemptSecret, payments, noteLeft });
  }
}
