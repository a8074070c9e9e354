import { sql, and, eq, type SQL } from 'drizzle-orm';
import type { ProviderName, OrderKind } from '@aosai/api/orders/payments';
import type { AppPayments } from '../adapters/payment/appPayments.ts';
import type { PaymentProvider } from '../adapters/payment/provider.ts';
import type { Db } from '../db/open.ts';
import { type EngineCall, within } from '../kit/engineCall.ts';
import { AppError } from '@aosai/api/kit/errors';
import { orders } from '../db/schema/orders.ts';
import { findOrder, type OrderRow } from './storedOrders.ts';
import type { CallContext } from '../kit/context.ts';
import { engineOf } from '../kit/engineOf.ts';
import { memberRowScope } from '../kit/scope.ts';

/** A call about orders. It may ask payment providers, but only outside of transactions. */
export interface OrderCall extends EngineCall {
  payments: AppPayments;
  /** How long to wait for a lock; without it there is no limit. */
  lockMs?: number;
  /** Logs a failure after which the state is stored, so that the next sweep tries again. */
  noteLeft(error: unknown): void;
}

/** The app's provider for this way to pay; undefined when it is not set up. */
export const providerOf = ({ payments, appId }: OrderCall, name: ProviderName): PaymentProvider | undefined =>
  payments.of(appId).get(name);

/** Runs a transaction of the call; code inside has no access to payment providers. */
export function inTransaction<T>(
  call: EngineCall & Pick<OrderCall, 'lockMs'>,
  run: (inside: EngineCall) => Promise<T>,
): Promise<T> {
  return call.db.transaction(async (tx: Db) => {
    if (call.lockMs !== undefined)
      await tx.execute(sql`select set_config('lock_timeout', ${`${call.lockMs}ms`}, true)`);
    return run(within(call, tx));
  });
}

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
