import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { maskName } from '@aosai/api/kit/masking';
import { ORDER, type OrderStepKind } from '@aosai/api/orders/orderStates';
import { ORDER_SOURCE } from '@aosai/api/orders/payments';
import { memberMembership } from '../db/schema/cards.ts';
import { payment, paymentNotice, refund } from '../db/schema/orders.ts';
import { member, user } from '../db/schema/people.ts';
import { sysLog } from '../db/schema/platform.ts';
import { guardiansFor } from './minors.ts';
import type { OrderRow, PaymentRow } from './storedOrders.ts';
import type { CallContext } from '../kit/context.ts';
import { actionWords } from '../platform/actionWords.ts';
import { shownOrder } from './orderRows.ts';
import type { OrderDetail } from '@aosai/api/orders/orderViews.contract';
import { fulfilmentOf } from './fulfilment.ts';
import { closedReasonText } from './notifyOrder.ts';
import { orderCall } from './orderCall.ts';

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The steps the order has gone through, oldest first. */
function stepsOf(order: OrderRow): OrderDetail['steps'] {
  const { source, quitReason, rejectReason, decideReason } = order;
  const made: [OrderStepKind, Date | null, string | null][] = [
    ['created', order.createdAt, ORDER_SOURCE.label(source)],
    ['paid', order.paidAt, null],
    ['closed', order.closedAt, closedReasonText(order)],
    ['quitApplied', order.quitAppliedAt, quitReason],
    ['quitRejected', order.rejectedAt, rejectReason],
    ['quitPassed', order.passedAt, order.passedAt && decideReason],
    ['refunding', order.refundingAt, null],
    ['refunded', order.refundedAt, null],
    ['quit', order.finishedAt, null],
  ];
  return made
    .flatMap(([kind, at, note]) => (at ? [{ kind, at, note }] : []))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, ...step }) => ({ ...step, at: at.toISOString() }));
}

const paymentRow = ({ createdAt, paidAt, ...row }: PaymentRow) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  paidAt: textOf(paidAt),
});

/** The part that only the office reads. */
async function ofOffice({ db, appId }: CallContext, order: OrderRow) {
  const notices = await db
    .select()
    .from(paymentNotice)
    .where(and(eq(paymentNotice.appId, appId), eq(paymentNotice.orderId, order.id)))
    .orderBy(asc(paymentNotice.id));
  const log = await db
    .select({ id: sysLog.id, action: sysLog.action, at: sysLog.at, actorName: user.name })
    .from(sysLog)
    .leftJoin(user, and(eq(user.appId, sysLog.appId), eq(user.id, sysLog.actorId)))
    .where(and(eq(sysLog.appId, appId), eq(sysLog.target, order.id)))
    .orderBy(asc(sysLog.seq));
  return {
    notices: notices.map(({ notice, createdAt, ...row }) => ({
      ...row,
      kind: notice.kind,
      createdAt: createdAt.toISOString(),
    })),
    log: log.map(({ at, action, ...row }) => ({ ...row, action: actionWords(action), at: at.toISOString() })),
  };
}

async function guardianNames(context: CallContext, order: OrderRow): Promise<string[]> {
  if (!order.needsGuardian) return [];
  const ids = await guardiansFor(orderCall(context), order.memberId);
  const rows = await context.db
    .select({ name: member.name })
    .from(member)
    .where(and(eq(member.appId, context.appId), inArray(member.id, ids)))
    .orderBy(asc(member.id));
  return rows.map(({ name }) => maskName(name));
}

/** When the card of an order begins and ends. */
async function validityOf({ db, appId }: CallContext, order: OrderRow): Promise<OrderDetail['validity']> {
  const [card] = await db
    .select({ from: memberMembership.startDate, until: memberMembership.expireDate })
    .from(memberMembership)
    .where(and(eq(memberMembership.appId, appId), eq(memberMembership.orderId, order.id)));
  return card ? { from: card.from.toISOString(), until: card.until.toISOString() } : null;
}

const isPaid = ({ status }: OrderRow): boolean => status === ORDER.paid || status === ORDER.quitApplied;

/** An order with everything the caller may see of it. */
export async function orderDetail(context: CallContext, order: OrderRow): Promise<OrderDetail> {
  const { db, appId, actor, services } = context;
  const isOffice = actor.kind === 'user';
  const now = services.now();
  const payments = await db
    .select()
    .from(payment)
    .where(and(eq(payment.appId, appId), eq(payment.orderId, order.id)))
    .orderBy(desc(payment.id));
  const refunds = await db
    .select()
    .from(refund)
    .where(and(eq(refund.appId, appId), eq(refund.orderId, order.id)))
    .orderBy(desc(refund.id));
  const isMinor = actor.kind === 'member' && order.needsGuardian && order.memberId === actor.memberId;
  const payable = !isOffice && !isMinor && order.status === ORDER.pending && order.expiresAt > now;
  const open = payments.find(({ status, params }) => status === 'open' && params !== null);
  return {
    ...(await shownOrder(context, order)),
    steps: stepsOf(order),
    validity: await validityOf(context, order),
    payable,
    providers: [...services.payments.of(appId).keys()],
    payment: payable && open?.params ? { ...open, params: open.params, expiresAt: open.expiresAt.toISOString() } : null,
    proposedFen: isPaid(order) ? await fulfilmentOf(context, order.kind).propose(orderCall(context), order) : null,
    guardians: await guardianNames(context, order),
    payments: isOffice ? payments.map(paymentRow) : [],
    refunds: isOffice
      ? refunds.map(({ createdAt, doneAt, ...row }) => ({
          ...row,
          createdAt: createdAt.toISOString(),
          doneAt: textOf(doneAt),
        }))
      : [],
    ...(isOffice ? await ofOffice(context, order) : { notices: [], log: [] }),
  };
}
