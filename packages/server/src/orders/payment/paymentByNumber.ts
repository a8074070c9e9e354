import { eq } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { payment } from '../../db/schema/orders.ts';
import type { PaymentRow } from '../storedOrders.ts';

/** Finds a payment by its number in all apps: a provider does not know about our apps. */
export async function paymentByNumber(db: Db, outTradeNo: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payment).where(eq(payment.outTradeNo, outTradeNo)).limit(1);
  return row ?? null;
}
