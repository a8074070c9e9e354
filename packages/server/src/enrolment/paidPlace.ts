import { and, eq, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { ProviderName } from '@aosai/api/orders/payments';
import { ORDER } from '@aosai/api/orders/orderStates';
import { enrolment } from '../db/schema/enrolment.ts';
import { orders } from '../db/schema/orders.ts';
import { placeIs } from './storedPlaces.ts';
import { closeOrder } from '../orders/closeOrder.ts';
import { applyQuit, endOrder, finishQuit, rejectQuit, withdrawQuit } from '../orders/quits.ts';
import { startRefund } from '../orders/refund/startRefund.ts';
import type { OrderRow } from '../orders/storedOrders.ts';
import { storableText } from '../base/storableText.ts';
import type { CallContext } from '../kit/context.ts';
import { auditOf } from '../kit/engineOf.ts';
import { closedBy, payOrder } from '../orders/payment/payOrder.ts';
import type { OpenPayment } from '@aosai/api/orders/orderViews.contract';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { orderCall } from '../orders/orderCall.ts';

/** A place in the caller's scope, and the resource that the log names: 'examEnroll', 'grade/enroll'. */
export interface NamedPlace {
  scope: SQL;
  id: string;
  log: 'examEnroll' | 'grade/enroll';
}

/** The order of a place; null if the place is free. Throws NOT_FOUND. */
async function orderFor({ db, appId }: CallContext, { scope, id }: NamedPlace): Promise<OrderRow | null> {
  const [found] = await db
    .select({ order: orders })
    .from(enrolment)
    .leftJoin(orders, and(eq(orders.appId, enrolment.appId), eq(orders.id, enrolment.orderId)))
    .where(and(scope, placeIs(appId, id)));
  if (!found) throw new AppError('NOT_FOUND');
  return found.order;
}

/** Returns the order of a place. Throws ENROLL_STATE when the place is free. */
async function paidFor(context: CallContext, named: NamedPlace): Promise<OrderRow> {
  const order = await orderFor(context, named);
  if (order) return order;
  const [place] = await context.db
    .select({ status: enrolment.status })
    .from(enrolment)
    .where(placeIs(context.appId, named.id));
  throw new AppError('ENROLL_STATE', { status: ENROLMENT.label(place?.status ?? ENROLMENT.cancelled) });
}

/** Only the platform's office decides on quits of paid places. Throws ORDER_OFFICE_ONLY. */
async function decidedOrder(context: CallContext, named: NamedPlace): Promise<OrderRow | null> {
  const order = await orderFor(context, named);
  if (order && context.actor.kind !== 'user') throw new AppError('ORDER_OFFICE_ONLY');
  return order;
}

export const payPlace = async (
  context: CallContext,
  named: NamedPlace,
  way: { provider: ProviderName; inWeChat?: true | undefined },
): Promise<OpenPayment> => payOrder(context, await paidFor(context, named), way);

const auditFor = (context: CallContext, { log, id }: NamedPlace, action: string, order: OrderRow) =>
  auditOf(context, `${log}:${action}`, order.id, { enrolmentId: id });

/** Starts the agreed refund, on request of the family or of the office. */
export async function refundPlace(context: CallContext, named: NamedPlace): Promise<void> {
  const order = await paidFor(context, named);
  const audit = context.actor.kind === 'user' ? auditFor(context, named, 'refund', order) : null;
  await startRefund(orderCall(context), { id: order.id }, audit);
}

/**
 * Closes the order of a place that waits for payment. Returns false without an order: then the caller changes the place
 * itself.
 */
export async function cancelOrderOf(
  context: CallContext,
  named: NamedPlace,
  action: 'cancel' | 'cancelEnrollOrder',
  reason: string | undefined,
): Promise<boolean> {
  const order = await orderFor(context, named);
  if (!order) return false;
  await closeOrder(orderCall(context), order.id, closedBy(context, order), {
    reason: reason === undefined ? undefined : storableText(reason),
    ...(context.actor.kind === 'user' && { audit: auditFor(context, named, action, order) }),
  });
  return true;
}

/**
 * Limits a scope to places without an order: a place with one changes only through it, even if it was ordered a moment
 * ago.
 */
export const unordered = ({ scope }: NamedPlace): SQL => sql`${scope} and ${enrolment.orderId} is null`;

/** Applies to quit a paid place, or withdraws the application. Returns false if the place is free. */
export async function quitOrderOf(
  context: CallContext,
  named: NamedPlace,
  { reason, withdraw }: { reason?: string | undefined; withdraw?: true | undefined },
): Promise<boolean> {
  const order = await orderFor(context, named);
  if (!order) return false;
  if (withdraw) await withdrawQuit(orderCall(context), { id: order.id });
  else if (reason === undefined) throw new AppError('VALIDATION', { path: 'reason', detail: '请填写原因' });
  else await applyQuit(orderCall(context), { id: order.id }, reason);
  return true;
}

/**
 * Grants a quit, or ends a place that nobody asked to quit. Returns false without an order; a free place refunds
 * nothing.
 */
export async function passQuitOf(
  context: CallContext,
  named: NamedPlace,
  decision: { refundFen?: number | undefined; reason?: string | undefined },
): Promise<boolean> {
  const order = await decidedOrder(context, named);
  if (!order && decision.refundFen)
    throw new AppError('VALIDATION', { path: 'refundFen', detail: '这个名额没有付款，不能退款' });
  if (!order) return false;
  const move = order.status === ORDER.paid && decision.reason !== undefined ? 'forceQuit' : 'passQuit';
  await endOrder(orderCall(context), { id: order.id }, move, decision, auditFor(context, named, move, order));
  return true;
}

export async function rejectQuitOf(context: CallContext, named: NamedPlace, reason: string): Promise<boolean> {
  const order = await decidedOrder(context, named);
  if (!order) return false;
  const audit = auditOf(context, `${named.log}:rejectQuit`, order.id, { reason: storableText(reason) });
  await rejectQuit(orderCall(context), { id: order.id }, reason, audit);
  return true;
}

export async function finishQuitOf(context: CallContext, named: NamedPlace): Promise<boolean> {
  const order = await decidedOrder(context, named);
  if (!order) return false;
  await finishQuit(orderCall(context), { id: order.id }, auditFor(context, named, 'finishQuit', order));
  return true;
}
