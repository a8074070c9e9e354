import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { mayAskForInvoice } from '@aosai/api/orders/invoiceRules';
import { type Invoice, orders } from '../db/schema/orders.ts';
import { config } from '../db/schema/platform.ts';
import type { EngineCall } from '../kit/engineCall.ts';
import { wrongState } from './moveOrder.ts';
import { inTransaction } from './orderCall.ts';
import { lockOrder, type OrderRow } from './storedOrders.ts';
import { INVOICE_NOTE_KEY } from '@aosai/api/platform/settingKeys';

/** Throws NOT_CONFIGURED unless a public setting says that invoices are issued. */
export async function refuseInvoice({ db, appId }: EngineCall): Promise<void> {
  const isOffered = and(eq(config.key, INVOICE_NOTE_KEY), eq(config.isPublic, true), isNull(config.deletedAt));
  const [note] = await db
    .select({ value: config.value })
    .from(config)
    .where(and(eq(config.appId, appId), isOffered));
  if (!note?.value.trim()) throw new AppError('NOT_CONFIGURED', { name: '开票' });
}

/** Stores the invoice details of an order. Throws NOT_FOUND, ORDER_STATE, NOT_CONFIGURED. */
export const askForInvoice = (
  call: EngineCall,
  { id, scope }: { id: string; scope?: SQL | undefined },
  invoice: Invoice,
): Promise<OrderRow> =>
  inTransaction(call, async (inside) => {
    const order = await lockOrder(inside, id, scope);
    if (!mayAskForInvoice(order)) throw wrongState(order.status);
    await refuseInvoice(inside);
    const { db, appId, now } = inside;
    const [row] = await db
      .update(orders)
      .set({ invoice, updatedAt: now })
      .where(and(eq(orders.appId, appId), eq(orders.id, id)))
      .returning();
    if (!row) throw new TypeError('the order that was found is gone');
    return row;
  });
