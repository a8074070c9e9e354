import { and, desc, eq, exists, ilike, inArray, or, type SQL } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import type { memberOrder } from '@aosai/api/orders/memberOrder.contract';
import type { OrderKind } from '@aosai/api/orders/payments';
import { orders, payment } from '../db/schema/orders.ts';
import type { CallContext } from '../kit/context.ts';
import { containing, listOrder } from '../kit/rows/listOrder.ts';
import { paged } from '../kit/rows/paged.ts';
import { withinDays } from '../kit/rows/withinDays.ts';
import { shownOrders } from './orderRows.ts';
import { orderScope } from './orderCall.ts';
import { memberKeyword } from '../accounts/member/maskedMembers.ts';

type Input = Omit<ParsedInputOf<(typeof memberOrder)['calls']['queryList']>, 'kind'> & { kind?: OrderKind | undefined };

/**
 * Matches part of the order number or title, or the student as lists of people do: the office finds a student only by
 * the visible part of the name or by a whole value.
 */
function worded(context: CallContext, keyword: string | undefined): SQL | undefined {
  const words = keyword?.trim() ?? '';
  if (words === '') return undefined;
  const like = containing(words);
  return or(ilike(orders.orderNo, like), ilike(orders.title, like), memberKeyword(context, orders.memberId, words));
}

/** Orders that concern the caller, newest first. */
export async function orderList(context: CallContext, input: Input) {
  const { db, appId } = context;
  const { page, size, sort, kind, status, statuses, provider, memberId, from, to, keyword } = input;
  const paidBy = (name: NonNullable<typeof provider>) =>
    exists(
      db
        .select({ id: payment.id })
        .from(payment)
        .where(and(eq(payment.appId, appId), eq(payment.id, orders.paymentId), eq(payment.provider, name))),
    );
  const query = db
    .select()
    .from(orders)
    .where(
      and(
        orderScope(context, kind),
        status === undefined ? undefined : eq(orders.status, status),
        statuses === undefined ? undefined : inArray(orders.status, statuses),
        provider === undefined ? undefined : paidBy(provider),
        memberId === undefined ? undefined : eq(orders.memberId, memberId),
        withinDays(orders.createdAt, { from, to }),
        worded(context, keyword),
      ),
    );
  const { amountFen, paidFen, refundedFen, createdAt, paidAt } = orders;
  const order = [
    ...listOrder(sort, { amountFen, paidFen, refundedFen, createdAt, paidAt }),
    desc(orders.createdAt),
    desc(orders.id),
  ];
  const { rows, ...found } = await paged(db, query, { page, size }, order);
  return { content: await shownOrders(context, rows), ...found };
}
