import { and, eq } from 'drizzle-orm';
import type { ClosedReason } from '@aosai/api/orders/orderStates';
import type { ProviderName } from '@aosai/api/orders/payments';
import { member } from '../../db/schema/people.ts';
import { openPayment } from './openPayment.ts';
import type { OrderRow } from '../storedOrders.ts';
import type { CallContext } from '../../kit/context.ts';
import { memberActor } from '../../kit/actor.ts';
import type { OpenPayment } from '@aosai/api/orders/orderViews.contract';
import { orderCall, refuseMinorPayer } from '../orderCall.ts';

/** The open id that WeChat pay knows the payer by inside WeChat. */
async function openIdOf({ db, appId }: CallContext, memberId: string): Promise<string | undefined> {
  const [person] = await db
    .select({ openId: member.wxGzhOpenId })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.id, memberId)));
  return person?.openId ?? undefined;
}

/** Opens a payment of the caller's own or a child's order, of any kind. */
export async function payOrder(
  context: CallContext,
  order: OrderRow,
  { provider, inWeChat }: { provider: ProviderName; inWeChat?: true | undefined },
): Promise<OpenPayment> {
  const { memberId: payerId } = memberActor(context);
  refuseMinorPayer(order, payerId);
  const openId = inWeChat ? await openIdOf(context, payerId) : undefined;
  const opened = await openPayment(orderCall(context), order.id, { provider, payerId, openId });
  return { ...opened, expiresAt: opened.expiresAt.toISOString() };
}

/** Why an order is closed: by the office, declined by a guardian, or given up. */
export function closedBy({ actor }: CallContext, order: OrderRow): ClosedReason {
  if (actor.kind !== 'member') return 'office';
  const isDeclined = order.needsGuardian && order.createdBy !== actor.memberId && order.memberId !== actor.memberId;
  return isDeclined ? 'declined' : 'cancelled';
}
