import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dateText } from '@aosai/api/kit/beijing';
import { ENROLMENT, type EnrolmentStatus } from '@aosai/api/enrolment/enrolments';
import { ORDER, type OrderStatus } from '@aosai/api/orders/orderStates';
import { appPayments } from '../adapters/payment/appPayments.ts';
import { ledgerPath, openLedger } from '../adapters/payment/sandbox/ledger.ts';
import { openSandbox } from '../adapters/payment/sandbox/sandbox.ts';
import type { OpenDatabase } from '../db/open.ts';
import { memberMembership } from '../db/schema/cards.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { orders, refund } from '../db/schema/orders.ts';
import { message } from '../db/schema/platform.ts';
import { billDifference, billRun } from '../db/schema/reconcile.ts';
import type { EngineCall } from '../kit/engineCall.ts';
import { reconcile } from '../orders/reconcile/reconcile.ts';
import { registries } from '../registries.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { testServices } from '../testing/testServices.ts';
import { seedExams } from './demo.ts';
import { DEMO_ORDERS } from './demoOrders.ts';
import { type DemoPeople, seedParents, seedPeople } from './demoPeople.ts';
import { seedOrders } from './seedOrders.ts';

// As in the server, where Hono replaces the global Response by one with fewer features.
getRequestListener(() => new Response());

const NOW = new Date('2026-11-29T02:00:00.000Z');
const folder = mkdtempSync(join(tmpdir(), 'aosai-orders-'));
const path = ledgerPath(folder);

let database: OpenDatabase;
let people: DemoPeople;
let callAt: (time: Date) => EngineCall;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const services = await testServices({ now: () => NOW });
  const { keys } = services.platform;
  people = await seedPeople(db, keys, NOW);
  await seedExams(db, services.testData, NOW, people);
  callAt = (now) => ({
    db,
    appId: people.appId,
    now,
    services: { ...services, registries },
    attemptSecret: keys.attemptSecret,
  });
  await seedParents(db, keys, NOW, people);
  await seedOrders(callAt, NOW, { people, openLedger: () => openLedger(path) });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const memberOf = (student: number) => [people.studentId, ...people.classmateIds][student] ?? '';

test('seedOrders: brings each order of the list to its state, with the amount of its goods', async () => {
  const rows = await database.db.select().from(orders).orderBy(asc(orders.createdAt), asc(orders.id));
  const STATES = {
    paid: ORDER.paid,
    open: ORDER.pending,
    cancelled: ORDER.closed,
    gift: ORDER.paid,
    asksBack: ORDER.quitApplied,
    givenBack: ORDER.quit,
  };
  const FEN = { 月卡: 3900, 季卡: 9900, 年卡: 36_500 };
  expect(rows.map(({ memberId, kind, status, amountFen }) => [memberId, kind, status, amountFen])).toEqual(
    DEMO_ORDERS.map(({ student, goods, outcome }) => {
      const fen = goods.kind === 'membership' ? FEN[goods.name] : goods.kind === 'grade' ? 98_000 : 4900;
      return [memberOf(student), goods.kind, STATES[outcome.kind], outcome.kind === 'gift' ? 0 : fen];
    }),
  );
});

test('seedOrders: each day of the sandbox agrees with the orders, as the office compared it', async () => {
  const { db } = database;
  const { appId } = people;
  const { provider, stop } = openSandbox({
    now: () => NOW,
    ledgerPath: path,
    deliver: () => Promise.resolve(),
    place: { url: 'https://sandbox.invalid', notifyOrigin: 'https://sandbox.invalid' },
  });
  const seeded = await db.select().from(billRun).orderBy(asc(billRun.date));
  expect(seeded.length).toBeGreaterThan(9);
  expect(seeded.filter(({ updatedAt }) => updatedAt > NOW)).toEqual([]);
  const call = {
    ...callAt(NOW),
    payments: appPayments([provider]),
    noteLeft: (error: unknown) => Promise.reject(error),
  };
  for (const { date } of seeded) await reconcile(call, { provider: 'sandbox', date, createdBy: people.operatorId });
  stop();
  const compared = await db.select().from(billRun).orderBy(asc(billRun.date));
  const figures = (all: typeof seeded) =>
    all.map(({ id, date, sameCount, paidFen, refundFen }) => [id, date, sameCount, paidFen, refundFen]);
  expect(figures(compared)).toEqual(figures(seeded));
  expect(await db.$count(billDifference, eq(billDifference.appId, appId))).toBe(0);
  // Yesterday's bill is complete at half past ten, in half an hour.
  const daysCompared = new Set(seeded.map(({ date }) => date));
  const paid = (await db.select({ fen: orders.paidFen, at: orders.paidAt }).from(orders)).filter(
    ({ at }) => at !== null && daysCompared.has(dateText(at.getTime())),
  );
  const back = await db.select({ fen: refund.amountFen }).from(refund);
  const sum = (all: { fen: number }[]) => all.reduce((total, { fen }) => total + fen, 0);
  expect([
    seeded.reduce((total, { paidFen }) => total + paidFen, 0),
    seeded.reduce((total, { refundFen }) => total + refundFen, 0),
  ]).toEqual([sum(paid), sum(back)]);
});

test('seedOrders: the student holds one yearly card, from the order that was paid', async () => {
  const { db } = database;
  const held = await db.select().from(memberMembership).where(eq(memberMembership.memberId, people.studentId));
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, people.studentId), eq(orders.title, '年卡')));
  expect(held.map(({ orderId, startDate, days }) => [orderId, startDate, days])).toEqual([
    [order?.id, order?.paidAt, 365],
  ]);
});

test('seedOrders: paid places are seats, and places given back are free', async () => {
  const rows = await database.db
    .select({ status: orders.status, place: enrolment.status })
    .from(orders)
    .innerJoin(enrolment, eq(enrolment.id, orders.enrolmentId));
  expect(Map.groupBy(rows, ({ status }) => status)).toEqual(
    new Map<OrderStatus, { status: OrderStatus; place: EnrolmentStatus }[]>([
      [ORDER.paid, Array.from({ length: 7 }, () => ({ status: ORDER.paid, place: ENROLMENT.enrolled }))],
      [ORDER.quit, [{ status: ORDER.quit, place: ENROLMENT.quit }]],
    ]),
  );
});

test('seedOrders: tells families at the times of the orders, and a later start adds nothing', async () => {
  const { db } = database;
  const told = await db.select().from(message).where(eq(message.type, 'order'));
  expect(told.length).toBeGreaterThan(20);
  expect(told.every(({ createdAt }) => createdAt < NOW)).toBe(true);
  await seedOrders(callAt, NOW, { people, openLedger: () => expect.fail('the ledger of a later start was opened') });
  expect(await db.$count(orders)).toBe(DEMO_ORDERS.length);
});
