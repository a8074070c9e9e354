import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { appPayments } from '../adapters/payment/appPayments.ts';
import type { OpenDatabase } from '../db/open.ts';
import { payment } from '../db/schema/orders.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { acceptNotice } from './payment/acceptNotice.ts';
import { closeOrder } from './closeOrder.ts';
import { openPayment } from './payment/openPayment.ts';
import { endOrder } from './quits.ts';
import { startRefund } from './refund/startRefund.ts';
import { findOrder } from './storedOrders.ts';
import { sweepOrders } from './sweepOrders.ts';
import { notifyPaid } from './notifyPaid.ts';
import { FakeProvider } from '../testing/orders/fakeProvider.ts';
import { giveByHand } from '../testing/orders/giveByHand.ts';
import { orderWorld, PRICE_FEN } from '../testing/orders/orderWorld.ts';
import { open, pay } from '../testing/orders/buying.ts';
import { codeOf, outcomeOf } from '../testing/orders/outcome.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const noAudit = () => Promise.resolve();

describe('an order', () => {
  test('an order has at most one open payment, so another way to pay closes the first', async () => {
    const world = await orderWorld(database.db);
    const { id } = await world.order();
    const other = new FakeProvider('manual');
    const by = (provider: 'sandbox' | 'manual') => {
      const payments = appPayments([world.provider, other]);
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

  test('after the app changes its provider, an order is paid at the new one, and a second payment goes back', async () => {
    const world = await orderWorld(database.db);
    const { cashiers } = world;
    const { id } = await world.order();
    const by = (provider: 'sandbox' | 'wechat') => openPayment(world.call(), id, { provider, payerId: null });
    const first = await by('sandbox');
    cashiers.change();
    expect(await outcomeOf(by('sandbox'))).toBe('NOT_CONFIGURED');
    const second = await by('wechat');
    // The buyer still has the QR code of the first payment.
    for (const provider of cashiers.providers)
      for (const { outTradeNo } of [first, second]) provider.pay(outTradeNo, world.clock.now);
    world.passMs(MINUTE_MS);
    expect(await world.sweep()).toEqual([]);
    expect([(await findOrder(world.call(), id)).status, cashiers.heldFen()]).toEqual(['2', 2 * PRICE_FEN]);
    cashiers.change();
    const told = await Promise.all(
      cashiers.news('payment').map(([name, notice]) => acceptNotice(world.call(), name, notice)),
    );
    world.passMs(MINUTE_MS);
    expect(await world.sweep()).toEqual([]);
    expect([told, cashiers.heldFen(), await world.cards(world.studentId)]).toMatchObject([
      ['returned'],
      PRICE_FEN,
      [{}],
    ]);
  });

  test('an order whose provider is gone is refunded by a person, reminded to check the provider first', async () => {
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

  test('a refund to which the provider does not reply is logged, and repeated by the sweep', async () => {
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
    expect((await notifyPaid(world.call(), { ...news, paidFen: PRICE_FEN })).outcome).toBe('returned');
    expect(world.left.map(codeOf)).toEqual(['UNAVAILABLE', 'UNAVAILABLE']);
    world.provider.isDown = false;
    world.passMs(MINUTE_MS);
    expect(await world.sweep()).toEqual([]);
    expect((await findOrder(world.call(), id)).status).toBe('7');
    expect([...world.provider.refunds.values()].map(({ state }) => state)).toEqual(['done', 'done']);
  });

  test('an order cancelled while its payment is opened shows nobody a way to pay, and leaves none open', async () => {
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
});

test('sweepOrders: asks about a silent payment after 15 seconds, not before', async () => {
  const world = await orderWorld(database.db);
  const { id } = await world.order();
  world.provider.pay((await open(world, id)).outTradeNo, world.clock.now);
  const sweep = async () => {
    await sweepOrders({ ...world.call(), logOf: world.logOf });
    return (await findOrder(world.call(), id)).status;
  };
  const states = [await sweep()];
  world.passMs(16_000);
  states.push(await sweep());
  expect(states).toEqual(['1', '2']);
});
