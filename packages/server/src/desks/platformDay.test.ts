import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORDER } from '@aosai/api/orders/orderStates';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from '../db/open.ts';
import { question } from '../db/schema/bank.ts';
import { orders } from '../db/schema/orders.ts';
import { feedback } from '../db/schema/platform.ts';
import { billDifference } from '../db/schema/reconcile.ts';
import { NOON } from '../testing/engine/world.ts';
import { examStage } from '../testing/stages/examStage.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('queryPlatformDay: counts what waits for the office, and nothing that others decide or that is decided', async () => {
  const stage = await examStage(database.db);
  const { db } = stage.context('office');
  const { appId, studentId } = stage.world;
  const base = () => ({ appId, id: newId(), createdAt: NOON, updatedAt: NOON });
  const pending = async () => (await stage.ask('office', 'desk', 'queryPlatformDay', {}, 'bms')).pending;
  const nothing = await pending();
  const card = {
    kind: 'membership' as const,
    targetId: newId(),
    memberId: studentId,
    source: 'self' as const,
    title: '月卡',
    snapshot: {},
    amountFen: 3900,
    needsGuardian: false,
    expiresAt: NOON,
  };
  for (const status of [ORDER.quitApplied, ORDER.paid, ORDER.quit])
    await db.insert(orders).values({ ...base(), ...card, status, orderNo: newId() });
  await db.insert(orders).values({ ...base(), ...card, kind: 'grade', status: ORDER.quitApplied, orderNo: newId() });
  const runId = newId();
  for (const state of ['open', 'working', 'done'] as const)
    await db.insert(billDifference).values({ ...base(), runId, kind: 'amount', key: state, state });
  const [platforms = '', schools = ''] = (
    await db.select({ id: question.id }).from(question).where(eq(question.appId, appId))
  ).map(({ id }) => id);
  await db.update(question).set({ orgId: null, ownerId: null }).where(eq(question.id, platforms));
  await db.update(question).set({ orgId: newId() }).where(eq(question.id, schools));
  const told = { memberId: studentId, category: 'content' as const, content: '第二个选项写错了' };
  for (const [questionId, status] of [
    [platforms, '0'],
    [platforms, '2'],
    [schools, '0'],
    [null, '0'],
  ] as const)
    await db.insert(feedback).values({ ...base(), ...told, questionId, status });
  expect(await pending()).toEqual({ ...nothing, cardQuits: 1, billDifferences: 2, errorReports: 1, feedback: 1 });
});
