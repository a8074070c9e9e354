import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSandbox } from './sandbox.ts';

// As in the server, where Hono replaces the global Response by one with fewer features.
getRequestListener(() => new Response());

let folder = '';
let clock = new Date('2026-11-23T04:00:00.000Z');
const now = () => clock;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aosai-sandbox-'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

function open() {
  const delivered: { path: string; rawBody: string; headers: Record<string, string> }[] = [];
  const sandbox = openSandbox({
    now,
    ledgerPath: join(folder, 'ledger.json'),
    deliver: (notice) => {
      delivered.push(notice);
      return Promise.resolve();
    },
    place: { url: 'https://sandbox.invalid', notifyOrigin: 'https://sandbox.invalid' },
  });
  const told = () =>
    Promise.all(
      delivered.map(({ headers, rawBody }) => sandbox.provider.parseNotice({ headers, rawBody, now: now() })),
    );
  return { sandbox, delivered, told };
}

const ask = (outTradeNo: string) => ({
  appId: 'aosai',
  outTradeNo,
  orderNo: '20261123000417',
  amountFen: 19_900,
  title: '学生年卡',
  expiresAt: new Date('2026-11-23T04:30:00.000Z'),
});

test('sandbox: sends one notice of a payment, or the same one twice', async () => {
  const { sandbox, delivered, told } = open();
  expect(await sandbox.provider.createPayment(ask('TRADE1'))).toEqual({ kind: 'sandbox', outTradeNo: 'TRADE1' });
  await sandbox.act('TRADE1', 'pay');
  expect(delivered.map(({ path }) => path)).toEqual(['/aosai/api/member/order/paidNotify']);
  await sandbox.provider.createPayment(ask('TRADE2'));
  await sandbox.act('TRADE2', 'duplicate');
  const [first, second, third] = await told();
  expect(first).toMatchObject({ kind: 'payment', outTradeNo: 'TRADE1', paidFen: 19_900 });
  expect(second).toMatchObject({ outTradeNo: 'TRADE2' });
  expect(third).toEqual(second);
});

test('sandbox: allows another try after a failure, and makes wrong amounts and late notices', async () => {
  const { sandbox, delivered, told } = open();
  await sandbox.provider.createPayment(ask('TRADE1'));
  await sandbox.act('TRADE1', 'fail');
  expect([await sandbox.provider.queryPayment('TRADE1'), delivered.length]).toEqual([{ state: 'open' }, 0]);
  await sandbox.act('TRADE1', 'wrongAmount');
  expect(await told()).toMatchObject([{ paidFen: 19_901 }]);
  expect(await sandbox.provider.queryPayment('TRADE1')).toMatchObject({ state: 'paid', paidFen: 19_901 });
  await sandbox.provider.createPayment(ask('TRADE2'));
  await sandbox.act('TRADE2', 'delay');
  expect(delivered.length).toBe(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await told()).toMatchObject([{}, { outTradeNo: 'TRADE2', paidFen: 19_900 }]);
  await expect(sandbox.act('TRADE2', 'pay')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(sandbox.act('NOBODY', 'pay')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('sandbox: remembers payments and refunds after a restart, but not old signatures', async () => {
  const before = open();
  await before.sandbox.provider.createPayment(ask('TRADE1'));
  await before.sandbox.act('TRADE1', 'pay');
  const refund = { outTradeNo: 'TRADE1', outRefundNo: 'REFUND1', refundFen: 100, totalFen: 19_900, reason: '' };
  expect(await before.sandbox.provider.refund(refund)).toMatchObject({ state: 'processing' });
  before.sandbox.stop();
  clock = new Date(clock.getTime() + 5000);
  const { sandbox } = open();
  expect(await sandbox.provider.queryPayment('TRADE1')).toMatchObject({ state: 'paid', paidFen: 19_900 });
  expect(await sandbox.provider.queryRefund('REFUND1')).toMatchObject({ state: 'done' });
  const [notice] = before.delivered;
  if (!notice) throw new Error('no notice');
  await expect(sandbox.provider.parseNotice({ ...notice, now: now() })).rejects.toMatchObject({
    code: 'NOTICE_REFUSED',
  });
});

test("sandbox: sends a refund's notice after its reply", async () => {
  const { sandbox, told } = open();
  await sandbox.provider.createPayment(ask('TRADE1'));
  await sandbox.act('TRADE1', 'pay');
  await sandbox.provider.refund({
    outTradeNo: 'TRADE1',
    outRefundNo: 'REFUND1',
    refundFen: 100,
    totalFen: 19_900,
    reason: '不上了',
  });
  clock = new Date(clock.getTime() + 1500);
  await vi.advanceTimersByTimeAsync(1500);
  expect((await told()).at(-1)).toMatchObject({
    kind: 'refund',
    outRefundNo: 'REFUND1',
    refundFen: 100,
    state: 'done',
  });
});

test('sandbox: the bill of a day is verified by its signed hash and lists payments and refunds', async () => {
  const { sandbox } = open();
  expect(await sandbox.provider.readBill('2026-11-23')).toEqual([]);
  await sandbox.provider.createPayment(ask('TRADE1'));
  await sandbox.act('TRADE1', 'pay');
  const refund = { outTradeNo: 'TRADE1', outRefundNo: 'REFUND1', refundFen: 105, totalFen: 19_900, reason: '' };
  const { refundId } = await sandbox.provider.refund(refund);
  const at = expect.any(Date) as Date;
  const payment = { kind: 'payment', outTradeNo: 'TRADE1', outRefundNo: null, amountFen: 19_900, at };
  const back = {
    kind: 'refund',
    outTradeNo: 'TRADE1',
    outRefundNo: 'REFUND1',
    transactionId: refundId,
    amountFen: 105,
    at,
  };
  expect(await sandbox.provider.readBill('2026-11-23')).toEqual([expect.objectContaining(payment), back]);
  expect(await sandbox.provider.readBill('2026-11-22')).toEqual([]);
});
