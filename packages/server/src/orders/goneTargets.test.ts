import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/open.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam } from '../db/schema/exam.ts';
import { grade } from '../db/schema/teaching.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { endOrder, finishQuit } from './quits.ts';
import { startRefund } from './refund/startRefund.ts';
import { findOrder } from './storedOrders.ts';
import { PRICE_FEN } from '../testing/orders/orderWorld.ts';
import { type PlaceKind, placeWorld, type PlaceWorld } from '../testing/orders/placeWorld.ts';

/** No call deletes a target with places, but somebody may in the database, and money must not wait for it. */
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const noAudit = () => Promise.resolve();
const KINDS: PlaceKind[] = ['exam', 'grade'];

async function removeTarget({ kind, targetId, clock }: PlaceWorld): Promise<void> {
  const table = kind === 'grade' ? grade : exam;
  await database.db.update(table).set({ deletedAt: clock.now }).where(eq(table.id, targetId));
}
const removePlace = ({ targetId }: PlaceWorld) => database.db.delete(enrolment).where(eq(enrolment.targetId, targetId));
const statusesOf = async (world: PlaceWorld) => (await world.places()).map(({ place }) => place.status);

describe.each(KINDS)('%s', (kind) => {
  async function ordered() {
    const world = await placeWorld(database.db, kind, { capacity: 1 });
    await world.addOffice();
    await world.enrol(world.studentId);
    return { world, id: (await world.orderOf(world.studentId)).id };
  }

  test.each([
    ['the target', removeTarget, ['3']],
    ['the place', removePlace, []],
  ] as const)(
    'money paid after %s is gone goes back, and the office gets a message',
    async (_what, remove, statuses) => {
      const { world, id } = await ordered();
      const outTradeNo = await world.open(id);
      world.provider.pay(outTradeNo, world.clock.now);
      await remove(world);
      expect(await world.tell(outTradeNo)).toBe('returned');
      expect(await findOrder(world.call(), id)).toMatchObject({ status: '3', closedReason: 'gone' });
      expect([await statusesOf(world), world.provider.heldFen()]).toEqual([statuses, 0]);
      expect(await world.alarms()).toEqual(['一笔付款没有对应的订单']);
      expect(await world.sweep(2)).toEqual([]);
    },
  );

  test('an unpaid order whose target is gone is closed in time', async () => {
    const { world, id } = await ordered();
    await world.open(id);
    await removeTarget(world);
    world.passMs(world.startAt.getTime() - world.clock.now.getTime());
    expect(await world.sweep(2)).toEqual([]);
    expect((await findOrder(world.call(), id)).status).toBe('3');
    expect(await statusesOf(world)).toEqual(['3']);
  });

  test('the office gives all the money back when the target went after the payment', async () => {
    const { world, id } = await ordered();
    await world.pay(id);
    await removeTarget(world);
    const ended = await endOrder(world.call(), { id }, 'forceQuit', { reason: '已取消' }, noAudit);
    expect([ended.refundFen, await statusesOf(world)]).toEqual([PRICE_FEN, ['5']]);
    expect((await startRefund(world.call(), { id }, null)).status).toBe('7');
    expect((await finishQuit(world.call(), { id }, noAudit)).status).toBe('8');
    expect([await statusesOf(world), world.provider.heldFen()]).toEqual([['6'], 0]);
  });
});
