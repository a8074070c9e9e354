import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/open.ts';
import { member } from '../db/schema/people.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { inTransaction } from './orderCall.ts';
import { lockOrder } from './storedOrders.ts';
import { orderWorld } from '../testing/orders/orderWorld.ts';
import { type PlaceKind, placeWorld } from '../testing/orders/placeWorld.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';
import { fulfilmentOf } from './fulfilment.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const erase = (id: string) => database.db.update(member).set({ status: MEMBER.erased }).where(eq(member.id, id));

test('cardGoods.grant: gives an erased member no card', async () => {
  const world = await orderWorld(database.db);
  const { id } = await world.order();
  await erase(world.studentId);
  const given = await inTransaction(world.call(), async (inside) =>
    fulfilmentOf(inside, 'membership').grant(inside, await lockOrder(inside, id)),
  );
  expect([given, await world.cards(world.studentId)]).toEqual([false, []]);
});

test.each<PlaceKind>(['exam', 'grade'])(
  'placeGoods.grant: does not confirm the place of an erased member: %s',
  async (kind) => {
    const world = await placeWorld(database.db, kind, { capacity: 1 });
    await world.enrol(world.studentId);
    const { id } = await world.orderOf(world.studentId);
    await erase(world.studentId);
    const given = await inTransaction(world.call(), async (inside) =>
      fulfilmentOf(inside, kind).grant(inside, await lockOrder(inside, id)),
    );
    const [held] = await world.places();
    expect([given, held?.place.status]).toEqual([false, '1']);
  },
);
