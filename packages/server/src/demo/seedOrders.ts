import { and, eq } from 'drizzle-orm';
import { dateText, startOfDay } from '@aosai/api/kit/beijing';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { BILL_READY } from '@aosai/api/orders/reconciling';
import { appPayments } from '../adapters/payment/appPayments.ts';
import type { Ledger } from '../adapters/payment/sandbox/ledger.ts';
import { guardiansOf } from '../accounts/minors/guardiansOf.ts';
import { newId } from '../base/newId.ts';
import { enterClass } from '../classes/places/enterClass.ts';
import { memberMembership, membership } from '../db/schema/cards.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam } from '../db/schema/exam.ts';
import { orders } from '../db/schema/orders.ts';
import { billRun } from '../db/schema/reconcile.ts';
import { grade } from '../db/schema/teaching.ts';
import { enroll } from '../exams/places/enrolments.ts';
import { type EngineCall, within } from '../kit/engineCall.ts';
import { createOrder } from '../orders/cards/createCardOrder.ts';
import { closeOrder } from '../orders/closeOrder.ts';
import type { OrderCall } from '../orders/orderCall.ts';
import { takeMoney } from '../orders/notifyPaid.ts';
import { takePayment } from '../orders/payment/openPayment.ts';
import { applyQuit, endOrder, finishQuit } from '../orders/quits.ts';
import { notifyRefunded } from '../orders/refund/notifyRefunded.ts';
import { promiseQuit } from '../orders/refund/startRefund.ts';
import { findOrder, type OrderRow } from '../orders/storedOrders.ts';
import { cardSnapshot } from '../rights/cards/cardSnapshot.ts';
import { endOfPeriod } from '../rights/cards/grantCard.ts';
import type { DemoPeople } from './demoPeople.ts';
import { PRICED_EXAM } from './demoExams.ts';
import { DEMO_ORDERS, type DemoOrder } from './demoOrders.ts';
import { PRICED_CLASS } from './seedClass.ts';

const PAYS_AFTER_MS = 10 * MINUTE_MS;
const OPEN_SINCE_MS = 2 * HOUR_MS;
/** Noon, when the office decides. */
const NOON_MS = 12 * HOUR_MS;
const BILL_AT_MS = DAY_MS + BILL_READY.hour * HOUR_MS + BILL_READY.minute * MINUTE_MS;
/** Numbers of the sandbox look like those of WeChat Pay. */
const TRANSACTION = '4200000';
const REFUND = '5030000';
const DIGITS = 14;

/** The school's log begins with the first start: what the seeds decide is nobody's act. */
const unlogged = () => Promise.resolve();

interface Family {
  memberId: string;
  orgId: string;
  /** Null for a student without a parent in the demo. */
  guardianId: string | null;
}

interface Shop {
  people: DemoPeople;
  ledger: Ledger;
  /** A call at a time of the past, inside the one transaction. */
  at(time: Date): OrderCall;
}

const numbered = (prefix: string, { size }: { size: number }): string =>
  `${prefix}${String(size + 1).padStart(DIGITS, '0')}`;

/** A card's order, by the guardian or as a gift of the office. */
async function orderCard(call: OrderCall, { appId, operatorId }: DemoPeople, family: Family, order: DemoOrder) {
  const { goods, outcome } = order;
  if (goods.kind !== 'membership') throw new TypeError('a card was expected');
  const [card] = await call.db
    .select()
    .from(membership)
    .where(and(eq(membership.appId, appId), eq(membership.name, goods.name)));
  if (!card) return null;
  const isGift = outcome.kind === 'gift';
  const made = await createOrder(call, {
    kind: 'membership',
    targetId: card.id,
    memberId: family.memberId,
    payerId: isGift ? null : family.guardianId,
    createdBy: isGift ? operatorId : family.guardianId,
    title: card.name,
    snapshot: { ...(await cardSnapshot(call.db, card)) },
    amountFen: isGift ? 0 : card.priceFen,
    requestId: null,
    source: isGift ? 'gift' : 'guardian',
    ...(isGift && { reason: outcome.reason }),
  });
  return made.order;
}

/** A place's order; null where the class or the exam was left out. */
async function orderPlace(call: OrderCall, { appId }: DemoPeople, family: Family, kind: 'grade' | 'exam') {
  const { memberId, orgId, guardianId } = family;
  if (guardianId === null) return null;
  const table = kind === 'grade' ? grade : exam;
  const key = kind === 'grade' ? PRICED_CLASS : PRICED_EXAM;
  const [target] = await call.db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.appId, appId), eq(table.key, key)));
  if (!target) return null;
  const { id } =
    kind === 'grade'
      ? await enterClass(call, target.id, { memberId, orgId, createdBy: guardianId, byCode: false })
      : await enroll(call, { examId: target.id, viewers: [{ memberId, orgId }], createdBy: guardianId });
  const [place] = await call.db
    .select({ orderId: enrolment.orderId })
    .from(enrolment)
    .where(and(eq(enrolment.appId, appId), eq(enrolment.id, id)));
  return place?.orderId ? findOrder(call, place.orderId) : null;
}

/** The yearly card that the demo's student holds from the start is the one that was paid for. */
async function adoptCard({ db, appId, now }: OrderCall, { id, memberId, targetId }: OrderRow): Promise<void> {
  const isHeld = and(
    eq(memberMembership.appId, appId),
    eq(memberMembership.memberId, memberId),
    eq(memberMembership.membershipId, targetId),
  );
  const [card] = await db.select().from(memberMembership).where(isHeld);
  if (card?.orderId !== null) return;
  await db
    .update(memberMembership)
    .set({ orderId: id, startDate: now, expireDate: endOfPeriod(now, card.days), createdAt: now })
    .where(isHeld);
}

/** Pays an order in the sandbox, as its payer did. */
async function pay(call: OrderCall, { ledger }: Shop, order: OrderRow): Promise<void> {
  const { id, payerId, amountFen, title, expiresAt } = order;
  const { open } = await takePayment(call, id, { provider: 'sandbox', payerId });
  const { outTradeNo } = open;
  const transactionId = numbered(TRANSACTION, ledger.trades);
  ledger.trades.set(outTradeNo, {
    outTradeNo,
    description: title,
    totalFen: amountFen,
    expiresAt: expiresAt.toISOString(),
    state: 'SUCCESS',
    paid: { transactionId, fen: amountFen, at: call.now.toISOString() },
  });
  await adoptCard(call, order);
  await takeMoney(call, { provider: 'sandbox', outTradeNo, transactionId, paidFen: amountFen, paidAt: call.now });
}

/** Gives the money of a quit back in the sandbox. */
async function giveBack(call: OrderCall, { ledger }: Shop, { id }: OrderRow): Promise<void> {
  await endOrder(call, { id }, 'passQuit', {}, unlogged);
  const { outRefundNo, amountFen, outTradeNo } = await promiseQuit(call, { id }, null);
  const refundId = numbered(REFUND, ledger.refunds);
  const at = call.now.toISOString();
  ledger.refunds.set(outRefundNo, { outRefundNo, outTradeNo, refundId, refundFen: amountFen, at });
  await notifyRefunded(call, { provider: 'sandbox', outRefundNo, refundId, refundFen: amountFen, state: 'done' });
  await finishQuit(call, { id }, unlogged);
}

/** What came of an order of these days. */
async function follow(shop: Shop, order: OrderRow, { outcome }: DemoOrder, dayAt: (daysAgo: number) => Date) {
  const later = shop.at(new Date(order.createdAt.getTime() + PAYS_AFTER_MS));
  const noon = (daysAgo: number) => shop.at(new Date(dayAt(daysAgo).getTime() + NOON_MS));
  switch (outcome.kind) {
    case 'open':
    case 'gift':
      return;
    case 'cancelled':
      await closeOrder(later, order.id, 'cancelled');
      return;
    case 'paid':
      await pay(later, shop, order);
      return;
    case 'asksBack':
      await pay(later, shop, order);
      await applyQuit(noon(outcome.daysAgo), { id: order.id }, outcome.reason);
      return;
    case 'givenBack':
      await pay(later, shop, order);
      await applyQuit(noon(outcome.askedDaysAgo), { id: order.id }, outcome.reason);
      await giveBack(noon(outcome.doneDaysAgo), shop, order);
      return;
    default:
      return outcome satisfies never;
  }
}

/** The comparisons of the sandbox's bills that the office made on the mornings after. */
function comparisons({ trades, refunds }: Ledger, { appId, operatorId }: DemoPeople, now: Date) {
  const paid = [...trades.values()].flatMap(({ paid: one }) =>
    one ? [{ at: one.at, paidFen: one.fen, refundFen: 0 }] : [],
  );
  const back = [...refunds.values()].map(({ at, refundFen }) => ({ at, paidFen: 0, refundFen }));
  const days = Map.groupBy([...paid, ...back], ({ at }) => dateText(at));
  return [...days].flatMap(([date, rows]) => {
    const at = new Date(startOfDay(date).getTime() + BILL_AT_MS);
    if (at > now) return [];
    return {
      appId,
      id: newId(),
      createdBy: operatorId,
      createdAt: at,
      updatedAt: at,
      provider: 'sandbox' as const,
      date,
      source: 'provider' as const,
      sameCount: rows.length,
      paidFen: rows.reduce((sum, row) => sum + row.paidFen, 0),
      refundFen: rows.reduce((sum, row) => sum + row.refundFen, 0),
    };
  });
}

/**
 * Seeds four weeks of orders of the demo's families once, played by the engine of orders at their times: with cards,
 * places, messages, refunds, and a ledger of the sandbox whose bill agrees. Not where there has been an order.
 */
export async function seedOrders(
  callAt: (time: Date) => EngineCall,
  now: Date,
  { people, openLedger }: Pick<Shop, 'people'> & { openLedger: () => Ledger },
): Promise<void> {
  const { appId, orgId, studentId, classmateIds } = people;
  const { db } = callAt(now);
  if ((await db.$count(orders, eq(orders.appId, appId))) > 0) return;
  // Opened only now: a broken ledger must not stop a later start.
  const ledger = openLedger();
  // What an interrupted start has left, of which the database knows nothing.
  ledger.trades.clear();
  ledger.refunds.clear();
  const students = [studentId, ...classmateIds];
  const guardians = await guardiansOf(db, appId, students);
  const today = dateText(now.getTime());
  const dayAt = (daysAgo: number) => new Date(startOfDay(today).getTime() - daysAgo * DAY_MS);
  await db.transaction(async (tx) => {
    const at = (time: Date): OrderCall => ({
      ...within(callAt(time), tx),
      payments: appPayments([]),
      noteLeft: (error) => {
        throw error;
      },
    });
    const shop: Shop = { people, ledger, at };
    for (const order of DEMO_ORDERS) {
      const memberId = students[order.student];
      if (memberId === undefined) continue;
      const family = { memberId, orgId, guardianId: guardians.get(memberId)?.[0] ?? null };
      if (family.guardianId === null && order.outcome.kind !== 'gift') continue;
      const isOpen = order.outcome.kind === 'open';
      const time = isOpen ? now.getTime() - OPEN_SINCE_MS : dayAt(order.daysAgo).getTime() + order.minute * MINUTE_MS;
      const call = at(new Date(time));
      const { kind } = order.goods;
      const row =
        kind === 'membership'
          ? await orderCard(call, people, family, order)
          : await orderPlace(call, people, family, kind);
      if (row) await follow(shop, row, order, dayAt);
    }
    const runs = comparisons(ledger, people, now);
    if (runs.length > 0) await tx.insert(billRun).values(runs);
    // Before the commit: the sandbox never has less than the database.
    ledger.save();
  });
}
