import { AppError } from '@aosai/api/kit/errors';
import { HOUR_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from '../db/open.ts';
import { orders, payment, refund } from '../db/schema/orders.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { orderWorld, type OrderWorld, PRICE_FEN } from '../testing/orders/orderWorld.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const MANY = 130;
const ROUND = 100;

const base = (world: OrderWorld, no: number) => ({
  appId: world.appId,
  id: newId(),
  createdAt: new Date(world.clock.now.getTime() - HOUR_MS + no),
  updatedAt: world.clock.now,
});
const numbers = Array.from({ length: MANY }, (_, no) => no);

/** Open payments nobody has asked about, the oldest first. */
async function addPayments(world: OrderWorld): Promise<(typeof payment.$inferInsert)[]> {
  const rows = numbers.map((no) => ({
    ...base(world, no),
    orderId: newId(),
    provider: 'sandbox' as const,
    outTradeNo: `T${String(no).padStart(3, '0')}${newId()}`,
    amountFen: PRICE_FEN,
    status: 'open' as const,
    expiresAt: new Date(world.clock.now.getTime() + HOUR_MS),
  }));
  await database.db.insert(payment).values(rows);
  return rows;
}

async function addRefunds(world: OrderWorld, status: 'waiting' | 'processing'): Promise<string[]> {
  const paid = await addPayments(world);
  await database.db.update(payment).set({ status: 'paid', paidFen: PRICE_FEN }).where(eq(payment.appId, world.appId));
  const rows = paid.map(({ id, orderId }, no) => ({
    ...base(world, no),
    orderId,
    paymentId: id,
    provider: 'sandbox' as const,
    outRefundNo: `R${String(no).padStart(3, '0')}${newId()}`,
    amountFen: PRICE_FEN,
    cause: 'late' as const,
    reason: '测试',
    status,
  }));
  await database.db.insert(refund).values(rows);
  return rows.map(({ outRefundNo }) => outRefundNo);
}

/** The numbers that the provider was asked about in one sweep. */
async function askedIn(world: OrderWorld, asks: 'queryPayment' | 'refund' | 'queryRefund'): Promise<string[]> {
  const asked: string[] = [];
  Object.assign(world.provider, {
    [asks]: (of: string | { outRefundNo: string }) => {
      asked.push(typeof of === 'string' ? of : of.outRefundNo);
      return Promise.reject(new AppError('UNAVAILABLE'));
    },
  });
  await world.sweep();
  return asked;
}

describe('a round of the sweep', () => {
  test('asks about a hundred silent payments, the oldest first, and about the others in the next', async () => {
    const world = await orderWorld(database.db);
    const all = (await addPayments(world)).map(({ outTradeNo }) => outTradeNo);
    expect(await askedIn(world, 'queryPayment')).toEqual(all.slice(0, ROUND));
    expect((await askedIn(world, 'queryPayment')).slice(0, MANY - ROUND)).toEqual(all.slice(ROUND));
    const rounds = [];
    for (let round = 0; round < 4; round += 1) rounds.push((await askedIn(world, 'queryPayment')).length);
    // Each payment three times, as after 15 seconds, a minute and five minutes.
    expect(2 * ROUND + rounds.reduce((sum, count) => sum + count, 0)).toBe(3 * MANY);
  });

  test.each([
    ['waiting', 'refund'],
    ['processing', 'queryRefund'],
  ] as const)('asks about a hundred %s refunds, those first that have waited longest', async (status, asks) => {
    const world = await orderWorld(database.db);
    const all = await addRefunds(world, status);
    expect(await askedIn(world, asks)).toEqual(all.slice(0, ROUND));
    const second = await askedIn(world, asks);
    expect(second.slice(0, MANY - ROUND)).toEqual(all.slice(ROUND));
    expect(second).toHaveLength(ROUND);
  });

  test('a hundred orders that cannot be closed do not keep another one open', async () => {
    const world = await orderWorld(database.db);
    const { id } = await world.order();
    const [own] = await database.db
      .select()
      .from(orders)
      .where(and(eq(orders.appId, world.appId), eq(orders.id, id)));
    if (!own) throw new TypeError('no order');
    const paid = (await addPayments(world)).slice(0, ROUND);
    await database.db.insert(orders).values(
      paid.map(({ orderId }, no) => ({
        ...own,
        id: orderId,
        targetId: newId(),
        orderNo: `${own.orderNo}${no}`,
        expiresAt: new Date(world.clock.now.getTime() - HOUR_MS),
      })),
    );
    world.provider.isDown = true;
    world.passMs(31 * MINUTE_MS);
    await world.sweep(5);
    const [row] = await database.db
      .select({ status: orders.status })
      .from(orders)
      .where(and(eq(orders.appId, world.appId), eq(orders.id, id)));
    expect(row?.status).toBe('3');
  });
});
