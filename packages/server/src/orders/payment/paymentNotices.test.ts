import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { appPayments } from '../../adapters/payment/appPayments.ts';
import { openSandbox, type Sandbox, type Envelope } from '../../adapters/payment/sandbox/sandbox.ts';
import { payment, paymentNotice } from '../../db/schema/orders.ts';
import { openPayment } from './openPayment.ts';
import type { OrderCall } from '../orderCall.ts';
import { findOrder } from '../storedOrders.ts';
import { closeOrder } from '../closeOrder.ts';
import { type OrderWorld, orderWorld } from '../../testing/orders/orderWorld.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';

type Signed = Envelope & { headers: Record<string, string> };

const MOUNTS = [
  '/member/order',
  '/bms/membershipOrder',
  '/edms/membershipOrder',
  '/bms/examEnroll',
  '/edms/examEnroll',
].concat(['/bms/grade/enroll', '/edms/grade/enroll', '/bms/homeworkEnroll', '/edms/homeworkEnroll']);
const PLACE = { url: 'https://sandbox.invalid', notifyOrigin: 'https://sandbox.invalid' };

let site: TestApp;
let sandbox: Sandbox;
let stranger: Sandbox;
let sent: Signed[] = [];
let clock = new Date('2026-11-21T08:00:00.000Z');
let world: OrderWorld;

const collecting = () =>
  openSandbox({
    now: () => clock,
    ledgerPath: null,
    place: PLACE,
    deliver: (notice) => {
      sent.push(notice);
      return Promise.resolve();
    },
  });

beforeAll(async () => {
  sandbox = collecting();
  stranger = collecting();
  site = await openTestApp({ payments: appPayments([sandbox.provider]), sandbox });
});
afterAll(() => site.close());
beforeEach(async () => {
  sent = [];
  world = await orderWorld(site.db);
  world.clock.now = clock;
});

const call = (): OrderCall => ({ ...world.call(), payments: site.services.payments });

/** An order with an open payment. */
async function ordered(): Promise<{ orderId: string; memberId: string; outTradeNo: string }> {
  const memberId = await world.addMember();
  const order = await world.order({ memberId });
  const { outTradeNo } = await openPayment(call(), order.id, { provider: 'sandbox', payerId: memberId });
  return { orderId: order.id, memberId, outTradeNo };
}

async function send({ headers, rawBody }: Omit<Signed, 'path'>, path = '/member/order/paidNotify'): Promise<number> {
  const init = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: rawBody };
  return (await site.fetch(new Request(`http://127.0.0.1:3000${API_PREFIX}${path}`, init))).status;
}

const comeBack = (outTradeNo: string, path = '/member/order/paidNotify') =>
  site.fetch(new Request(`http://127.0.0.1:3000${API_PREFIX}${path}?outTradeNo=${outTradeNo}&sign=whatever`));

/** The state of an order and how many cards it granted. */
async function standing({ orderId, memberId }: { orderId: string; memberId: string }) {
  const [order, cards] = await Promise.all([findOrder(call(), orderId), world.cards(memberId)]);
  return [order.status, cards.length];
}
const PENDING = ['1', 0];
const PAID = ['2', 1];

const noticesKept = async () => {
  const ofApps = and(eq(paymentNotice.appId, world.appId));
  const rows = await site.db.select().from(paymentNotice).where(ofApps).orderBy(asc(paymentNotice.id));
  return rows.map(({ outcome }) => outcome);
};

/** The sandbox's newest notice. */
function last(): Signed {
  const notice = sent.at(-1);
  if (!notice) throw new Error('nothing was sent');
  return notice;
}

test('a notice counts at every mount, whatever was ordered, and finds the order in its own app', async () => {
  expect(await Promise.all(MOUNTS.map((mount) => send({ headers: {}, rawBody: '{}' }, `${mount}/paidNotify`)))).toEqual(
    MOUNTS.map(() => 401),
  );
  for (const mount of MOUNTS) {
    const bought = await ordered();
    await sandbox.act(bought.outTradeNo, 'pay');
    expect([mount, await send(last(), `${mount}/paidNotify`)]).toEqual([mount, 200]);
    expect(await standing(bought), mount).toEqual(PAID);
  }
});

test('S07: a notice unsigned, changed, of another merchant, or too old gets 401 and has no effect', async () => {
  const bought = await ordered();
  await sandbox.act(bought.outTradeNo, 'pay');
  const real = last();
  const changes: Record<string, Omit<Signed, 'path'>> = {
    unsigned: { headers: {}, rawBody: real.rawBody },
    'a space more': { ...real, rawBody: `${real.rawBody} ` },
    'a mark of the byte order': { ...real, rawBody: `\uFEFF${real.rawBody}` },
    'another signature': { ...real, headers: { ...real.headers, 'wechatpay-signature': 'AAAA' } },
    'another time': { ...real, headers: { ...real.headers, 'wechatpay-timestamp': '1795248001' } },
    empty: { ...real, rawBody: '' },
    'not JSON': { headers: {}, rawBody: 'out_trade_no=1&sign=2' },
  };
  for (const [name, forged] of Object.entries(changes)) {
    expect([name, await send(forged)]).toEqual([name, 401]);
    expect(await standing(bought), name).toEqual(PENDING);
  }
  // Pays the same number at a stranger's provider.
  await stranger.provider.createPayment({
    appId: world.appId,
    outTradeNo: bought.outTradeNo,
    orderNo: 'x',
    amountFen: 9900,
    title: 'x',
    expiresAt: clock,
  });
  await stranger.act(bought.outTradeNo, 'pay');
  expect(await send(last())).toBe(401);
  const later = new Date(clock.getTime() + 300_000);
  site.at(later);
  expect(await send(real)).toBe(401);
  site.at(clock);
  expect(await standing(bought)).toEqual(PENDING);
  expect(await noticesKept()).toEqual([]);
  expect(await send(real)).toBe(200);
  expect(await standing(bought)).toEqual(PAID);
});

test('S07: a notice sent again, also at once and to another mount, counts once', async () => {
  const bought = await ordered();
  await sandbox.act(bought.outTradeNo, 'duplicate');
  const [first, second] = sent;
  if (!first || !second) throw new Error('not sent twice');
  const all = [first, second, first, first].map((notice, at) => send(notice, `${MOUNTS[at]}/paidNotify`));
  expect(await Promise.all(all)).toEqual([200, 200, 200, 200]);
  expect(await standing(bought)).toEqual(PAID);
  expect(await noticesKept()).toEqual(['paid']);
});

test('S07: a notice with another amount than the order’s is kept and reported, and grants nothing', async () => {
  const bought = await ordered();
  await sandbox.act(bought.outTradeNo, 'wrongAmount');
  expect(await send(last())).toBe(200);
  expect([await standing(bought), await noticesKept()]).toEqual([PENDING, ['amount']]);
});

test('S07: handles an unrequested refund, and refunds a payment of a closed order', async () => {
  const bought = await ordered();
  await sandbox.act(bought.outTradeNo, 'pay');
  const paid = last();
  const refund = {
    outTradeNo: bought.outTradeNo,
    outRefundNo: 'NOBODYASKED',
    refundFen: 100,
    totalFen: 9900,
    reason: '',
  };
  await sandbox.provider.refund(refund);
  clock = new Date(clock.getTime() + 2000);
  site.at(clock);
  await expect.poll(() => sent.length, { timeout: 30_000 }).toBe(2);
  expect(await send(last(), '/member/order/refundNotify')).toBe(200);
  expect([await standing(bought), await noticesKept()]).toEqual([PENDING, ['unknown']]);
  expect(await send(paid, '/member/order/refundNotify')).toBe(200);
  expect(await standing(bought)).toEqual(PAID);

  const late = await ordered();
  // The order was closed while the provider could not be reached, so its payment is still open there.
  await site.db
    .update(payment)
    .set({ status: 'closed' })
    .where(and(eq(payment.appId, world.appId), eq(payment.outTradeNo, late.outTradeNo)));
  await closeOrder({ ...call(), payments: appPayments([]) }, late.orderId, 'cancelled');
  await sandbox.act(late.outTradeNo, 'pay');
  expect(await send(last())).toBe(200);
  expect(await standing(late)).toEqual(['3', 0]);
  expect((await noticesKept()).at(-1)).toBe('returned');
});

test('keeps and answers a correctly signed notice of an unknown payment', async () => {
  const ask = { appId: 'x', outTradeNo: 'NOBODYKNOWS1', orderNo: 'x', amountFen: 100, title: 'x', expiresAt: clock };
  await sandbox.provider.createPayment(ask);
  await sandbox.act('NOBODYKNOWS1', 'pay');
  expect(await send(last())).toBe(200);
  const kept = await site.db.select().from(paymentNotice).where(eq(paymentNotice.outcome, 'unknown'));
  expect(kept.map(({ notice }) => notice.outTradeNo)).toContain('NOBODYKNOWS1');
});

test('S07: a GET proves nothing: it redirects to the orders, and only the provider’s answer counts', async () => {
  for (const mount of ['/member/order', '/bms/examEnroll', '/edms/examEnroll']) {
    for (const action of ['paidNotify', 'refundNotify']) {
      const bought = await ordered();
      const reply = await comeBack(bought.outTradeNo, `${mount}/${action}`);
      expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/web/order']);
      expect(await standing(bought)).toEqual(PENDING);
    }
  }
  expect((await comeBack('NOBODY')).status).toBe(303);
  const bought = await ordered();
  // The notice got lost.
  await sandbox.act(bought.outTradeNo, 'pay');
  expect((await comeBack(bought.outTradeNo)).status).toBe(303);
  expect(await standing(bought)).toEqual(PAID);
});

test('without a provider that signs, every mount answers that payment is off', async () => {
  const off = await openTestApp();
  const url = (mount: string) => `http://127.0.0.1:3000${API_PREFIX}${mount}/paidNotify`;
  try {
    for (const mount of MOUNTS) {
      const reply = await off.fetch(new Request(url(mount), { method: 'POST', body: '{}' }));
      expect([mount, reply.status]).toEqual([mount, 501]);
    }
    expect((await off.fetch(new Request(url('/member/order')))).status).toBe(501);
  } finally {
    await off.close();
  }
});

test('serves the sandbox only to this machine', async () => {
  const bought = await ordered();
  const body = { outTradeNo: bought.outTradeNo, act: 'fail' };
  expect((await site.send('POST', '/dev/sandboxPay', { body })).status).toBe(200);
  expect((await site.send('POST', '/dev/sandboxPay', { body, ip: '10.0.0.1' })).body.code).toBe('CALL_NOT_FOUND');
  expect((await site.send('POST', '/dev/sandboxPay', { body: { ...body, outTradeNo: 'NOBODY' } })).body.code).toBe(
    'NOT_FOUND',
  );
});
