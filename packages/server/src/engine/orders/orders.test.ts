import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '@aosai/api/contract/errors';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aosai/api/domain/constants';
import { ORDER_MOVES, ORDER_STATUS, type OrderMove } from '@aosai/api/domain/orders/orderStates';
import { MEMBER } from '@aosai/api/domain/statuses';
import { newId } from '../../db/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { orders, payment, refund } from '../../db/schema/orders.ts';
import { member } from '../../db/schema/people.ts';
import { message } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../db/testDatabase.ts';
import { endOfPeriod } from '../cards/cardTime.ts';
import { markShown } from '../rights/markShown.ts';
import { acceptNotice } from './acceptNotice.ts';
import { cardGoods } from './cardGoods.ts';
import { closeOrder } from './closeOrder.ts';
import { moveOrder } from './moveOrder.ts';
import { openPayment } from './openPayment.ts';
import { inTransaction } from './orderCall.ts';
import { endOrder, finishQuit } from './quits.ts';
import { startRefund } from './startRefund.ts';
import { findOrder, lockOrder } from './storedOrders.ts';
import { sweepOrders } from './sweepOrders.ts';
import { tellPaid } from './tellPaid.ts';
import { FakeProvider } from './testing/fakeProvider.ts';
import { giveByHand } from './testing/giveByHand.ts';
import { tellRefunded } from './tellRefunded.ts';
import { CARD_DAYS, orderWorld, type OrderWorld, PRICE_FEN } from './testing/orderWorld.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : String(error));
const outcomeOf = (work: Promise<unknown>) => work.then(() => 'ok', codeOf);
const noAudit = () => Promise.resolve();

const open = (world: OrderWorld, id: string) =>
  openPayment(world.call(), id, { provider: 'sandbox', payerId: world.studentId });

/** The payer pays, and the provider says so. */
async function pay(world: OrderWorld, id: string) {
  const { outTradeNo } = await open(world, id);
  world.provider.pay(outTradeNo, world.clock.now);
  const found = await world.provider.queryPayment(outTradeNo);
  if (found.state !== 'paid') throw new Error('the provider did not take it');
  return tellPaid(world.call(), { ...found, provider: 'sandbox', outTradeNo });
}

const messagesOf = async (world: OrderWorld, memberId: string) =>
  (await database.db.select().from(message).where(eq(message.memberId, memberId))).map(({ title }) => title);

describe('an order', () => {
  test('is paid once: the card is there, and the second word changes nothing', async () => {
    const world = await orderWorld(database.db);
    const { id } = await world.order();
    expect((await pay(world, id)).outcome).toBe('paid');
    const [row] = await database.db.select().from(payment).where(eq(payment.orderId, id));
    const again = { provider: 'sandbox' as const, outTradeNo: row?.outTradeNo ?? '', paidAt: world.clock.now };
    const told = { ...again, transactionId: row?.transactionId ?? '', paidFen: PRICE_FEN };
    expect((await tellPaid(world.call(), told)).outcome).toBe('again');
    expect((await tellPaid(world.call(), { ...told, paidFen: 1 })).outcome).toBe('conflict');
    const [card] = await world.cards(world.studentId);
    expect(card?.expireDate).toEqual(endOfPeriod(world.clock.now, CARD_DAYS));
    expect(await messagesOf(world, world.studentId)).toEqual(['「月卡」支付成功']);
  });

  test('quit with a refund gives the money back and ends the card', async () => {
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

  test('of a card that has shown something gives the days back that are left, not all of them', async () => {
    const world = await orderWorld(database.db);
    const right = { code: 'chapter.open', name: '全部单元', quota: null, period: null };
    const snapshot = { name: '月卡', type: '0', days: CARD_DAYS, rights: [right] };
    const { id } = await world.order({ snapshot });
    await pay(world, id);
    world.passMs(3 * DAY_MS);
    const proposed = async () => cardGoods.propose(world.call(), await findOrder(world.call(), id));
    expect(await proposed()).toBe(PRICE_FEN);
    await markShown(database.db, world.call(), world.studentId, right.code);
    expect(await proposed()).toBe(Math.floor((PRICE_FEN * 27) / 30));
  });

  test('that was given back by hand, and by its provider after all, is told to the office', async () => {
    const world = await orderWorld(database.db);
    const { id } = await world.order();
    await pay(world, id);
    await endOrder(world.call(), { id }, 'forceQuit', { reason: '重复购买' }, noAudit);
    world.provider.nextRefunds = ['abnormal'];
    expect((await startRefund(world.call(), { id }, null)).status).toBe('6');
    const [row] = await database.db.select().from(refund).where(eq(refund.orderId, id));
    const back = { provider: 'sandbox' as const, outRefundNo: row?.outRefundNo ?? '', state: 'done' as const };
    const told = async (refundId: string) => (await tellRefunded(world.call(), { ...back, refundId })).outcome;
    expect([await told('hand-1'), await told('hand-1'), await told('wechat-1')]).toEqual([
      'refunded',
      'again',
      'conflict',
    ]);
    expect((await findOrder(world.call(), id)).refundedFen).toBe(PRICE_FEN);
  });

  test('that nobody pays is closed by the sweep, after the provider was asked', async () => {
    const world = await orderWorld(database.db);
    const { id } = await world.order();
    const { outTradeNo } = await open(world, id);
    world.passMs(31 * MINUTE_MS);
    await world.sweep();
    expect(await findOrder(world.call(), id)).toMatchObject({ status: '3', closedReason: 'expired' });
    expect(world.provider.payments.get(outTradeNo)?.state).toBe('closed');
  });

  test('that was paid a moment before its time was over stays paid', async () => {
    const world = await orderWorld(database.db);
    const { id } = await world.order();
    world.provider.pay((await open(world, id)).outTradeNo, world.clock.now);
    world.passMs(HOUR_MS);
    await world.sweep();
    expect(await findOrder(world.call(), id)).toMatchObject({ status: '2', paidFen: PRICE_FEN });
    expect(await outcomeOf(closeOrder(world.call(), id, 'cancelled'))).toBe('ORDER_STATE');
  });

  test('of a closed order the money goes back by itself', async () => {
    const world = await orderWorld(database.db);
    const { id } = await world.order();
    const { outTradeNo } = await open(world, id);
    await closeOrder(world.call(), id, 'cancelled');
    const news = { provider: 'sandbox' as const, outTradeNo, transactionId: 'late', paidAt: world.clock.now };
    expect((await tellPaid(world.call(), { ...news, paidFen: PRICE_FEN - 1 })).outcome).toBe('amount');
    expect((await tellPaid(world.call(), { ...news, paidFen: PRICE_FEN })).outcome).toBe('returned');
    expect(await database.db.select().from(refund).where(eq(refund.orderId, id))).toMatchObject([
      { status: 'done', cause: 'late', amountFen: PRICE_FEN },
    ]);
    expect(await world.cards(world.studentId)).toEqual([]);
  });

  test('has one payment open: another way closes it at its provider first, and what was paid meanwhile counts', async () => {
    const world = await orderWorld(database.db);
    const { id } = await world.order();
    const other = new FakeProvider('manual');
    const by = (provider: 'sandbox' | 'manual') => {
      const payments = new Map([world.provider, other].map((one) => [one.name, one]));
      return openPayment({ ...world.call(), payments }, id, { provider, payerId: world.studentId });
    };
    const first = await by('sandbox');
    expect((await by('sandbox')).outTradeNo).toBe(first.outTradeNo);
    world.provider.isDown = true;
    expect(await outcomeOf(by('manual'))).toBe('UNAVAILABLE');
    world.provider.isDown = false;
    const second = await by('manual');
    expect(world.provider.payments.get(first.outTradeNo)?.state).toBe('closed');
    expect(await database.db.select().from(payment).where(eq(payment.orderId, id))).toMatchObject([
      { outTradeNo: first.outTradeNo, status: 'closed' },
      { outTradeNo: second.outTradeNo, status: 'open' },
    ]);
    other.pay(second.outTradeNo, world.clock.now);
    expect(await outcomeOf(by('sandbox'))).toBe('ORDER_STATE');
    expect([(await findOrder(world.call(), id)).status, await world.cards(world.studentId)]).toMatchObject(['2', [{}]]);
    expect([world.provider.heldFen(), other.heldFen()]).toEqual([0, PRICE_FEN]);
  });

  test('of one provider is paid by another after the app changed over, and what comes twice goes back', async () => {
    const world = await orderWorld(database.db);
    const { cashiers } = world;
    const { id } = await world.order();
    const by = (provider: 'sandbox' | 'wechat') => openPayment(world.call(), id, { provider, payerId: null });
    const first = await by('sandbox');
    cashiers.change();
    expect(await outcomeOf(by('sandbox'))).toBe('NOT_CONFIGURED');
    const second = await by('wechat');
    // Its picture is still in somebody's hand.
    for (const provider of cashiers.providers)
      for (const { outTradeNo } of [first, second]) provider.pay(outTradeNo, world.clock.now);
    world.passMs(MINUTE_MS);
    expect(await world.sweep()).toEqual([]);
    expect([(await findOrder(world.call(), id)).status, cashiers.heldFen()]).toEqual(['2', 2 * PRICE_FEN]);
    cashiers.change();
    const told = await Promise.all(
      cashiers.news('payment').map(([name, notice]) => acceptNotice(world.call(), name, notice)),
    );
    expect([told, cashiers.heldFen(), await world.cards(world.studentId)]).toMatchObject([
      ['returned'],
      PRICE_FEN,
      [{}],
    ]);
  });

  test('whose provider is gone is given back by a person, who is told to look there first', async () => {
    const world = await orderWorld(database.db);
    await world.addOffice();
    const { id } = await world.order();
    await pay(world, id);
    await endOrder(world.call(), { id }, 'forceQuit', { reason: '重复购买' }, noAudit);
    world.cashiers.change();
    expect((await startRefund(world.call(), { id }, null)).status).toBe('6');
    expect(await world.alarms()).toEqual(['退款的支付渠道已经停用']);
    await giveByHand(world.call(), world.cashiers);
    expect([(await findOrder(world.call(), id)).status, world.cashiers.heldFen()]).toEqual(['7', 0]);
  });

  test('whose provider does not answer when money goes back is noted, and given back by the sweep', async () => {
    const world = await orderWorld(database.db);
    const { id } = await world.order();
    await pay(world, id);
    await endOrder(world.call(), { id }, 'forceQuit', { reason: '重复购买' }, noAudit);
    const late = await world.order({ memberId: await world.addMember() });
    const { outTradeNo } = await open(world, late.id);
    await closeOrder(world.call(), late.id, 'cancelled');
    world.provider.isDown = true;
    expect((await startRefund(world.call(), { id }, null)).status).toBe('6');
    expect(world.left.map(codeOf)).toEqual(['UNAVAILABLE']);
    const news = { provider: 'sandbox' as const, outTradeNo, transactionId: 'late', paidAt: world.clock.now };
    expect((await tellPaid(world.call(), { ...news, paidFen: PRICE_FEN })).outcome).toBe('returned');
    expect(world.left.map(codeOf)).toEqual(['UNAVAILABLE', 'UNAVAILABLE']);
    world.provider.isDown = false;
    world.passMs(MINUTE_MS);
    expect(await world.sweep()).toEqual([]);
    expect((await findOrder(world.call(), id)).status).toBe('7');
    expect([...world.provider.refunds.values()].map(({ state }) => state)).toEqual(['done', 'done']);
  });

  test('that was paid with another amount is over in time, and the office hears of it once', async () => {
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

  test('of somebody who was erased meanwhile gives nothing, and its money goes back', async () => {
    const world = await orderWorld(database.db);
    const { id } = await world.order();
    await open(world, id);
    await database.db.update(member).set({ status: MEMBER.erased }).where(eq(member.id, world.studentId));
    expect((await pay(world, id)).outcome).toBe('returned');
    expect(await findOrder(world.call(), id)).toMatchObject({ status: '3', closedReason: 'gone' });
    expect([await world.cards(world.studentId), world.provider.heldFen()]).toEqual([[], 0]);
  });

  test('that is cancelled while the provider opens its payment shows nobody a way to pay, and leaves none', async () => {
    const world = await orderWorld(database.db);
    const { id } = await world.order();
    const { provider } = world;
    const create = provider.createPayment.bind(provider);
    provider.createPayment = async (ask) => {
      await closeOrder(world.call(), id, 'cancelled');
      return create(ask);
    };
    expect(await outcomeOf(open(world, id))).toBe('ORDER_STATE');
    expect([...provider.payments.values()].map(({ state }) => state)).toEqual(['closed']);
  });

  test('fifty at once are one order, one payment, one card, one refund', async () => {
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
  test('is what happens, cell by cell, and nothing else does', async () => {
    const world = await orderWorld(database.db);
    const { id } = await world.order();
    const found: string[] = [];
    const expected: string[] = [];
    for (const status of ORDER_STATUS.values)
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

describe('who is not of age', () => {
  const ofChild = (world: OrderWorld) => ({ memberId: world.childId, createdBy: world.childId });

  test('orders, the guardian hears of it and has a day to pay', async () => {
    const world = await orderWorld(database.db);
    const order = await world.order(ofChild(world));
    expect(order).toMatchObject({ needsGuardian: true, payerId: null });
    expect(order.expiresAt.getTime() - world.clock.now.getTime()).toBe(24 * HOUR_MS);
    expect(await messagesOf(world, world.parentId)).toEqual(['孩子想购买「月卡」，等您付款']);
    await closeOrder(world.call(), order.id, 'declined');
    expect(await messagesOf(world, world.childId)).toEqual(['「月卡」的订单已关闭']);
  });

  test('needs a linked guardian first, also when nobody knows the age', async () => {
    const world = await orderWorld(database.db);
    for (const birthYm of ['2014-05', null]) {
      const memberId = await world.addMember('student', birthYm);
      expect(await outcomeOf(world.order({ memberId }))).toBe('GUARDIAN_LINK_FIRST');
    }
  });

  test('orders up to the limit of a month, however many try at once', async () => {
    const world = await orderWorld(database.db);
    const half = { ...ofChild(world), amountFen: 60_000 };
    const tries = Array.from({ length: 10 }, () => outcomeOf(world.order({ ...half, targetId: newId() })));
    const found = await Promise.all(tries);
    expect(found.filter((one) => one === 'ok')).toHaveLength(3);
    expect(found.filter((one) => one === 'ORDER_LIMIT')).toHaveLength(7);
    world.passMs(15 * DAY_MS);
    expect(await outcomeOf(world.order({ ...half, targetId: newId() }))).toBe('ok');
  });

  test('has less left to order once a seat came off a waiting list', async () => {
    const world = await orderWorld(database.db);
    await world.order({
      ...ofChild(world),
      source: 'promoted',
      createdBy: null,
      amountFen: 150_000,
      targetId: newId(),
    });
    const dear = { ...ofChild(world), amountFen: 60_000, targetId: newId() };
    expect(await outcomeOf(world.order(dear))).toBe('ORDER_LIMIT');
    expect(await outcomeOf(world.order({ ...dear, amountFen: 50_000 }))).toBe('ok');
  });
});

test('the same request gives the same order, and one with another content is refused', async () => {
  const world = await orderWorld(database.db);
  const asked = { requestId: 'request-0001' };
  const first = await world.order(asked);
  await closeOrder(world.call(), first.id, 'cancelled');
  expect((await world.order(asked)).id).toBe(first.id);
  expect(await outcomeOf(world.order({ ...asked, targetId: newId() }))).toBe('IDEMPOTENT_OTHER');
  expect((await world.order({ requestId: 'request-0002' })).id).not.toBe(first.id);
});

test('what costs nothing is there at once, and has nothing to give back', async () => {
  const world = await orderWorld(database.db);
  const order = await world.order({ amountFen: 0, source: 'gift', reason: '比赛奖品' });
  expect(order.status).toBe('2');
  expect(await world.cards(world.studentId)).toHaveLength(1);
  await endOrder(world.call(), { id: order.id }, 'forceQuit', { reason: '赠错了' }, noAudit);
  expect(await outcomeOf(startRefund(world.call(), { id: order.id }, null))).toBe('REFUND_LIMIT');
  expect((await finishQuit(world.call(), { id: order.id }, noAudit)).status).toBe('8');
});

test('silent payments are asked for after 15 seconds, a minute and five minutes', async () => {
  const world = await orderWorld(database.db);
  const { id } = await world.order();
  world.provider.pay((await open(world, id)).outTradeNo, world.clock.now);
  const sweep = async () => {
    await sweepOrders(world.call());
    return (await findOrder(world.call(), id)).status;
  };
  const states = [await sweep()];
  world.passMs(16_000);
  states.push(await sweep());
  expect(states).toEqual(['1', '2']);
});
