import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from '../db/open.ts';
import { message } from '../db/schema/platform.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { closeOrder } from './closeOrder.ts';
import { orderWorld, type OrderWorld } from '../testing/orders/orderWorld.ts';
import { outcomeOf } from '../testing/orders/outcome.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const messagesOf = async (world: OrderWorld, memberId: string) =>
  (await database.db.select().from(message).where(eq(message.memberId, memberId))).map(({ title }) => title);

describe('a minor', () => {
  const ofChild = (world: OrderWorld) => ({ memberId: world.childId, createdBy: world.childId });

  test('a minor can order: the guardian is notified and has a day to pay', async () => {
    const world = await orderWorld(database.db);
    const order = await world.order(ofChild(world));
    expect(order).toMatchObject({ needsGuardian: true, payerId: null });
    expect(order.expiresAt.getTime() - world.clock.now.getTime()).toBe(24 * HOUR_MS);
    expect(await messagesOf(world, world.parentId)).toEqual(['孩子想购买「月卡」，等您付款']);
    await closeOrder(world.call(), order.id, 'declined');
    expect(await messagesOf(world, world.childId)).toEqual(['「月卡」的订单已关闭']);
  });

  test('a minor needs a linked guardian first, also when the age is unknown', async () => {
    const world = await orderWorld(database.db);
    for (const birthYm of ['2014-05', null]) {
      const memberId = await world.addMember('student', birthYm);
      expect(await outcomeOf(world.order({ memberId }))).toBe('GUARDIAN_LINK_FIRST');
    }
  });

  test('a minor orders up to the limit of a month, also with concurrent orders', async () => {
    const world = await orderWorld(database.db);
    const half = { ...ofChild(world), amountFen: 60_000 };
    const tries = Array.from({ length: 10 }, () => outcomeOf(world.order({ ...half, targetId: newId() })));
    const found = await Promise.all(tries);
    expect(found.filter((one) => one === 'ok')).toHaveLength(3);
    expect(found.filter((one) => one === 'ORDER_LIMIT')).toHaveLength(7);
    world.passMs(15 * DAY_MS);
    expect(await outcomeOf(world.order({ ...half, targetId: newId() }))).toBe('ok');
  });

  test('a seat from the waiting list counts towards a minor’s limit', async () => {
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
