import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BillRow } from '../../adapters/payment/provider.ts';
import { payment, refund } from '../../db/schema/orders.ts';
import { billDifference, billRun } from '../../db/schema/reconcile.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { closeOrder } from '../closeOrder.ts';
import { openPayment } from '../payment/openPayment.ts';
import { findOrder } from '../storedOrders.ts';
import { type OrderWorld, orderWorld, PRICE_FEN } from '../../testing/orders/orderWorld.ts';
import { notifyPaid } from '../notifyPaid.ts';
import type { DifferenceRow } from './carryOutRepair.ts';
import { dailyReconcile, lastBillDate, reconcile } from './reconcile.ts';
import { repairDifference } from './repair.ts';

const DATE = '2026-11-21';
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let world: OrderWorld;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  world = await orderWorld(database.db);
});

async function opened() {
  const memberId = await world.addMember();
  const order = await world.order({ memberId });
  const { outTradeNo } = await openPayment(world.call(), order.id, { provider: 'sandbox', payerId: memberId });
  return { orderId: order.id, memberId, outTradeNo };
}

/** Paid at the provider, and reported here or not. */
async function paid({ isTold = true } = {}) {
  const bought = await opened();
  const { outTradeNo } = bought;
  world.provider.pay(outTradeNo, world.clock.now);
  const news = { provider: 'sandbox' as const, outTradeNo, transactionId: `tx-${outTradeNo}`, paidAt: world.clock.now };
  if (isTold) await notifyPaid(world.call(), { ...news, paidFen: PRICE_FEN });
  return bought;
}

const line = (outTradeNo: string, amountFen = PRICE_FEN): BillRow => ({
  kind: 'payment',
  outTradeNo,
  outRefundNo: null,
  transactionId: `tx-${outTradeNo}`,
  amountFen,
  at: world.clock.now,
});
const back = (outTradeNo: string, outRefundNo: string, amountFen: number): BillRow => ({
  ...line(outTradeNo, amountFen),
  kind: 'refund',
  outRefundNo,
  transactionId: `back-${outRefundNo}`,
});

async function compared(bill: BillRow[]) {
  world.provider.bill = bill;
  const id = await reconcile(world.call(), { provider: 'sandbox', date: DATE, createdBy: null });
  const { db } = database;
  const rows = await db
    .select()
    .from(billDifference)
    .where(and(eq(billDifference.appId, world.appId), eq(billDifference.runId, id)));
  const [run] = await db
    .select()
    .from(billRun)
    .where(and(eq(billRun.appId, world.appId), eq(billRun.id, id)));
  return { run, rows, of: (outTradeNo: string) => rows.filter((row) => row.outTradeNo === outTradeNo) };
}

const only = (rows: DifferenceRow[]): DifferenceRow => {
  const [row, ...others] = rows;
  if (!row || others.length > 0) throw new Error(`${rows.length} differences`);
  return row;
};

/** Runs a repair and counts the log entries. */
async function repaired(row: DifferenceRow, repair: Parameters<typeof repairDifference>[1]['repair'], note?: string) {
  let logged = 0;
  const settled = await repairDifference(world.call(), { id: row.id, repair, note, by: 'office' }, () => {
    logged += 1;
    return Promise.resolve();
  });
  return { settled, logged };
}

test('reconcile: tells all five kinds apart and only counts what is the same', async () => {
  const same = await paid();
  const missing = await paid();
  const lost = await paid({ isTold: false });
  const wrong = await opened();
  const { rows, run } = await compared([
    line(same.outTradeNo),
    line(lost.outTradeNo),
    line('NOBODYKNOWS', 500),
    line(wrong.outTradeNo, PRICE_FEN + 1),
    back(same.outTradeNo, 'NOREFUND', 100),
  ]);
  expect(run).toMatchObject({ sameCount: 1, paidFen: 3 * PRICE_FEN + 501, refundFen: 100, source: 'provider' });
  const seen = rows.map(({ kind, outTradeNo, hereFen, billFen, orderId }) => [
    kind,
    outTradeNo,
    hereFen,
    billFen,
    orderId,
  ]);
  expect(new Set(seen)).toEqual(
    new Set([
      ['hereOnly', missing.outTradeNo, PRICE_FEN, null, missing.orderId],
      ['billOnly', lost.outTradeNo, null, PRICE_FEN, lost.orderId],
      ['billOnly', 'NOBODYKNOWS', null, 500, null],
      ['amount', wrong.outTradeNo, null, PRICE_FEN + 1, wrong.orderId],
      ['refund', same.outTradeNo, null, 100, null],
    ]),
  );
});

test('reconcile: a payment listed twice came twice, and payments of another app are skipped', async () => {
  const same = await paid();
  const other = await orderWorld(database.db);
  const elsewhere = await other.order();
  const { outTradeNo } = await openPayment(other.call(), elsewhere.id, {
    provider: 'sandbox',
    payerId: other.studentId,
  });
  const { rows, run } = await compared([line(same.outTradeNo), line(same.outTradeNo), line(outTradeNo)]);
  expect([run?.sameCount, rows.map(({ kind, outTradeNo: number }) => [kind, number])]).toEqual([
    1,
    [['billOnly', same.outTradeNo]],
  ]);
});

test('repairDifference: books a lost payment once however many calls race, and logs it', async () => {
  const lost = await paid({ isTold: false });
  const row = only((await compared([line(lost.outTradeNo)])).rows);
  const all = await Promise.allSettled([1, 2, 3, 4].map(() => repaired(row, 'book')));
  const done = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(done.every(({ settled }) => settled.state === 'done')).toBe(true);
  expect(done.reduce((sum, { logged }) => sum + logged, 0)).toBe(1);
  expect((await findOrder(world.call(), lost.orderId)).status).toBe('2');
  expect((await world.cards(lost.memberId)).length).toBe(1);
  // Repeating the repair and the comparison changes nothing.
  expect((await repaired(row, 'book')).logged).toBe(0);
  const again = await compared([line(lost.outTradeNo)]);
  expect([again.run?.sameCount, only(again.rows).state]).toEqual([1, 'done']);
});

test('repairDifference: asking the provider books what it says was paid, and leaves unknown money open', async () => {
  const lost = await paid({ isTold: false });
  const found = await compared([line(lost.outTradeNo), line('NOBODYKNOWS', 500)]);
  expect((await repaired(only(found.of(lost.outTradeNo)), 'ask')).settled).toMatchObject({ state: 'done' });
  expect((await findOrder(world.call(), lost.orderId)).status).toBe('2');
  const unknown = await repaired(only(found.of('NOBODYKNOWS')), 'ask');
  expect(unknown).toMatchObject({ settled: { state: 'open', note: '渠道没有这笔支付' }, logged: 1 });
});

test('repairDifference: refunds money without an order once, and the next bill recognizes it', async () => {
  const row = only((await compared([line('NOBODYKNOWS', 500)])).rows);
  expect((await repaired(row, 'refund')).settled.state).toBe('done');
  expect((await repaired(row, 'refund')).logged).toBe(0);
  expect([...world.provider.refunds]).toEqual([[row.id, { outTradeNo: 'NOBODYKNOWS', refundFen: 500, state: 'done' }]]);
  const { rows, run } = await compared([back('NOBODYKNOWS', row.id, 500)]);
  expect([run?.sameCount, rows.map(({ state }) => state)]).toEqual([1, ['done']]);
});

test('repairDifference: never refunds money that counts here, and refuses repairs that do not help', async () => {
  const same = await paid();
  const double = only((await compared([line(same.outTradeNo), line(same.outTradeNo)])).rows);
  await expect(repaired(double, 'refund')).rejects.toMatchObject({ code: 'DIFFERENCE_STATE' });
  expect(world.provider.refunds.size).toBe(0);
  await expect(repaired(double, 'done')).rejects.toMatchObject({ code: 'DIFFERENCE_STATE' });
  expect((await repaired(double, 'done', '已与银行核对')).settled).toMatchObject({
    state: 'done',
    note: '已与银行核对',
  });
  const missing = await paid();
  const row = only((await compared([line(same.outTradeNo)])).of(missing.outTradeNo));
  await expect(repaired(row, 'book')).rejects.toMatchObject({ code: 'DIFFERENCE_STATE' });
});

test('repairDifference: never refunds the money of an order here past that order', async () => {
  const lost = await paid({ isTold: false });
  const row = only((await compared([line(lost.outTradeNo)])).rows);
  await expect(repaired(row, 'refund')).rejects.toMatchObject({ code: 'DIFFERENCE_STATE' });
  expect(world.provider.refunds.size).toBe(0);
  await closeOrder(world.call(), lost.orderId, 'cancelled').catch(() => undefined);
  // The provider reports the payment while the order is being closed: the order is paid, and the money is there once.
  expect([(await findOrder(world.call(), lost.orderId)).status, world.provider.heldFen()]).toEqual(['2', PRICE_FEN]);
});

test('repairDifference: leaves the difference open when the provider cannot be reached', async () => {
  const lost = await paid({ isTold: false });
  const row = only((await compared([line(lost.outTradeNo)])).rows);
  world.provider.isDown = true;
  await expect(repaired(row, 'ask')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  world.provider.isDown = false;
  expect((await repaired(row, 'ask')).settled.state).toBe('done');
});

test('repairDifference: asking takes over a refund that the provider finished', async () => {
  const same = await paid();
  const { db } = database;
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.appId, world.appId), eq(payment.outTradeNo, same.outTradeNo)));
  if (!row) throw new Error('no payment');
  const base = { appId: world.appId, createdAt: world.clock.now, updatedAt: world.clock.now };
  const { id: paymentId, orderId } = row;
  const one = { ...base, id: 'REFUND1', paymentId, orderId, provider: 'sandbox' as const, outRefundNo: 'OUTREFUND1' };
  await db.insert(refund).values({ ...one, amountFen: 100, cause: 'double', reason: '', status: 'processing' });
  world.provider.refunds.set('OUTREFUND1', { outTradeNo: same.outTradeNo, refundFen: 100, state: 'done' });
  const bill = [line(same.outTradeNo), back(same.outTradeNo, 'OUTREFUND1', 100)];
  const difference = only((await compared(bill)).rows);
  expect(difference).toMatchObject({ kind: 'refund', hereFen: null, billFen: 100 });
  expect((await repaired(difference, 'ask')).settled.state).toBe('done');
  expect((await compared(bill)).run?.sameCount).toBe(2);
});

test("dailyReconcile: compares a day's bill once, from 10:30 in Beijing of the next day", async () => {
  expect(lastBillDate(new Date('2026-11-22T02:29:59.000Z'))).toBe('2026-11-20');
  expect(lastBillDate(new Date('2026-11-22T02:30:00.000Z'))).toBe('2026-11-21');
  const same = await paid();
  world.clock.now = new Date('2026-11-22T02:30:00.000Z');
  world.provider.bill = [line(same.outTradeNo)];
  await dailyReconcile(world.call());
  await dailyReconcile(world.call());
  const rows = await database.db.select().from(billRun).where(eq(billRun.appId, world.appId));
  expect(rows.map(({ date, sameCount }) => [date, sameCount])).toEqual([[DATE, 1]]);
  const quiet = await orderWorld(database.db);
  await dailyReconcile(quiet.call());
  expect(await database.db.$count(billRun, eq(billRun.appId, quiet.appId))).toBe(0);
});

test('reconcile: refuses a bill that is not complete and a provider that is not set up', async () => {
  const ask = { provider: 'sandbox' as const, createdBy: null };
  await expect(reconcile(world.call(), { ...ask, date: '2026-11-22' })).rejects.toMatchObject({
    code: 'BILL_NOT_READY',
  });
  const wechat = reconcile(world.call(), { ...ask, provider: 'wechat', date: DATE });
  await expect(wechat).rejects.toMatchObject({ code: 'NOT_CONFIGURED' });
});
