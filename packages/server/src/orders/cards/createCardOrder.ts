import { AppError } from '@aosai/api/kit/errors';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import type { membershipOrder } from '@aosai/api/orders/membershipOrder.contract';
import { ORDER } from '@aosai/api/orders/orderStates';
import type { OrderSource } from '@aosai/api/orders/payments';
import { cardHolder } from '../../rights/cards/cardHolder.ts';
import { lastEndOf } from '../../rights/cards/grantCard.ts';
import { lockHolder } from '../../rights/cards/lockHolder.ts';
import { askForInvoice, refuseInvoice } from '../askForInvoice.ts';
import { confirmPaid } from '../payment/confirm.ts';
import { wrongState, moveOrder } from '../moveOrder.ts';
import { inTransaction, orderCall } from '../orderCall.ts';
import type { OrderRow } from '../storedOrders.ts';
import { storableText } from '../../base/storableText.ts';
import type { CallContext } from '../../kit/context.ts';
import { auditOf } from '../../kit/engineOf.ts';
import { actorId } from '../../kit/actorId.ts';
import { writeSysLog } from '../../kit/audit/sysLog.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { insertOrder, type NewOrder } from '../insertOrder.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { CardSnapshot } from '@aosai/api/rights/cards';
import { membership } from '../../db/schema/cards.ts';
import { member } from '../../db/schema/people.ts';
import { cardSnapshot } from '../../rights/cards/cardSnapshot.ts';
import { fulfilmentOf } from '../fulfilment.ts';

interface CardOffer {
  title: string;
  amountFen: number;
  snapshot: CardSnapshot;
}

/** A card on sale, with its current price and rights. Throws NOT_FOUND for one that is not on sale. */
async function cardOffer({ db, appId }: EngineCall, id: string): Promise<CardOffer> {
  const [card] = await db
    .select()
    .from(membership)
    .where(
      and(
        eq(membership.appId, appId),
        eq(membership.id, id),
        eq(membership.status, 'published'),
        isNull(membership.deletedAt),
      ),
    );
  if (!card) throw new AppError('NOT_FOUND');
  return { title: card.name, amountFen: card.priceFen, snapshot: await cardSnapshot(db, card) };
}

/** Returns the member who the office wants to hold a card. Throws NOT_FOUND, CARD_AUDIENCE. */
async function officeHolder(
  { db, appId }: EngineCall,
  { type }: Pick<CardSnapshot, 'type'>,
  wanted: string,
): Promise<string> {
  const [person] = await db
    .select({ id: member.id, type: member.type })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.id, wanted), isNull(member.deletedAt)));
  if (!person) throw new AppError('NOT_FOUND');
  if (person.type !== (type === '1' ? 'teacher' : 'student')) throw new AppError('CARD_AUDIENCE');
  return person.id;
}

/**
 * Creates an order in the transaction of the call; an order of 0 fen is paid at once.
 *
 * @throws IDEMPOTENT_OTHER, GUARDIAN_LINK_FIRST, ORDER_LIMIT, NOT_FOUND for a member who does not exist
 */
export async function createOrder(call: EngineCall, ask: NewOrder): Promise<{ order: OrderRow; isNew: boolean }> {
  const made = await insertOrder(call, ask);
  const isFree = made.isNew && made.order.amountFen === 0;
  return isFree ? { ...made, order: await takeForNothing(call, made.order) } : made;
}

/** Grants the goods of a free order at once; closes the order if they cannot be granted. */
async function takeForNothing(call: EngineCall, order: OrderRow): Promise<OrderRow> {
  const isGiven = await fulfilmentOf(call, order.kind).grant(call, order);
  if (isGiven) return moveOrder(call, order, 'pay', { paidAt: call.now });
  return moveOrder(call, order, 'close', { closedAt: call.now, closedReason: 'gone' });
}

type Input = ParsedInputOf<(typeof membershipOrder)['calls']['create']>;

/**
 * Checks the fields that only the office may send. Throws FORBIDDEN for everybody else, VALIDATION for fields that do
 * not go together.
 */
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

/** Creates the order at the card's current price, or at no price as a gift. */
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
    // A free card can be taken again only after it has ended; otherwise anybody could take a thousand of them.
    if (heldUntil && isNew)
      throw new AppError('VALIDATION', { path: 'membershipId', detail: '这张免费的卡还没有到期，到期后可以再领' });
    // An order that waits for payment cannot become a gift: close it first, or its holder would pay for the gift.
    if (source === 'gift' && order.status === ORDER.pending) throw wrongState(order.status);
    if (actor.kind === 'user' && isNew) {
      const after = { orderNo: order.orderNo, amountFen: order.amountFen, reason: order.decideReason };
      await writeSysLog(inside.db, context, { action: 'membershipOrder:create', target: order.id, diff: { after } });
    }
    return { order, isNew };
  });
}

/** Creates an order of a card; the office may confirm the payment in the same call. */
export async function createCardOrder(context: CallContext, input: Input): Promise<OrderRow> {
  refuseOfficeWords(context, input);
  const made = await make(context, input);
  // Ordering again while an order waits for payment updates its invoice. This needs a transaction of its own: a payment
  // that arrives at the same moment locks the order and then waits for the member, whom the first transaction had
  // locked.
  const order =
    input.invoice && !made.isNew && made.order.status === ORDER.pending
      ? await askForInvoice(orderCall(context), made.order, input.invoice)
      : made.order;
  if (input.paid === undefined || order.status !== ORDER.pending) return order;
  const transfer = { ...input.paid, paidAt: new Date(input.paid.paidAt), by: actorId(context.actor) };
  const audit = auditOf(context, 'member/order:confirmPaid', order.id, {});
  return confirmPaid(orderCall(context), order.id, transfer, audit);
}
