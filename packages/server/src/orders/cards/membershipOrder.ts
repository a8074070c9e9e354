import { and, desc, eq, isNull } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import { closeOrder } from '../closeOrder.ts';
import { applyQuit, endOrder, finishQuit, rejectQuit, withdrawQuit } from '../quits.ts';
import { startRefund } from '../refund/startRefund.ts';
import { storableText } from '../../base/storableText.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { auditOf } from '../../kit/engineOf.ts';
import { downloadOrders } from '../downloadOrders.ts';
import { orderDetail } from '../orderDetail.ts';
import { orderList } from '../orderList.ts';
import { shownOrder, shownOrders } from '../orderRows.ts';
import { orderStatistics } from '../orderStatistics.ts';
import { paymentNotices } from '../payment/paymentNotices.ts';
import { closedBy, payOrder } from '../payment/payOrder.ts';
import { createCardOrder } from './createCardOrder.ts';
import { namedOrder, orderCall, orderScope } from '../orderCall.ts';

const KIND = 'membership';
const MINE = 200;

const named = (context: CallContext, id: string) => ({ id, scope: orderScope(context, KIND) });
const auditIn = (context: CallContext, action: string, id: string, more: Record<string, unknown> = {}) =>
  auditOf(context, `membershipOrder:${action}`, id, more);

export const membershipOrder = {
  create: async (context, input) => shownOrder(context, await createCardOrder(context, input)),
  payment: async (context, { id, ...way }) => payOrder(context, await namedOrder(context, id, KIND), way),
  cancel: async (context, { id, reason }) => {
    const order = await namedOrder(context, id, KIND);
    const isOffice = context.actor.kind === 'user';
    const closed = await closeOrder(orderCall(context), id, closedBy(context, order), {
      reason: reason === undefined ? undefined : storableText(reason),
      ...(isOffice && { audit: auditIn(context, 'cancel', id) }),
    });
    return shownOrder(context, closed);
  },
  applyQuit: async (context, { id, reason, withdraw }) => {
    const call = orderCall(context);
    const moved = withdraw
      ? await withdrawQuit(call, named(context, id))
      : await applyQuit(call, named(context, id), reason ?? '');
    return shownOrder(context, moved);
  },
  passQuit: async (context, { id, ...decision }) => {
    const audit = auditIn(context, 'passQuit', id);
    return shownOrder(context, await endOrder(orderCall(context), named(context, id), 'passQuit', decision, audit));
  },
  rejectQuit: async (context, { id, reason }) => {
    const audit = auditIn(context, 'rejectQuit', id, { reason: storableText(reason) });
    return shownOrder(context, await rejectQuit(orderCall(context), named(context, id), reason, audit));
  },
  forceQuit: async (context, { id, ...decision }) => {
    const audit = auditIn(context, 'forceQuit', id);
    return shownOrder(context, await endOrder(orderCall(context), named(context, id), 'forceQuit', decision, audit));
  },
  refund: async (context, { id }) =>
    shownOrder(context, await startRefund(orderCall(context), named(context, id), auditIn(context, 'refund', id))),
  finishQuit: async (context, { id }) =>
    shownOrder(context, await finishQuit(orderCall(context), named(context, id), auditIn(context, 'finishQuit', id))),
  queryById: async (context, { id }) => orderDetail(context, await namedOrder(context, id, KIND)),
  queryList: (context, input) => orderList(context, { ...input, kind: KIND }),
  queryMine: async (context, { status }) => {
    const rows = await context.db
      .select()
      .from(orders)
      .where(
        and(
          orderScope(context, KIND),
          isNull(orders.deletedAt),
          status === undefined ? undefined : eq(orders.status, status),
        ),
      )
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(MINE);
    return { content: await shownOrders(context, rows) };
  },
  queryStatistics: (context, span) => orderStatistics(context, KIND, span),
  download: (context, wanted) => downloadOrders(context, wanted),
  ...paymentNotices,
} satisfies ResourceHandlers<'membershipOrder'>;
