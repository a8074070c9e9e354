import type { OrderCall } from '../orderCall.ts';
import { allApps } from '../../platform/app/allApps.ts';
import { and, eq, gte } from 'drizzle-orm';
import { dateText } from '@aosai/api/kit/beijing';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { BILL_READY } from '@aosai/api/orders/reconciling';
import type { Db } from '../../db/open.ts';
import { payment } from '../../db/schema/orders.ts';
import { billRun } from '../../db/schema/reconcile.ts';
import { reconcile } from './reconcile.ts';

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
