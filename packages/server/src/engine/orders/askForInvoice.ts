import { and, eq, type SQL } from 'drizzle-orm';
import { mayAskForInvoice } from '@aosai/api/domain/orders/invoiceRules';
import { type Invoice, orders } from '../../db/schema/orders.ts';
import type { EngineCall } from '../engineCall.ts';
import { wrongState } from './moveOrder.ts';
import { inTransaction } from './orderCall.ts';
import { lockOrder, type OrderRow } from './storedOrders.ts';

/** Keeps whom the invoice of an order is written for, whatever was ordered. Throws NOT_FOUND, ORDER_STATE. */
export const askForInvoice = (
  call: EngineCall,
  { id, scope }: { id: string; scope?: SQL | undefined },
  invoice: Invoice,
): Promise<OrderRow> =>
  inTransaction(call, async (inside) => {
    const order = await lockOrder(inside, id, scope);
    if (!mayAskForInvoice(order)) throw wrongState(order.status);
    const { db, appId, now } = inside;
    const [row] = await db
      .update(orders)
      .set({ invoice, updatedAt: now })
      .where(and(eq(orders.appId, appId), eq(orders.id, id)))
      .returning();
    if (!row) throw new TypeError('the order that was found is gone');
    return row;
  });
