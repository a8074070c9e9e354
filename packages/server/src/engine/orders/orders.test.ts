import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '@aosai/api/contract/errors';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aosai/api/domain/constants';
import type { OpenDatabase } from '../../db/open.ts';
import { orders, payment, refund } from '../../db/schema/orders.ts';
import { message } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../db/testDatabase.ts';
import { endOfPeriod } from '../cards/cardTime.ts';
import { closeOrder } from './closeOrder.ts';
import { openPayment } from './openPayment.ts';
import { endOrder, finishQuit } from './quits.ts';
import { startRefund } from './startRefund.ts';
import { findOrder } from './storedOrders.ts';
import { tellPaid } from './tellPaid.ts';
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
