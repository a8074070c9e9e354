import { AppError } from '@aosai/api/contract/errors';
import type { ParsedInputOf } from '@aosai/api/contract/call';
import type { membershipOrder } from '@aosai/api/contract/commerce/membershipOrder';
import { ORDER } from '@aosai/api/domain/orders/orderStates';
import type { OrderSource } from '@aosai/api/domain/orders/payments';
import { cardHolder } from '../../../engine/cards/cardHolder.ts';
import { lastEndOf } from '../../../engine/cards/grantCard.ts';
import { lockHolder } from '../../../engine/cards/lockHolder.ts';
import { askForInvoice, refuseInvoice } from '../../../engine/orders/askForInvoice.ts';
import { cardOffer, officeHolder } from '../../../engine/orders/cardOffer.ts';
import { confirmPaid } from '../../../engine/orders/confirm.ts';
import { createOrder } from '../../../engine/orders/createOrder.ts';
import { wrongState } from '../../../engine/orders/moveOrder.ts';
import { inTransaction } from '../../../engine/orders/orderCall.ts';
import type { OrderRow } from '../../../engine/orders/storedOrders.ts';
import { storableText } from '../../../engine/storableText.ts';
import type { CallContext } from '../../context.ts';
import { auditOf } from '../../exam/engineOf.ts';
import { actorId } from '../../kit/actorId.ts';
import { writeSysLog } from '../../kit/sysLog.ts';
import { orderCall } from '../orderContext.ts';

type Input = ParsedInputOf<(typeof membershipOrder)['calls']['create']>;

/** What only the office says. Throws FORBIDDEN to everybody else, VALIDATION for what does not go together. */
function refuseOfficeWords({ actor }: CallContext, { memberId, paid, gift }: Input): void {
  if (actor.kind !== 'user') {
    if (paid !== undefined || gift !== undefined) throw new AppError('FORBIDDEN');
    return;
  }
  if (memberId === undefined) throw new AppError('VALIDATION', { path: 'memberId', detail: '请选择学生或老师' });
  if (paid !== undefined && gift !== undefined)
    throw new AppError('VALIDATION', { path: 'gift', detail: '已收款的订单不能同时是赠送' });
}

function sourceOf({ actor }: CallContext, { gift }: Input): OrderSource {
  if (actor.kind === 'user') return gift === undefined ? 'office' : 'gift';
  return actor.kind === 'member' && actor.type === 'parent' ? 'guardian' : 'self';
}

/** The order itself, with the price that the card has now, or none as a gift. */
function make(context: CallContext, input: Input): Promise<{ order: OrderRow; isNew: boolean }> {
  const { actor } = context;
  const source = sourceOf(context, input);
  return inTransaction(orderCall(context), async (inside) => {
    const offer = await cardOffer(inside, input.membershipId);
    if (input.invoice) await refuseInvoice(inside);
    const memberId =
      actor.kind === 'member'
        ? await cardHolder(inside, offer.snapshot, actor, input.memberId)
        : await officeHolder(inside, offer.snapshot, input.memberId ?? '');
    const { title, amountFen, snapshot } = offer;
    const isFree = amountFen === 0 && actor.kind === 'member';
    if (isFree) await lockHolder(inside, memberId);
    const heldUntil = isFree ? await lastEndOf(inside, { memberId, membershipId: input.membershipId }) : null;
    const { order, isNew } = await createOrder(inside, {
      kind: 'membership',
      targetId: input.membershipId,
      memberId,
      payerId: source === 'guardian' ? actorId(actor) : null,
      createdBy: actorId(actor),
      title,
      snapshot: { ...snapshot },
      amountFen: source === 'gift' ? 0 : amountFen,
      requestId: input.requestId,
      source,
      ...(input.gift !== undefined && { reason: storableText(input.gift) }),
      invoice: input.invoice,
    });
    // Nothing keeps anybody from taking a card for nothing a thousand times: it is taken again when it has ended.
    if (heldUntil && isNew)
      throw new AppError('VALIDATION', { path: 'membershipId', detail: '这张免费的卡还没有到期，到期后可以再领' });
    // What waits to be paid is no gift: it is closed first, or its holder pays for what was to be given.
    if (source === 'gift' && order.status === ORDER.pending) throw wrongState(order.status);
    if (actor.kind === 'user' && isNew) {
      const after = { orderNo: order.orderNo, amountFen: order.amountFen, reason: order.decideReason };
      await writeSysLog(inside.db, context, { action: 'membershipOrder:create', target: order.id, diff: { after } });
    }
    return { order, isNew };
  });
}

/** An order of a card; the office may say at once that it is paid. */
export async function createCardOrder(context: CallContext, input: Input): Promise<OrderRow> {
  refuseOfficeWords(context, input);
  const made = await make(context, input);
  // Who orders again what waits to be paid says whom the invoice is for now. Only here: a payment that comes in the same
  // moment holds the order and waits for the member, whom the transaction before held.
  const order =
    input.invoice && !made.isNew && made.order.status === ORDER.pending
      ? await askForInvoice(orderCall(context), made.order, input.invoice)
      : made.order;
  if (input.paid === undefined || order.status !== ORDER.pending) return order;
  const transfer = { ...input.paid, paidAt: new Date(input.paid.paidAt), by: actorId(context.actor) };
  const audit = auditOf(context, 'member/order:confirmPaid', order.id, {});
  return confirmPaid(orderCall(context), order.id, transfer, audit);
}
