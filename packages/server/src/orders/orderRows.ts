import { and, eq, inArray } from 'drizzle-orm';
import { maskName } from '@aosai/api/kit/masking';
import { payment } from '../db/schema/orders.ts';
import { member } from '../db/schema/people.ts';
import type { OrderRow } from './storedOrders.ts';
import type { CallContext } from '../kit/context.ts';
import type { OrderRow as ShownOrder } from '@aosai/api/orders/orderViews.contract';
import type * as z from 'zod/mini';
import type { placeOrder } from '@aosai/api/orders/placeOrder.contract';

/** The fields of its order that the page of a place shows. */
export const orderOfPlace = (order: OrderRow | null): z.input<typeof placeOrder> | null =>
  order && {
    id: order.id,
    status: order.status,
    amountFen: order.amountFen,
    needsGuardian: order.needsGuardian,
    expiresAt: order.expiresAt.toISOString(),
    refundFen: order.refundFen,
    refundedFen: order.refundedFen,
  };

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;

async function namesOf({ db, appId }: CallContext, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: member.id, name: member.name })
    .from(member)
    .where(and(eq(member.appId, appId), inArray(member.id, [...new Set(ids)])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** View rows of orders, with one read for all: names in full for the family, masked for everybody else. */
export async function shownOrders(context: CallContext, rows: readonly OrderRow[]): Promise<ShownOrder[]> {
  if (rows.length === 0) return [];
  const { db, appId, actor } = context;
  const names = await namesOf(
    context,
    rows.flatMap(({ memberId, payerId }) => [memberId, ...(payerId === null ? [] : [payerId])]),
  );
  const paidBy = rows.flatMap(({ paymentId }) => paymentId ?? []);
  const payments = await db
    .select({ id: payment.id, provider: payment.provider, transactionId: payment.transactionId })
    .from(payment)
    .where(and(eq(payment.appId, appId), inArray(payment.id, paidBy)));
  const byId = new Map(payments.map((one) => [one.id, one]));
  return rows.map((row) => {
    const name = names.get(row.memberId) ?? '';
    const payer = row.payerId === null ? undefined : names.get(row.payerId);
    const paid = byId.get(row.paymentId ?? '');
    return {
      ...row,
      memberName: actor.kind === 'member' ? name : maskName(name),
      payerName: payer === undefined ? null : maskName(payer),
      provider: paid?.provider ?? null,
      transactionId: paid?.transactionId ?? null,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      paidAt: textOf(row.paidAt),
    };
  });
}

export async function shownOrder(context: CallContext, row: OrderRow): Promise<ShownOrder> {
  const [shown] = await shownOrders(context, [row]);
  if (!shown) throw new TypeError('an order is shown as an order');
  return shown;
}
