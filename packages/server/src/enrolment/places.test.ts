import { eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam } from '../db/schema/exam.ts';
import { message } from '../db/schema/platform.ts';
import type { OpenDatabase } from '../db/open.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { within } from '../kit/engineCall.ts';
import { aWorld, type World } from '../testing/engine/world.ts';
import { movePlace } from './movePlace.ts';
import { promote } from './seats.ts';
import { type SeatRules, takePlace, takePlaces } from './takePlace.ts';
import { lockTarget } from './target.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const BY_ONESELF: SeatRules = { createdBy: null };

/** A world whose exam has this many seats; the enrolled student has one of them. */
const aFullWorld = (capacity: number, waitlist: boolean): Promise<World> =>
  aWorld(database.db, { exam: { capacity, waitlist } });

const take = (world: World, memberId: string, rules = BY_ONESELF) =>
  database.db.transaction(async (tx) => {
    const call = within(world.call(), tx);
    const target = await lockTarget(call, 'exam', world.examId);
    return takePlace(call, target, { memberId, orgId: null, source: 'self' }, rules);
  });

const statuses = async (world: World) => {
  const rows = await database.db.select().from(enrolment).where(eq(enrolment.targetId, world.examId));
  return new Map(rows.map(({ memberId, status }) => [memberId, status]));
};

test('takePlace: gives the last seat to one of fifty concurrent calls', async () => {
  const world = await aFullWorld(2, false);
  const members = await Promise.all(Array.from({ length: 50 }, () => world.addMember()));
  const asked = await Promise.allSettled(members.map((memberId) => take(world, memberId)));
  const seated = asked.filter((one) => one.status === 'fulfilled');
  const refused = asked.flatMap((one) =>
    one.status === 'rejected' && one.reason instanceof AppError ? [one.reason.message] : [],
  );
  expect([seated.length, refused.length, new Set(refused)]).toEqual([1, 49, new Set(['名额已满（2 人）'])]);
});

test('takePlace: a second call returns the first place, also on the waiting list', async () => {
  const world = await aFullWorld(1, true);
  const memberId = await world.addMember();
  const first = await take(world, memberId);
  expect(first.outcome).toBe('waiting');
  expect(await take(world, memberId)).toEqual({ outcome: 'had', id: first.id });
  expect(await take(world, world.studentId)).toEqual({ outcome: 'had', id: world.enrollId });
});

test('a member who leaves frees the seat for the one who waits longest, who gets a message', async () => {
  const world = await aFullWorld(1, true);
  const early = await world.addMember();
  const late = await world.addMember();
  await take(world, early);
  world.passMs(1000);
  await take(world, late);
  await movePlace(world.call(), eq(enrolment.appId, world.appId), world.enrollId, { from: '2', to: '6' }, null);
  expect(await statuses(world)).toEqual(
    new Map([
      [world.studentId, '6'],
      [early, '2'],
      [late, '0'],
    ]),
  );
  const told = await database.db.select().from(message).where(eq(message.appId, world.appId));
  expect(told.map(({ memberId, title, link }) => [memberId, title, link])).toEqual([
    [early, '「测试考试」有名额了', `exam/detail?id=${world.examId}`],
  ]);
});

test('movePlace: of three concurrent moves that leave a place one succeeds, and the seat is freed once', async () => {
  const world = await aFullWorld(1, true);
  const waiting = await Promise.all([world.addMember(), world.addMember()]);
  for (const memberId of waiting) await take(world, memberId);
  const leave = () =>
    movePlace(world.call(), eq(enrolment.appId, world.appId), world.enrollId, { from: '2', to: '6' }, null);
  const moved = await Promise.allSettled([leave(), leave(), leave()]);
  expect(moved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  const found = [...(await statuses(world)).values()].toSorted();
  expect(found).toEqual(['0', '2', '6']);
});

test('promote: fills all new seats until the target is over', async () => {
  const world = await aFullWorld(1, true);
  const [first, second, third] = await Promise.all([world.addMember(), world.addMember(), world.addMember()]);
  for (const memberId of [first, second, third]) {
    world.passMs(1000);
    await take(world, memberId);
  }
  const grow = (capacity: number | null) =>
    database.db.transaction(async (tx) => {
      await tx.update(exam).set({ capacity }).where(eq(exam.id, world.examId));
      const call = within(world.call(), tx);
      return promote(call, await lockTarget(call, 'exam', world.examId));
    });
  expect((await grow(2)).length).toBe(1);
  expect((await statuses(world)).get(first)).toBe('2');
  world.passMs(6 * 60 * 60_000);
  expect(await grow(null)).toEqual([]);
  expect([...(await statuses(world)).values()].toSorted()).toEqual(['0', '0', '2', '2']);
});

test('takePlaces: takes seats in the order of the list until the target is full, unless staff exceed the capacity', async () => {
  const world = await aFullWorld(2, false);
  await database.db.update(exam).set({ priceFen: 100 }).where(eq(exam.id, world.examId));
  const [first, second] = await Promise.all([world.addMember(), world.addMember()]);
  const candidates = [first, second, first].map((memberId) => ({ memberId, orgId: null, source: 'batch' as const }));
  const add = (rules: SeatRules) =>
    database.db.transaction(async (tx) => {
      const call = within(world.call(), tx);
      const taken = await takePlaces(call, await lockTarget(call, 'exam', world.examId), candidates, rules);
      return [...taken].map(([memberId, { outcome }]) => [memberId, outcome]);
    });
  expect(await add({ createdBy: null, withoutOrder: true })).toEqual([
    [first, 'seated'],
    [second, 'full'],
  ]);
  expect(await add({ createdBy: null, withoutOrder: true, overCapacity: true })).toEqual([
    [first, 'had'],
    [second, 'seated'],
  ]);
  expect((await statuses(world)).get(second)).toBe('2');
});

test('takePlaces: gives 5,000 students their places in one call', async () => {
  const world = await aFullWorld(1, true);
  const students = Array.from({ length: 5000 }, (_, index) => ({
    memberId: `listed${index}`,
    orgId: null,
    source: 'batch' as const,
    more: { gradeId: 'g', teacherId: 't', openAt: world.call().now, dueAt: world.call().now, lateUntilAt: null },
  }));
  const taken = await database.db.transaction(async (tx) => {
    const call = within(world.call(), tx);
    const target = await lockTarget(call, 'exam', world.examId);
    return takePlaces(call, target, students, { createdBy: null, overCapacity: true });
  });
  expect([...taken.values()].filter(({ outcome }) => outcome === 'seated')).toHaveLength(5000);
});
