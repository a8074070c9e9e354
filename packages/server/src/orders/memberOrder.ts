import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { refund } from '../db/schema/orders.ts';
import { askForInvoice } from './askForInvoice.ts';
import { askOrder } from './payment/askProvider.ts';
import { confirmPaid, confirmRefund } from './payment/confirm.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { auditOf } from '../kit/engineOf.ts';
import { actorId } from '../kit/actorId.ts';
import { orderDetail } from './orderDetail.ts';
import { orderList } from './orderList.ts';
import { shownOrder } from './orderRows.ts';
import { paymentNotices } from './payment/paymentNotices.ts';
import { reconciling } from './reconcile/reconciling.ts';
import { namedOrder, orderCall, orderScope } from './orderCall.ts';

/** The order that a refund belongs to. Throws NOT_FOUND. */
async function orderOfRefund({ db, appId }: CallContext, refundId: string): Promise<string> {
  const [row] = await db
    .select({ orderId: refund.orderId })
    .from(refund)
    .where(and(eq(refund.appId, appId), eq(refund.id, refundId)));
  if (!row) throw new AppError('NOT_FOUND');
  return row.orderId;
}

export const memberOrder = {
  queryList: orderList,
  queryById: async (context, { id }) => orderDetail(context, await namedOrder(context, id)),
  ask: async (context, { id }) => {
    await askOrder(orderCall(context), await namedOrder(context, id));
    return shownOrder(context, await namedOrder(context, id));
  },
  invoice: async (context, { id, invoice }) => {
    const named = { id, scope: orderScope(context) };
    return shownOrder(context, await askForInvoice(orderCall(context), named, invoice));
  },
  confirmPaid: async (context, { id, ...paid }) => {
    await namedOrder(context, id);
    const transfer = { ...paid, paidAt: new Date(paid.paidAt), by: actorId(context.actor) };
    const audit = auditOf(context, 'member/order:confirmPaid', id, {});
    return shownOrder(context, await confirmPaid(orderCall(context), id, transfer, audit));
  },
  confirmRefund: async (context, { refundId, ...back }) => {
    const id = await orderOfRefund(context, refundId);
    const audit = auditOf(context, 'member/order:confirmRefund', id, {});
    const transfer = { ...back, by: actorId(context.actor) };
    return shownOrder(context, await confirmRefund(orderCall(context), refundId, transfer, audit));
  },
  ...paymentNotices,
  ...reconciling,
} satisfies ResourceHandlers<'memberOrder'>;
