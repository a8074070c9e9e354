import { and, eq, gt, inArray, or } from 'drizzle-orm';
import { ORDER } from '@aosai/api/orders/orderStates';
import type { Db } from '../../db/open.ts';
import { orders, payment, refund } from '../../db/schema/orders.ts';

/** Whether no order, payment or refund of the app is waiting for anything. */
export async function isQuiet(db: Db, appId: string): Promise<boolean> {
  const { pending, refunding, quitPassed } = ORDER;
  const waiting = or(
    inArray(orders.status, [pending, refunding]),
    and(eq(orders.status, quitPassed), gt(orders.refundFen, 0)),
  );
  const running = inArray(refund.status, ['waiting', 'processing', 'abnormal']);
  const busy = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.appId, appId), waiting))
    .unionAll(
      db
        .select({ id: payment.id })
        .from(payment)
        .where(and(eq(payment.appId, appId), eq(payment.status, 'open'))),
    )
    .unionAll(
      db
        .select({ id: refund.id })
        .from(refund)
        .where(and(eq(refund.appId, appId), running)),
    )
    .limit(1);
  return busy.length === 0;
}
