import { createPublicKey, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentAsk } from '../provider.ts';
import { openLedger } from '../sandbox/ledger.ts';
import { merchantKeys } from '../sandbox/merchantKeys.ts';
import { openStandIn } from '../sandbox/standIn.ts';
import type { Fetch } from './weChatPayApi.ts';
import { weChatPay } from './weChatPay.ts';
import { sandboxNotices } from '../sandbox/sandbox.ts';

let clock = new Date('2026-11-23T04:00:00.000Z');
const now = () => clock;

/** A fake WeChat Pay on a real socket, and a way to corrupt its replies. */
async function openServer() {
  const ledger = openLedger(null);
  let answer: Fetch | null = null;
  const spoil: { reply: ((response: Response) => Promise<Response>) | null; seen: string[] } = {
    reply: null,
    seen: [],
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void (async () => {
        const body = Buffer.concat(chunks).toString();
        const { method = 'GET', url: path = '/' } = request;
        spoil.seen.push(`${method} ${path} ${String(request.headers['wechatpay-serial'])}`);
        const headers = { Authorization: request.headers.authorization ?? '' };
        const init = { method, headers, ...(body === '' ? {} : { body }) };
        const made = (await answer?.(`http://127.0.0.1${path}`, init)) ?? new Response(null, { status: 503 });
        const sent = spoil.reply ? await spoil.reply(made) : made;
        response.writeHead(sent.status, Object.fromEntries(sent.headers));
        response.end(Buffer.from(await sent.arrayBuffer()));
      })();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const place = { url: `http://127.0.0.1:${port}`, notifyOrigin: 'https://school.example' };
  const { merchant, platform } = await merchantKeys(place);
  const standIn = openStandIn(platform, ledger, now);
  answer = (url, init) => standIn.fetch(url, init);
  const provider = weChatPay(merchant, { now, fetch });
  return {
    server,
    ledger,
    platform,
    merchant,
    standIn,
    provider,
    spoil,
    notices: sandboxNotices(platform, ledger, now),
  };
}

let site: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  site = await openServer();
});
afterAll(() => {
  site.server.close();
});

let count = 0;
const ask = (more: Partial<PaymentAsk> = {}): PaymentAsk => ({
  appId: 'aosai',
  outTradeNo: `01JTRADE${String((count += 1)).padStart(4, '0')}`,
  orderNo: '20261123000417',
  amountFen: 19_900,
  title: '学生年卡',
  expiresAt: new Date('2026-11-23T04:30:00.000Z'),
  ...more,
});

function pay(outTradeNo: string, fen: number) {
  const trade = site.ledger.trades.get(outTradeNo);
  if (!trade) throw new Error('nobody opened it');
  trade.state = 'SUCCESS';
  trade.paid = { transactionId: `4200${outTradeNo}`, fen, at: now().toISOString() };
}

test('weChatPay: opens a payment with a code, queries and closes it, and never reuses a number', async () => {
  const { provider, spoil, merchant } = site;
  const asked = ask({ title: '信息学奥赛集训营'.repeat(9) });
  expect(await provider.createPayment(asked)).toEqual({
    kind: 'qr',
    codeUrl: `weixin://wxpay/bizpayurl?pr=${asked.outTradeNo}`,
  });
  expect(spoil.seen.at(-1)).toBe(`POST /v3/pay/transactions/native ${merchant.publicKeyId}`);
  const description = site.ledger.trades.get(asked.outTradeNo)?.description ?? '';
  expect([Buffer.byteLength(description) <= 127, asked.title.startsWith(description)]).toEqual([true, true]);
  expect(site.ledger.trades.get(asked.outTradeNo)?.expiresAt).toBe('2026-11-23T12:30:00+08:00');
  expect(await provider.queryPayment(asked.outTradeNo)).toEqual({ state: 'open' });
  expect(await provider.closePayment(asked.outTradeNo)).toEqual({ state: 'closed' });
  expect(await provider.queryPayment(asked.outTradeNo)).toEqual({ state: 'closed' });
  await expect(provider.createPayment(asked)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await provider.queryPayment('NOBODYKNOWS')).toEqual({ state: 'unknown' });
});

test('weChatPay: inside WeChat returns parameters signed in the documented order', async () => {
  const params = await site.provider.createPayment(ask({ openId: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' }));
  if (params.kind !== 'jsapi') throw new Error(params.kind);
  const text = `${params.appId}\n${params.timeStamp}\n${params.nonceStr}\n${params.package}\n`;
  const key = createPublicKey(site.merchant.privateKey);
  expect(verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(params.paySign, 'base64'))).toBe(true);
  expect(params.package).toMatch(/^prepay_id=wx01JTRADE/);
});

test('weChatPay: closing a payment that was paid meanwhile returns `paid`', async () => {
  const asked = ask();
  await site.provider.createPayment(asked);
  pay(asked.outTradeNo, 19_900);
  const paid = { state: 'paid', paidFen: 19_900, transactionId: `4200${asked.outTradeNo}`, paidAt: now() };
  expect(await site.provider.closePayment(asked.outTradeNo)).toEqual(paid);
  expect(await site.provider.queryPayment(asked.outTradeNo)).toEqual(paid);
});

test('weChatPay: refunds once per refund number, and never more than was paid', async () => {
  const { provider } = site;
  const { outTradeNo } = ask();
  await provider.createPayment(ask({ outTradeNo }));
  pay(outTradeNo, 19_900);
  const refund = { outTradeNo, outRefundNo: 'REFUND1', refundFen: 12_000, totalFen: 19_900, reason: '不上了' };
  const first = await provider.refund(refund);
  expect(first.state).toBe('processing');
  expect(await provider.refund(refund)).toEqual(first);
  await expect(provider.refund({ ...refund, outRefundNo: 'REFUND2' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  clock = new Date(clock.getTime() + 2000);
  expect(await provider.queryRefund('REFUND1')).toEqual({ ...first, state: 'done' });
  // Still paid: the refunds say how much went back.
  expect(await provider.queryPayment(outTradeNo)).toMatchObject({ state: 'paid', paidFen: 19_900 });
});

test('weChatPay: rejects replies that are unsigned, forged, changed, too old, or about another payment', async () => {
  const { provider, spoil } = site;
  const asked = ask();
  await provider.createPayment(asked);
  const { standIn: stranger } = await openStranger();
  const text = (response: Response) => response.text();
  const spoilers: Record<string, (response: Response) => Promise<Response>> = {
    unsigned: async (response) => new Response(await text(response), { status: 200 }),
    stranger: async (response) => {
      const body = await text(response);
      return new Response(body, { status: 200, headers: stranger.signed(body) });
    },
    changed: async (response) =>
      new Response((await text(response)).replace('NOTPAY', 'SUCCESS'), { status: 200, headers: response.headers }),
    old: async (response) => {
      clock = new Date(clock.getTime() - 300_000);
      const body = await text(response);
      const headers = site.standIn.signed(body);
      clock = new Date(clock.getTime() + 300_000);
      return new Response(body, { status: 200, headers });
    },
    other: async () => {
      const body = JSON.stringify({ mchid: '1', appid: 'x', out_trade_no: 'OTHER', trade_state: 'NOTPAY' });
      return new Response(body, { status: 200, headers: site.standIn.signed(body) });
    },
    broken: () => Promise.resolve(new Response('<html>', { status: 502 })),
  };
  for (const [name, spoiler] of Object.entries(spoilers)) {
    spoil.reply = spoiler;
    await expect(provider.queryPayment(asked.outTradeNo), name).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  }
  spoil.reply = null;
  expect(await provider.queryPayment(asked.outTradeNo)).toEqual({ state: 'open' });
});

async function openStranger() {
  const { merchant, platform } = await merchantKeys({ url: '', notifyOrigin: 'https://school.example' });
  const ledger = openLedger(null);
  return {
    merchant,
    ledger,
    notices: sandboxNotices(platform, ledger, now),
    standIn: openStandIn(platform, ledger, now),
  };
}

test('weChatPay: requests of another merchant are refused by their signature', async () => {
  const { merchant } = await openStranger();
  const provider = weChatPay({ ...merchant, url: site.merchant.url }, { now, fetch });
  await expect(provider.createPayment(ask())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('weChatPay: reads notices of payments and refunds, and refuses those about another merchant', async () => {
  const { provider, notices, standIn, merchant } = site;
  const asked = ask();
  await provider.createPayment(asked);
  pay(asked.outTradeNo, 19_900);
  const { rawBody } = notices.ofPayment(asked.outTradeNo);
  const headers = standIn.signed(rawBody);
  expect(await provider.parseNotice({ headers, rawBody, now: now() })).toMatchObject({
    kind: 'payment',
    outTradeNo: asked.outTradeNo,
    transactionId: `4200${asked.outTradeNo}`,
    paidFen: 19_900,
    paidAt: now(),
  });
  const refund = { outTradeNo: asked.outTradeNo, refundFen: 100, totalFen: 19_900, reason: '' };
  await provider.refund({ ...refund, outRefundNo: 'REFUND9' });
  clock = new Date(clock.getTime() + 2000);
  const told = notices.ofRefund('REFUND9').rawBody;
  expect(await provider.parseNotice({ headers: standIn.signed(told), rawBody: told, now: now() })).toMatchObject({
    kind: 'refund',
    outRefundNo: 'REFUND9',
    refundFen: 100,
    state: 'done',
  });

  const refused = { code: 'NOTICE_REFUSED' };
  const later = new Date(clock.getTime() + 300_000);
  await expect(provider.parseNotice({ headers, rawBody, now: later })).rejects.toMatchObject(refused);
  const fresh = standIn.signed(rawBody);
  await expect(provider.parseNotice({ headers: fresh, rawBody: `${rawBody} `, now: now() })).rejects.toMatchObject(
    refused,
  );
  await expect(provider.parseNotice({ headers: {}, rawBody, now: now() })).rejects.toMatchObject(refused);
  for (const other of [{ mchId: '1900000002' }, { appId: 'wxother' }, { apiKey: Buffer.alloc(32, 7) }]) {
    const elsewhere = weChatPay({ ...merchant, ...other }, { now, fetch });
    await expect(elsewhere.parseNotice({ headers: fresh, rawBody, now: now() })).rejects.toMatchObject(refused);
  }
  await expect(provider.parseNotice({ headers: fresh, rawBody, now: now() })).resolves.toBeTruthy();
});
