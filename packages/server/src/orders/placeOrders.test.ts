import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import type { OpenDatabase } from '../db/open.ts';
import { newId } from '../base/newId.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../db/schema/exam.ts';
import { orders } from '../db/schema/orders.ts';
import { message } from '../db/schema/platform.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { moveInClass } from '../classes/places/quitClass.ts';
import { movePlace } from '../enrolment/movePlace.ts';
import { closeOrder } from './closeOrder.ts';
import { applyQuit, endOrder, finishQuit, rejectQuit, withdrawQuit } from './quits.ts';
import { startRefund } from './refund/startRefund.ts';
import { paidPlacesOfStopped } from './refund/refundStopped.ts';
import { findOrder } from './storedOrders.ts';
import { PRICE_FEN } from '../testing/orders/orderWorld.ts';
import { outcomeOf } from '../testing/orders/outcome.ts';
import { moneyFaults } from '../testing/orders/moneyBooks.ts';
import { placeFaults } from '../testing/orders/placeBooks.ts';
import { type PlaceKind, placeWorld, type PlaceWorld } from '../testing/orders/placeWorld.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const noAudit = () => Promise.resolve();
const KINDS: PlaceKind[] = ['exam', 'grade'];

const statusesOf = async (world: PlaceWorld) => (await world.places()).map(({ place }) => place.status).toSorted();
const faultsOf = async (world: PlaceWorld, capacity: number) => placeFaults(world, await world.places(), capacity);
const titlesOf = async (memberId: string) =>
  (await database.db.select().from(message).where(eq(message.memberId, memberId))).map(({ title }) => title);

describe.each(KINDS)('a place with a price: %s', (kind) => {
  const aWorld = (rules: Parameters<typeof placeWorld>[2]) => placeWorld(database.db, kind, rules);

  test('gives the last seat to only one of fifty concurrent callers, with the same order when the call is repeated', async () => {
    const world = await aWorld({ capacity: 1 });
    const members = await Promise.all(Array.from({ length: 25 }, () => world.addMember()));
    const all = await Promise.all([...members, ...members].map((memberId) => outcomeOf(world.enrol(memberId))));
    expect([all.filter((one) => one === 'ok').length, new Set(all)]).toEqual([2, new Set(['ok', 'TARGET_FULL'])]);
    expect(await statusesOf(world)).toEqual(['1']);
    expect(await database.db.$count(orders, eq(orders.appId, world.appId))).toBe(1);
    expect(await faultsOf(world, 1)).toEqual([]);
  });

  test('a place is reserved for half an hour, confirmed by the payment, and never reserved past the start', async () => {
    const world = await aWorld({ capacity: 3 });
    const other = await world.addMember();
    await world.enrol(world.studentId);
    await world.enrol(other);
    const order = await world.orderOf(world.studentId);
    expect(order.expiresAt.getTime() - world.clock.now.getTime()).toBe(30 * MINUTE_MS);
    expect(await world.pay(order.id)).toBe('paid');
    world.passMs(31 * MINUTE_MS);
    expect(await world.sweep()).toEqual([]);
    expect(await statusesOf(world)).toEqual(['2', '3']);
    world.passMs(world.startAt.getTime() - world.clock.now.getTime() - MINUTE_MS);
    await world.enrol(other);
    expect((await world.orderOf(other)).expiresAt).toEqual(world.startAt);
  });

  test('the guardian has a day to pay for a child’s place', async () => {
    const world = await aWorld({ capacity: null });
    await world.enrol(world.childId);
    const order = await world.orderOf(world.childId);
    expect([order.needsGuardian, order.expiresAt.getTime() - world.clock.now.getTime()]).toEqual([true, DAY_MS]);
    expect(await titlesOf(world.parentId)).toEqual(['孩子想购买「收费的目标」，等您付款']);
    expect(await statusesOf(world)).toEqual(['1']);
  });

  test('a child without a guardian cannot order', async () => {
    const world = await aWorld({ capacity: null });
    const orphan = await world.addMember('student', '2015-01');
    expect(await outcomeOf(world.enrol(orphan))).toBe('GUARDIAN_LINK_FIRST');
    expect(await statusesOf(world)).toEqual([]);
  });

  test('an unpaid place goes to the next in line and a late payment of the first goes back', async () => {
    const world = await aWorld({ capacity: 1, waitlist: true });
    const next = await world.addMember();
    await world.enrol(world.studentId);
    await world.enrol(next);
    const first = await world.orderOf(world.studentId);
    const outTradeNo = await world.open(first.id);
    world.passMs(31 * MINUTE_MS);
    await world.sweep();
    expect(await statusesOf(world)).toEqual(['1', '3']);
    const second = await world.orderOf(next);
    expect([second.source, second.status]).toEqual(['promoted', '1']);
    expect(second.expiresAt.getTime() - second.createdAt.getTime()).toBe(DAY_MS);
    expect(await titlesOf(next)).toEqual(['「收费的目标」有名额了']);
    // The provider accepts the first payment after all.
    Object.assign(world.provider.payments.get(outTradeNo) ?? {}, { state: 'paid', paidAt: world.clock.now });
    expect(await world.tell(outTradeNo)).toBe('returned');
    expect(await world.pay(second.id)).toBe('paid');
    const all = (await world.places()).flatMap(({ order }) => order ?? []);
    expect([...(await faultsOf(world, 1)), ...moneyFaults(all, world.provider.heldFen())]).toEqual([]);
  });

  test('quitting before the start refunds the whole price, and frees the seat once the quit is finished', async () => {
    const world = await aWorld({ capacity: 1, waitlist: true });
    const next = await world.addMember();
    await world.enrol(world.studentId);
    await world.enrol(next);
    const { id } = await world.orderOf(world.studentId);
    await world.pay(id);
    const call = () => world.call();
    await applyQuit(call(), { id }, '时间冲突');
    await withdrawQuit(call(), { id });
    await applyQuit(call(), { id }, '时间冲突');
    await rejectQuit(call(), { id }, '请先来一次', noAudit);
    await applyQuit(call(), { id }, '还是不行');
    expect(await statusesOf(world)).toEqual(['0', '4']);
    // The decision comes after the start, but the application came in time.
    world.passMs(world.startAt.getTime() - world.clock.now.getTime() + HOUR_MS);
    const passed = await endOrder(call(), { id }, 'passQuit', {}, noAudit);
    expect([passed.refundFen, await statusesOf(world)]).toEqual([PRICE_FEN, ['0', '5']]);
    expect(await outcomeOf(finishQuit(call(), { id }, noAudit))).toBe('REFUND_FIRST');
    expect((await startRefund(call(), { id }, null)).status).toBe('7');
    expect((await finishQuit(call(), { id }, noAudit)).status).toBe('8');
    expect(await statusesOf(world)).toEqual(['1', '6']);
    expect(world.provider.heldFen()).toBe(0);
  });

  test('after the start nothing is refunded unless the office names an amount and a reason', async () => {
    const world = await aWorld({ capacity: null });
    await world.enrol(world.studentId);
    const { id } = await world.orderOf(world.studentId);
    await world.pay(id);
    const second = await world.addMember();
    await world.enrol(second);
    const { id: other } = await world.orderOf(second);
    await world.pay(other);
    world.passMs(world.startAt.getTime() - world.clock.now.getTime());
    const force = (decision: { refundFen?: number; reason?: string }, of = id) =>
      endOrder(world.call(), { id: of }, 'forceQuit', decision, noAudit);
    expect(await outcomeOf(force({ refundFen: 100 }))).toBe('VALIDATION');
    expect((await force({ refundFen: 100, reason: '老师生病' })).refundFen).toBe(100);
    expect((await force({ reason: '不再来了' }, other)).refundFen).toBe(0);
    expect(await outcomeOf(startRefund(world.call(), { id: other }, null))).toBe('REFUND_LIMIT');
    expect([await statusesOf(world), world.provider.heldFen()]).toEqual([['5', '5'], 2 * PRICE_FEN]);
  });

  test('a payment that arrives after the end of the exam or class is refunded automatically', async () => {
    const world = await aWorld({ capacity: null });
    await world.enrol(world.studentId);
    const order = await world.orderOf(world.studentId);
    const outTradeNo = await world.open(order.id);
    world.provider.pay(outTradeNo, world.clock.now);
    world.passMs(5 * DAY_MS);
    expect(await world.tell(outTradeNo)).toBe('returned');
    expect(await findOrder(world.call(), order.id)).toMatchObject({ status: '3', closedReason: 'gone' });
    expect([await statusesOf(world), world.provider.heldFen()]).toEqual([['3'], 0]);
  });

  test('places and orders agree after fifty concurrent calls that move places of a full target', async () => {
    const world = await aWorld({ capacity: 5, waitlist: true });
    const members = await Promise.all(Array.from({ length: 10 }, () => world.addMember()));
    for (const memberId of members) {
      world.passMs(1000);
      await world.enrol(memberId);
    }
    const own = eq(enrolment.appId, world.appId);
    const rows = await world.places();
    const move = kind === 'grade' ? moveInClass : movePlace;
    const work = rows.flatMap(({ place, order }) => {
      const { id, memberId } = place;
      if (!order) {
        const giveUp = () => move(world.call(), own, id, { from: '0', to: '3' }, null);
        return [() => world.enrol(memberId), giveUp, () => world.enrol(memberId), giveUp, () => world.enrol(memberId)];
      }
      const { id: orderId } = order;
      const close = () => closeOrder(world.call(), orderId, 'cancelled');
      const pay = () => world.pay(orderId);
      const leave = () => endOrder(world.call(), { id: orderId }, 'forceQuit', { reason: '测试' }, noAudit);
      const done = () => finishQuit(world.call(), { id: orderId }, noAudit);
      return [close, pay, pay, leave, done];
    });
    expect(work).toHaveLength(50);
    await Promise.allSettled(work.map((run) => run()));
    expect(await faultsOf(world, 5)).toEqual([]);
  });
});

test('stoppedExams: refunds those who have not begun a stopped exam, also after the server was killed', async () => {
  const world = await placeWorld(database.db, 'exam', { capacity: null });
  const [begun, asking] = [await world.addMember(), await world.addMember()];
  const everybody = [world.studentId, begun, asking];
  for (const memberId of everybody) {
    await world.enrol(memberId);
    await world.pay((await world.orderOf(memberId)).id);
  }
  const base = { appId: world.appId, id: newId(), createdAt: world.clock.now, updatedAt: world.clock.now };
  await database.db.insert(examPaperEnroll).values({
    ...base,
    examEnrollId: (await world.places())[1]?.place.id ?? '',
    examId: world.targetId,
    examPaperId: newId(),
    memberId: begun,
    attemptNo: 1,
    status: '1',
    seed: 1,
    maxPoints: 0,
    questionCount: 0,
    startedAt: world.clock.now,
    deadlineAt: world.clock.now,
  });
  await applyQuit(world.call(), { id: (await world.orderOf(asking)).id }, '时间冲突');
  expect(await world.sweep()).toEqual([]);
  // While it runs: after that nothing would be proposed.
  world.passMs(world.startAt.getTime() - world.clock.now.getTime() + MINUTE_MS);
  await database.db.update(exam).set({ stoppedAt: world.clock.now }).where(eq(exam.id, world.targetId));
  // The server dies between the decision and the refund.
  const first = await world.orderOf(world.studentId);
  await endOrder(world.call(), { id: first.id }, 'forceQuit', { refundFen: PRICE_FEN, reason: '考试已终止' }, noAudit);
  expect(await world.sweep(2)).toEqual([]);
  const standing = await Promise.all(everybody.map((memberId) => world.orderOf(memberId)));
  expect(standing.map(({ status, refundedFen }) => [status, refundedFen])).toEqual([
    ['7', PRICE_FEN],
    ['2', 0],
    ['7', PRICE_FEN],
  ]);
  // Each log entry names what the system did, not what somebody had decided before.
  const action = 'member/order:returnStopped';
  expect(world.logged).toHaveLength(3);
  expect(world.logged).toEqual(
    expect.arrayContaining([
      { action, target: first.id, after: { status: '6', amountFen: PRICE_FEN } },
      expect.objectContaining({ action, target: standing[2]?.id }),
    ]),
  );
});

test('stoppedExams: finds a limited number of places per round, and failing ones do not block the others', async () => {
  const world = await placeWorld(database.db, 'exam', { capacity: null });
  const everybody = [world.studentId, await world.addMember()];
  for (const memberId of everybody) {
    await world.enrol(memberId);
    await world.pay((await world.orderOf(memberId)).id);
  }
  await database.db.update(exam).set({ stoppedAt: world.clock.now }).where(eq(exam.id, world.targetId));
  // Forty rounds in which handling the chosen place always fails.
  const found = await Promise.all(
    Array.from({ length: 40 }, () => paidPlacesOfStopped(database.db, world.clock.now, 1)),
  );
  const ids = await Promise.all(everybody.map(async (memberId) => (await world.orderOf(memberId)).id));
  expect(new Set(found.map((rows) => rows.length))).toEqual(new Set([1]));
  expect(new Set(found.flat().map(({ id }) => id))).toEqual(new Set(ids));
});
