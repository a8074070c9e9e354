import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { orders, type payment, type refund } from '../db/schema/orders.ts';
import type { EngineCall } from '../kit/engineCall.ts';

export type OrderRow = typeof orders.$inferSelect;
export type PaymentRow = typeof payment.$inferSelect;
export type RefundRow = typeof refund.$inferSelect;

export const orderIs = (appId: string, id: string): SQL | undefined =>
  and(eq(orders.appId, appId), eq(orders.id, id), isNull(orders.deletedAt));

/** Throws NOT_FOUND outside the scope. */
export async function findOrder({ db, appId }: EngineCall, id: string, scope?: SQL): Promise<OrderRow> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(scope, orderIs(appId, id)));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/**
 * The order with its row locked until the transaction ends. Lock it before its payments and before its goods. Throws
 * NOT_FOUND outside the scope.
 */
export async function lockOrder({ db, appId }: EngineCall, id: string, scope?: SQL): Promise<OrderRow> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(scope, orderIs(appId, id)))
    .for('update');
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
