import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { ORDER_MOVES, ORDER, type OrderMove } from '@aosai/api/orders/orderStates';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from '../db/open.ts';
import { orders, payment, refund } from '../db/schema/orders.ts';
import { member } from '../db/schema/people.ts';
import { message } from '../db/schema/platform.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { noteCardUse } from '../rights/noteCardUse.ts';
import { cardFulfilment } from './cards/cardFulfilment.ts';
import { closeOrder } from './closeOrder.ts';
import { moveOrder } from './moveOrder.ts';
import { inTransaction } from './orderCall.ts';
import { endOrder, finishQuit } from './quits.ts';
import { startRefund } from './refund/startRefund.ts';
import { findOrder, lockOrder } from './storedOrders.ts';
import { notifyPaid } from './notifyPaid.ts';
import { notifyRefunded } from './refund/notifyRefunded.ts';
import { CARD_DAYS, orderWorld, type OrderWorld, PRICE_FEN } from '../testing/orders/orderWorld.ts';
import { open, pay } from '../testing/orders/buying.ts';
import { codeOf, outcomeOf } from '../testing/orders/outcome.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';
import { endOfPeriod } from '../rights/cards/grantCard.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const noAudit = () => Promise.resolve();

const messagesOf = async (world: OrderWorld, memberId: string) =>
  (await database.db.select().from(message).where(eq(message.memberId, memberId))).map(({ title }) => title);

describe('an order', () => {
  test('an order is paid once: it grants the card, and a repeated notice changes nothing', async () => {
    const world = await orderWorld(database.db);
    const { id } = await world.order();
    expect((await pay(world, id)).outcome).toBe('paid');
    const [row] = await database.db.select().from(payment).where(eq(payment.orderId, id));
    const again = { provider: 'sandbox' as const, outTradeNo: row?.outTradeNo ?? '', paidAt: world.clock.now };
    const told = { ...again, transactionId: row?.transactionId ?? '', paidFen: PRICE_FEN };
    expect((await notifyPaid(world.call(), told)).outcome).toBe('again');
    expect((await notifyPaid(world.call(), { ...told, paidFen: 1 })).outcome).toBe('conflict');
    expect(await world.cards(world.studentId)).toMatchObject([{ expireDate: endOfPeriod(world.clock.now, CARD_DAYS) }]);
    expect(await findOrder(world.call(), id)).toMatchObject({ status: '2', paidFen: PRICE_FEN, refundedFen: 0 });
    expect(await database.db.$count(refund, eq(refund.orderId, id))).toBe(0);
    expect(await messagesOf(world, world.studentId)).toEqual(['「月卡」支付成功']);
  });

  test('quitting an order with a refund gives the money back and ends the card', async () => {
    const world = await orderWorld(database.db);
    const { id } = await world.order();
    await pay(world, id);
    world.passMs(8 * DAY_MS);
    const ended = await endOrder(world.call(), { id }, 'forceQuit', { reason: '重复购买' }, noAudit);
    expect(ended.refundFen).toBe(Math.floor((PRICE_FEN * 22) / 30));
    expect(await world.cards(world.studentId)).toEqual([]);
    expect(await outcomeOf(finishQuit(world.call(), { id }, noAudit))).toBe('REFUND_FIRST');
    expect((await startRefund(world.call(), { id }, null)).status).toBe('7');
    expect((await finishQuit(world.call(), { id }, noAudit)).status).toBe('8');
    expect(world.provider.heldFen()).toBe(PRICE_FEN - (ended.refundFen ?? 0));
  });

  test('an order for a card whose rights were used refunds only the days that are left', async () => {
    const world = await orderWorld(database.db);
    const right = { code: 'chapter.open', name: '全部单元', quota: null, period: null };
    const snapshot = { name: '月卡', type: '0', days: CARD_DAYS, rights: [right] };
    const { id } = await world.order({ snapshot });
    await pay(world, id);
    world.passMs(3 * DAY_MS);
    const proposed = async () => cardFulfilment.propose(world.call(), await findOrder(world.call(), id));
    expect(await proposed()).toBe(PRICE_FEN);
    await noteCardUse(database.db, world.call(), world.studentId, right.code);
    expect(await proposed()).toBe(Math.floor((PRICE_FEN * 27) / 30));
  });

  test('a refund by hand counts once, and a second refund by the provider is a conflict', async () => {
    const world = await orderWorld(database.db);
    const { id } = await world.order();
    await pay(world, id);
    await endOrder(world.call(), { id }, 'forceQuit', { reason: '重复购买' }, noAudit);
    world.provider.nextRefunds = ['abnormal'];
    expect((await startRefund(world.call(), { id }, null)).status).toBe('6');
    const [row] = await database.db.select().from(refund).where(eq(refund.orderId, id));
    const back = { provider: 'sandbox' as const, outRefundNo: row?.outRefundNo ?? '', state: 'done' as const };
    const told = async (refundId: string) => (await notifyRefunded(world.call(), { ...back, refundId })).outcome;
    expect([await told('hand-1'), await told('hand-1'), await told('wechat-1')]).toEqual([
      'refunded',
      'again',
      'conflict',
    ]);
    expect((await findOrder(world.call(), id)).refundedFen).toBe(PRICE_FEN);
  });

  test('the sweep closes an unpaid order after asking the provider', async () => {
    const world = await orderWorld(database.db);
    const { id } = await world.order();
    const { outTradeNo } = await open(world, id);
    world.passMs(31 * MINUTE_MS);
    await world.sweep();
    expect(await findOrder(world.call(), id)).toMatchObject({ status: '3', closedReason: 'expired' });
    expect(world.provider.payments.get(outTradeNo)?.state).toBe('closed');
  });

  test('the sweep records an order as paid if it was paid before it expired and no notice came', async () => {
    const world = await orderWorld(database.db);
    const { id } = await world.order();
    world.provider.pay((await open(world, id)).outTradeNo, world.clock.now);
    world.passMs(HOUR_MS);
    await world.sweep();
    expect(await findOrder(world.call(), id)).toMatchObject({ status: '2', paidFen: PRICE_FEN });
    expect(await outcomeOf(closeOrder(world.call(), id, 'cancelled'))).toBe('ORDER_STATE');
  });

  test('an order closed before its payment arrives gives the money back automatically', async () => {
    const world = await orderWorld(database.db);
    const { id } = await world.order();
    const { outTradeNo } = await open(world, id);
    await closeOrder(world.call(), id, 'cancelled');
    const news = { provider: 'sandbox' as const, outTradeNo, transactionId: 'late', paidAt: world.clock.now };
    expect((await notifyPaid(world.call(), { ...news, paidFen: PRICE_FEN - 1 })).outcome).toBe('amount');
    expect((await notifyPaid(world.call(), { ...news, paidFen: PRICE_FEN })).outcome).toBe('returned');
    expect(await database.db.select().from(refund).where(eq(refund.orderId, id))).toMatchObject([
      { status: 'done', cause: 'late', amountFen: PRICE_FEN },
    ]);
    expect(await world.cards(world.studentId)).toEqual([]);
  });

  test('an order paid with a wrong amount expires in time, and the office gets one message', async () => {
    const world = await orderWorld(database.db);
    await world.addOffice();
    const { id } = await world.order();
    const { outTradeNo } = await open(world, id);
    Object.assign(world.provider.payments.get(outTradeNo) ?? {}, { amountFen: PRICE_FEN + 1 });
    world.provider.pay(outTradeNo, world.clock.now);
    expect(await world.sweep(10)).toEqual([]);
    expect(await findOrder(world.call(), id)).toMatchObject({ status: '3', closedReason: 'expired' });
    expect((await world.alarms()).filter((title) => title === '支付通知的金额不对')).toHaveLength(1);
    expect(await world.cards(world.studentId)).toEqual([]);
  });

  test('an order whose member was erased meanwhile grants nothing, and the money goes back', async () => {
    const world = await orderWorld(database.db);
    const { id } = await world.order();
    await open(world, id);
    await database.db.update(member).set({ status: MEMBER.erased }).where(eq(member.id, world.studentId));
    expect((await pay(world, id)).outcome).toBe('returned');
    expect(await findOrder(world.call(), id)).toMatchObject({ status: '3', closedReason: 'gone' });
    expect([await world.cards(world.studentId), world.provider.heldFen()]).toEqual([[], 0]);
  });

  test('fifty concurrent requests make one order, one payment, one card and one refund', async () => {
    const world = await orderWorld(database.db);
    const fifty = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, () => run().catch(codeOf)));
    const made = await fifty(() => world.order());
    expect(new Set(made.map((one) => (typeof one === 'string' ? one : one.id))).size).toBe(1);
    const [row] = await database.db.select().from(orders).where(eq(orders.appId, world.appId));
    const id = row?.id ?? '';
    await fifty(() => pay(world, id));
    expect(await database.db.$count(payment, eq(payment.orderId, id))).toBe(1);
    expect(await world.cards(world.studentId)).toHaveLength(1);
    await endOrder(world.call(), { id }, 'forceQuit', { reason: '重复购买' }, noAudit);
    const refunds = await fifty(() => startRefund(world.call(), { id }, null));
    expect(refunds.filter((one) => one === 'ORDER_STATE')).toHaveLength(49);
    expect(world.provider.heldFen()).toBe(0);
  });
});

describe('the table of moves', () => {
  test('the table of moves: moveOrder allows exactly the moves that it lists', async () => {
    const world = await orderWorld(database.db);
    const { id } = await world.order();
    const found: string[] = [];
    const expected: string[] = [];
    for (const status of ORDER.values)
      for (const move of Object.keys(ORDER_MOVES) as OrderMove[]) {
        const where = eq(orders.id, id);
        await database.db.update(orders).set({ status }).where(where);
        const moved = await inTransaction(world.call(), async (inside) =>
          moveOrder(inside, await lockOrder(inside, id), move),
        ).then((row) => row.status, codeOf);
        const { from, to } = ORDER_MOVES[move];
        const isAllowed = (from as readonly string[]).includes(status);
        found.push(`${status} ${move} ${moved}`);
        expected.push(`${status} ${move} ${isAllowed ? to : 'ORDER_STATE'}`);
      }
    expect(found).toEqual(expected);
  });
});

test('insertOrder: returns the same order for a repeated request, and refuses one with other content', async () => {
  const world = await orderWorld(database.db);
  const asked = { requestId: 'request-0001' };
  const first = await world.order(asked);
  await closeOrder(world.call(), first.id, 'cancelled');
  expect((await world.order(asked)).id).toBe(first.id);
  expect(await outcomeOf(world.order({ ...asked, targetId: newId() }))).toBe('IDEMPOTENT_OTHER');
  expect((await world.order({ requestId: 'request-0002' })).id).not.toBe(first.id);
});

test('createOrder: grants a free order at once, with nothing to refund', async () => {
  const world = await orderWorld(database.db);
  const order = await world.order({ amountFen: 0, source: 'gift', reason: '比赛奖品' });
  expect(order.status).toBe('2');
  expect(await world.cards(world.studentId)).toHaveLength(1);
  await endOrder(world.call(), { id: order.id }, 'forceQuit', { reason: '赠错了' }, noAudit);
  expect(await outcomeOf(startRefund(world.call(), { id: order.id }, null))).toBe('REFUND_LIMIT');
  expect((await finishQuit(world.call(), { id: order.id }, noAudit)).status).toBe('8');
});
