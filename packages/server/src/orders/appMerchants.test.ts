import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { API_PREFIX, DAY_MS } from '@aosai/api/kit/constants';
import { appPayments } from '../adapters/payment/appPayments.ts';
import { openSandbox, type Sandbox, type Envelope } from '../adapters/payment/sandbox/sandbox.ts';
import { app } from '../db/schema/platform.ts';
import { newId } from '../base/newId.ts';
import { paymentNotice } from '../db/schema/orders.ts';
import { billDifference } from '../db/schema/reconcile.ts';
import { openPayment } from './payment/openPayment.ts';
import type { OrderCall } from './orderCall.ts';
import { findOrder } from './storedOrders.ts';
import { type OrderWorld, orderWorld } from '../testing/orders/orderWorld.ts';
import { reconcile } from './reconcile/reconcile.ts';
import { refuseUnknownApps } from '../platform/app/allApps.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

type Signed = Envelope & { headers: Record<string, string> };

const PLACE = { url: 'https://sandbox.invalid', notifyOrigin: 'https://sandbox.invalid' };
const NOW = new Date('2026-11-21T08:00:00.000Z');

/** A school with its own merchant and the notices that merchant sent. */
interface School {
  world: OrderWorld;
  merchant: Sandbox;
  sent: Signed[];
}

let site: TestApp;
let schools: readonly [School, School];

const open = async (site: TestApp): Promise<School> => {
  const sent: Signed[] = [];
  const deliver = (notice: Signed) => {
    sent.push(notice);
    return Promise.resolve();
  };
  const merchant = openSandbox({ now: () => NOW, ledgerPath: null, place: PLACE, deliver });
  const world = await orderWorld(site.db);
  world.clock.now = NOW;
  return { world, merchant, sent };
};

beforeAll(async () => {
  site = await openTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  schools = [await open(site), await open(site)];
  const own = new Map(schools.map(({ world, merchant }) => [world.appId, merchant.provider]));
  site.services.payments = appPayments([], own);
});

const call = ({ world }: School): OrderCall => ({ ...world.call(), payments: site.services.payments });

/** An order with an open payment. */
async function ordered(school: School): Promise<{ orderId: string; outTradeNo: string }> {
  const { world } = school;
  const order = await world.order({});
  const { outTradeNo } = await openPayment(call(school), order.id, { provider: 'sandbox', payerId: world.studentId });
  return { orderId: order.id, outTradeNo };
}

async function send(notice: Signed | undefined): Promise<number> {
  if (!notice) throw new Error('nothing was sent');
  const { headers, rawBody } = notice;
  const init = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: rawBody };
  return (await site.fetch(new Request(`http://127.0.0.1:3000${API_PREFIX}/member/order/paidNotify`, init))).status;
}

const statusOf = async (school: School, orderId: string) => (await findOrder(call(school), orderId)).status;

/** Opens and pays the same number at a merchant that has nothing to do with it. */
async function payAt({ merchant, world }: School, outTradeNo: string): Promise<void> {
  const ask = { appId: world.appId, outTradeNo, orderNo: 'x', amountFen: 9_900, title: 'x' };
  await merchant.provider.createPayment({ ...ask, expiresAt: new Date(NOW.getTime() + DAY_MS) });
  await merchant.act(outTradeNo, 'pay');
}

test('S07: each app is paid through its own merchant, whose notices count for that app', async () => {
  for (const school of schools) {
    const { orderId, outTradeNo } = await ordered(school);
    await school.merchant.act(outTradeNo, 'pay');
    expect([await send(school.sent.at(-1)), await statusOf(school, orderId)]).toEqual([200, '2']);
  }
});

test('S07: refuses a correctly signed notice of another app’s merchant', async () => {
  const [mine, other] = schools;
  const { orderId, outTradeNo } = await ordered(mine);
  await payAt(other, outTradeNo);
  expect([await send(other.sent.at(-1)), await statusOf(mine, orderId)]).toEqual([401, '1']);
  const kept = await site.db.select().from(paymentNotice).where(eq(paymentNotice.appId, mine.world.appId));
  expect(kept).toEqual([]);
});

test('keeps a notice about an unknown number in the app of the merchant that sent it', async () => {
  const [, other] = schools;
  await payAt(other, newId());
  expect(await send(other.sent.at(-1))).toBe(200);
  const kept = await site.db.select().from(paymentNotice).where(eq(paymentNotice.appId, other.world.appId));
  expect(kept.map(({ outcome }) => outcome)).toEqual(['unknown']);
});

test('an app without a merchant offers no payment and does not fall back to another one', async () => {
  const [mine, other] = schools;
  site.services.payments = appPayments([], new Map([[other.world.appId, other.merchant.provider]]));
  await expect(ordered(mine)).rejects.toMatchObject({ code: 'NOT_CONFIGURED' });
});

test('compares the bill of an app with that of its own merchant', async () => {
  const [mine, other] = schools;
  const { outTradeNo } = await ordered(mine);
  await mine.merchant.act(outTradeNo, 'pay');
  const ask = { provider: 'sandbox', date: '2026-11-21', createdBy: null } as const;
  const differences = async (school: School) => {
    const later = { ...call(school), now: new Date(NOW.getTime() + DAY_MS) };
    const id = await reconcile(later, ask);
    const rows = await site.db.select().from(billDifference).where(eq(billDifference.runId, id));
    return rows.map((row) => row.outTradeNo);
  };
  expect([await differences(mine), await differences(other)]).toEqual([[outTradeNo], []]);
});

test('offers a QR code inside WeChat when the open ids belong to another official account', async () => {
  const [mine] = schools;
  const { world, merchant } = mine;
  const asked: (string | undefined)[] = [];
  const provider = {
    ...merchant.provider,
    isOfOtherAccount: true,
    createPayment: (ask: Parameters<typeof merchant.provider.createPayment>[0]) => {
      asked.push(ask.openId);
      return merchant.provider.createPayment(ask);
    },
  };
  site.services.payments = appPayments([], new Map([[world.appId, provider]]));
  const order = await world.order({});
  const payer = { provider: 'sandbox', payerId: world.studentId, openId: 'openid-of-another' } as const;
  const first = await openPayment(call(mine), order.id, payer);
  expect([asked, (await openPayment(call(mine), order.id, payer)).id]).toEqual([[undefined], first.id]);
});

test('refuses to start with a merchant for an app that does not exist', async () => {
  const [known] = await site.db.select().from(app).limit(1);
  await expect(refuseUnknownApps(site.db, [known?.appId ?? ''])).resolves.toBeUndefined();
  await expect(refuseUnknownApps(site.db, [known?.appId ?? '', 'schoool'])).rejects.toThrow('no app schoool');
});
