import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { ORDER, type OrderStatus } from '@aosai/api/orders/orderStates';
import type { OrderKind } from '@aosai/api/orders/payments';
import { orders, refund } from '../db/schema/orders.ts';
import type { CallContext } from '../kit/context.ts';
import { withinDays } from '../kit/rows/withinDays.ts';
import type { OrderStatistics } from '@aosai/api/orders/membershipOrder.contract';
import { orderScope } from './orderCall.ts';

interface Span {
  from: string;
  to: string;
}
interface Income {
  paidFen: number;
  refundedFen: number;
  count: number;
}

const dayOf = (at: SQL | typeof orders.paidAt) =>
  sql<string>`to_char(${at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
const sumOf = (fen: typeof orders.paidFen | typeof refund.amountFen) =>
  sql<number>`coalesce(sum(${fen}), 0)`.mapWith(Number);

/** Adds up two kinds of sums by key. */
function merged<Key extends string>(
  paid: readonly { key: Key; fen: number; count: number }[],
  back: readonly { key: Key; fen: number }[],
): [Key, Income][] {
  const found = new Map<Key, Income>();
  const of = (key: Key) => {
    const one = found.get(key) ?? { paidFen: 0, refundedFen: 0, count: 0 };
    found.set(key, one);
    return one;
  };
  for (const { key, fen, count } of paid) Object.assign(of(key), { paidFen: fen, count });
  for (const { key, fen } of back) of(key).refundedFen = fen;
  return [...found];
}

/** Income and refunds between two days, by day and by product. */
export async function orderStatistics(context: CallContext, kind: OrderKind, span: Span): Promise<OrderStatistics> {
  const { db } = context;
  const scope = orderScope(context, kind);
  const isPaid = and(scope, withinDays(orders.paidAt, span));
  const isBack = and(
    scope,
    eq(refund.appId, orders.appId),
    eq(refund.cause, 'quit'),
    eq(refund.status, 'done'),
    withinDays(refund.doneAt, span),
  );
  const count = sql<number>`count(*)`.mapWith(Number);
  const paidBy = (key: SQL<string> | typeof orders.targetId) =>
    db
      .select({ key, fen: sumOf(orders.paidFen), count })
      .from(orders)
      .where(isPaid)
      .groupBy(sql`1`)
      .orderBy(sql`1`);
  const backBy = (key: SQL<string> | typeof orders.targetId) =>
    db
      .select({ key, fen: sumOf(refund.amountFen) })
      .from(refund)
      .innerJoin(orders, and(eq(orders.appId, refund.appId), eq(orders.id, refund.orderId)))
      .where(isBack)
      .groupBy(sql`1`);
  const byDay = merged(await paidBy(dayOf(orders.paidAt)), await backBy(dayOf(sql`${refund.doneAt}`)));
  const byTarget = merged(await paidBy(orders.targetId), await backBy(orders.targetId));
  const titles = await db
    .select({ targetId: orders.targetId, title: sql<string>`max(${orders.title})` })
    .from(orders)
    .where(
      and(
        scope,
        inArray(
          orders.targetId,
          byTarget.map(([id]) => id),
        ),
      ),
    )
    .groupBy(orders.targetId);
  const titleOf = new Map(titles.map(({ targetId, title }) => [targetId, title]));
  const inState = (status: OrderStatus) => db.$count(orders, and(scope, eq(orders.status, status)));
  const total = (of: (one: Income) => number) => byDay.reduce((sum, [, one]) => sum + of(one), 0);
  return {
    paidFen: total((one) => one.paidFen),
    refundedFen: total((one) => one.refundedFen),
    count: total((one) => one.count),
    pendingPayCount: await inState(ORDER.pending),
    pendingQuitCount: await inState(ORDER.quitApplied),
    byDay: byDay.map(([day, one]) => ({ day, ...one })).toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    byProduct: byTarget
      .map(([targetId, one]) => ({ targetId, title: titleOf.get(targetId) ?? '', ...one }))
      .toSorted((a, b) => b.paidFen - a.paidFen),
  };
}
