import { and, eq, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { OrderKind } from '@aosai/api/orders/payments';
import { orders } from '../db/schema/orders.ts';
import type { OrderCall } from './orderCall.ts';
import { findOrder, type OrderRow } from './storedOrders.ts';
import type { CallContext } from '../kit/context.ts';
import { engineOf } from '../kit/engineOf.ts';
import { memberRowScope } from '../kit/scope.ts';

/** The part of a call's context that the order engine needs. */
export const orderCall = (context: CallContext): OrderCall => ({
  ...engineOf(context),
  payments: context.services.payments,
  noteLeft: (error) => context.services.noteLeft(error),
});

const ROW = { appId: orders.appId, memberId: orders.memberId };

/**
 * Scope of orders that concern the caller: their own, their child's, or all for the office; of one kind or of every
 * kind.
 */
export const orderScope = (context: CallContext, kind?: OrderKind): SQL | undefined =>
  and(memberRowScope(context, ROW, ['own', 'child', 'office']), kind === undefined ? undefined : eq(orders.kind, kind));

/** Reads an order in the caller's scope. Throws NOT_FOUND. */
export const namedOrder = (context: CallContext, id: string, kind?: OrderKind): Promise<OrderRow> =>
  findOrder(orderCall(context), id, orderScope(context, kind));

/** Throws ORDER_GUARDIAN when a minor pays their own order: a guardian has to. */
export function refuseMinorPayer(order: OrderRow, memberId: string): void {
  if (order.needsGuardian && order.memberId === memberId) throw new AppError('ORDER_GUARDIAN');
}
