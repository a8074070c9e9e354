import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import type { Db, OpenDatabase } from '../db/open.ts';
import { paymentNotice } from '../db/schema/orders.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { acceptNotice } from './payment/acceptNotice.ts';
import { closeOrder } from './closeOrder.ts';
import { openPayment } from './payment/openPayment.ts';
import { findOrder } from './storedOrders.ts';
import { orderWorld, type OrderWorld, PRICE_FEN } from '../testing/orders/orderWorld.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function opened(world: OrderWorld) {
  const { id } = await world.order();
  const { outTradeNo } = await openPayment(world.call(), id, { provider: 'sandbox', payerId: world.studentId });
  const paid = { transactionId: `tx-${outTradeNo}`, paidFen: PRICE_FEN, paidAt: world.clock.now };
  return { id, notice: { kind: 'payment' as const, noticeId: outTradeNo, outTradeNo, ...paid } };
}

test('acceptNotice: answers a notice of money that goes back before it asks the provider for the refund', async () => {
  const world = await orderWorld(database.db);
  const { id, notice } = await opened(world);
  await closeOrder(world.call(), id, 'cancelled');
  world.provider.pay(notice.outTradeNo, world.clock.now, true);
  expect(await acceptNotice(world.call(), 'sandbox', notice)).toBe('returned');
  expect(world.provider.refunds.size).toBe(0);
  world.passMs(MINUTE_MS);
  expect(await world.sweep()).toEqual([]);
  expect([world.provider.refunds.size, world.provider.heldFen()]).toEqual([1, 0]);
});

/** The database, with `look` called at the end of each transaction. */
const watched = (db: Db, look: (tx: Db) => Promise<void>): Db =>
  new Proxy(db, {
    get: (target, key): unknown =>
      key === 'transaction'
        ? (run: (tx: Db) => Promise<unknown>) =>
            target.transaction(async (tx) => {
              const done = await run(tx);
              await look(tx);
              return done;
            })
        : Reflect.get(target, key),
  });

test('acceptNotice: waits one second for a lock, and does not change the timeout of other transactions', async () => {
  const world = await orderWorld(database.db);
  const { notice } = await opened(world);
  const waits: unknown[] = [];
  const lockTimeout = async (tx: Db) => {
    const [row] = await tx.select({ held: sql<string>`current_setting('lock_timeout')` }).from(sql`(select 1) as one`);
    waits.push(row?.held);
  };
  expect(await acceptNotice(world.call(watched(database.db, lockTimeout)), 'sandbox', notice)).toBe('paid');
  await database.db.transaction(lockTimeout);
  expect(waits).toEqual(['1s', '0']);
});

test('acceptNotice: throws UNAVAILABLE on a lock held too long, and the next sweep handles the stored notice', async () => {
  const world = await orderWorld(database.db);
  const { id, notice } = await opened(world);
  world.provider.pay(notice.outTradeNo, world.clock.now);
  const held = watched(database.db, (tx) =>
    tx.execute(sql`do $$ begin raise exception using errcode = '55P03'; end $$`).then(() => undefined),
  );
  await expect(acceptNotice(world.call(held), 'sandbox', notice)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const [kept] = await database.db.select().from(paymentNotice).where(eq(paymentNotice.appId, world.appId));
  expect([kept?.handledAt, (await findOrder(world.call(), id)).status]).toEqual([null, '1']);
  world.passMs(MINUTE_MS);
  expect(await world.sweep()).toEqual([]);
  expect((await findOrder(world.call(), id)).status).toBe('2');
});
