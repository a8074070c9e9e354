import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { signParts, isSignatureOf } from '../wechat/signing.ts';
import type { Ledger, SandboxRefund, SandboxTrade } from './ledger.ts';
import type { PlatformSide } from './merchantKeys.ts';
import { dateText, minuteText } from '@aosai/api/kit/beijing';

const NAMES = [
  '交易时间',
  '微信订单号',
  '商户订单号',
  '交易状态',
  '订单金额',
  '微信退款单号',
  '商户退款单号',
  '申请退款金额',
  '商品名称',
];

const yuan = (fen: number) => (fen / 100).toFixed(2);
const lineOf = (cells: readonly string[]) => `\`${cells.join(',`')}`;

/** The bill of a day in Beijing, in WeChat Pay's format; null for a day without payments and refunds. */
export function billText({ trades, refunds }: Ledger, date: string): string | null {
  const time = (at: string) => `${minuteText(at)}:00`;
  const paid = [...trades.values()].flatMap(({ outTradeNo, description, paid: news }) =>
    news && dateText(news.at) === date
      ? [[time(news.at), news.transactionId, outTradeNo, 'SUCCESS', yuan(news.fen), '0', '0', '0.00', description]]
      : [],
  );
  const back = [...refunds.values()].flatMap(({ outTradeNo, outRefundNo, refundId, refundFen, at }) => {
    const trade = trades.get(outTradeNo);
    if (dateText(at) !== date || !trade?.paid) return [];
    const { transactionId } = trade.paid;
    const cells = [time(at), transactionId, outTradeNo, 'REFUND', '0.00', refundId, outRefundNo, yuan(refundFen)];
    return [[...cells, trade.description]];
  });
  const lines = [...paid, ...back].map(lineOf);
  if (lines.length === 0) return null;
  return ['\uFEFF' + NAMES.join(','), ...lines, '总交易单数,订单总金额', lineOf([String(lines.length), '0.00'])].join(
    '\r\n',
  );
}

const SCHEME = 'WECHATPAY2-SHA256-RSA2048 ';
const SKEW_SECONDS = 300;
const FIELD = /^(\w+)="([^"]*)"$/;

/**
 * Why WeChat Pay would refuse this request; null when the merchant's signature over method, path, time, nonce and body
 * is valid.
 */
function faultOfRequest(
  asked: { method: string; path: string; authorization: string | null; body: string; now: Date },
  { merchant }: PlatformSide,
): string | null {
  const { method, path, authorization, body, now } = asked;
  if (!authorization?.startsWith(SCHEME)) return 'no signature';
  const fields = new Map<string, string>();
  for (const field of authorization.slice(SCHEME.length).split(',')) {
    const [, name, value] = FIELD.exec(field) ?? [];
    if (name !== undefined && value !== undefined) fields.set(name, value);
  }
  if (fields.get('mchid') !== merchant.mchId || fields.get('serial_no') !== merchant.serial) return 'unknown merchant';
  const timestamp = fields.get('timestamp') ?? '';
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > SKEW_SECONDS) return 'too old';
  const parts = [method, path, timestamp, fields.get('nonce_str') ?? '', body];
  return isSignatureOf(merchant.publicKey, parts, fields.get('signature') ?? '') ? null : 'wrong signature';
}

/** How long a refund takes. */
const REFUND_TAKES_MS = 1000;
const DOWNLOAD = '/v3/billdownload/file';

const opening = z.object({
  appid: z.string(),
  mchid: z.string(),
  description: z.string(),
  out_trade_no: z.string().check(z.regex(/^[0-9A-Za-z_\-|*]{6,32}$/)),
  time_expire: z.string(),
  notify_url: z.string(),
  amount: z.object({ total: z.int().check(z.minimum(1)), currency: z.literal('CNY') }),
  payer: z.optional(z.object({ openid: z.string().check(z.minLength(1)) })),
});

const refunding = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string().check(z.regex(/^[0-9A-Za-z_\-|*@]{1,64}$/)),
  amount: z.object({ refund: z.int().check(z.minimum(1)), total: z.int(), currency: z.literal('CNY') }),
});

interface Reply {
  status: number;
  body?: unknown;
}
const no = (status: number, code: string): Reply => ({ status, body: { code, message: code } });

/** The state of a refund by now; without a timer, so that nothing is lost when the server ends. */
export const refundStatus = ({ at }: SandboxRefund, now: Date): 'PROCESSING' | 'SUCCESS' =>
  now.getTime() - new Date(at).getTime() < REFUND_TAKES_MS ? 'PROCESSING' : 'SUCCESS';

/** A payment as in replies and notices. */
export function tradeAnswer(trade: SandboxTrade, { merchant }: PlatformSide, refunded: boolean) {
  const { outTradeNo, totalFen, state, paid } = trade;
  const told = { mchid: merchant.mchId, appid: merchant.appId, out_trade_no: outTradeNo };
  if (!paid) return { ...told, trade_state: state, amount: { total: totalFen, currency: 'CNY' } };
  return {
    ...told,
    trade_state: refunded ? 'REFUND' : state,
    transaction_id: paid.transactionId,
    success_time: paid.at,
    amount: { total: paid.fen, payer_total: paid.fen, currency: 'CNY' },
  };
}

/**
 * A fake WeChat Pay for the sandbox and for tests: answers the calls that we use with signed replies, and refuses
 * requests that the merchant has not signed. It replaces `fetch`, so it needs no socket.
 */
export function openStandIn(platform: PlatformSide, ledger: Ledger, now: () => Date) {
  const { trades, refunds } = ledger;
  const refundsOf = (outTradeNo: string) => [...refunds.values()].filter((row) => row.outTradeNo === outTradeNo);

  function open(body: unknown, kind: 'native' | 'jsapi'): Reply {
    const parsed = opening.safeParse(body);
    if (!parsed.success || (kind === 'jsapi') !== (parsed.data.payer !== undefined)) return no(400, 'PARAM_ERROR');
    const { appid, mchid, description, out_trade_no: outTradeNo, time_expire: expiresAt, amount } = parsed.data;
    if (mchid !== platform.merchant.mchId || appid !== platform.merchant.appId) return no(400, 'APPID_MCHID_NOT_MATCH');
    const known = trades.get(outTradeNo);
    if (known?.paid) return no(400, 'ORDERPAID');
    if (known?.state === 'CLOSED') return no(400, 'ORDER_CLOSED');
    if (known && known.totalFen !== amount.total) return no(403, 'OUT_TRADE_NO_USED');
    const row = { outTradeNo, description, totalFen: amount.total, expiresAt, state: 'NOTPAY', paid: null } as const;
    trades.set(outTradeNo, known ?? row);
    ledger.save();
    const body200 =
      kind === 'native' ? { code_url: `weixin://wxpay/bizpayurl?pr=${outTradeNo}` } : { prepay_id: `wx${outTradeNo}` };
    return { status: 200, body: body200 };
  }

  function close(outTradeNo: string): Reply {
    const trade = trades.get(outTradeNo);
    if (!trade) return no(404, 'ORDER_NOT_EXIST');
    if (trade.paid) return no(400, 'ORDERPAID');
    trade.state = 'CLOSED';
    ledger.save();
    return { status: 204 };
  }

  const refundAnswer = (row: SandboxRefund) => ({
    refund_id: row.refundId,
    out_refund_no: row.outRefundNo,
    status: refundStatus(row, now()),
  });

  function refund(body: unknown): Reply {
    const parsed = refunding.safeParse(body);
    if (!parsed.success) return no(400, 'PARAM_ERROR');
    const { out_trade_no: outTradeNo, out_refund_no: outRefundNo, amount } = parsed.data;
    const trade = trades.get(outTradeNo);
    if (!trade?.paid) return no(404, 'RESOURCE_NOT_EXISTS');
    const known = refunds.get(outRefundNo);
    if (known) {
      const isSame = known.outTradeNo === outTradeNo && known.refundFen === amount.refund;
      return isSame ? { status: 200, body: refundAnswer(known) } : no(400, 'PARAM_ERROR');
    }
    const earlier = refundsOf(outTradeNo).reduce((sum, row) => sum + row.refundFen, 0);
    if (amount.total !== trade.paid.fen || earlier + amount.refund > trade.paid.fen) return no(400, 'INVALID_REQUEST');
    const refundId = `5030${randomBytes(8).toString('hex')}`;
    const row = { outRefundNo, outTradeNo, refundId, refundFen: amount.refund, at: now().toISOString() };
    refunds.set(outRefundNo, row);
    ledger.save();
    return { status: 200, body: refundAnswer(row) };
  }

  /** The file has the hash in this reply. */
  function bill(date: string): Reply {
    const text = billText(ledger, date);
    if (text === null) return no(400, 'NO_STATEMENT_EXIST');
    const hash = createHash('sha1').update(text).digest('hex');
    const download_url = `https://sandbox.invalid${DOWNLOAD}?date=${date}`;
    return { status: 200, body: { hash_type: 'SHA1', hash_value: hash, download_url } };
  }

  function answer(method: string, { pathname, searchParams }: URL, body: unknown): Reply {
    const [, outTradeNo = '', isClose] =
      /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(pathname) ?? [];
    if (outTradeNo !== '') {
      if (isClose) return close(outTradeNo);
      const trade = trades.get(outTradeNo);
      if (!trade) return no(404, 'ORDER_NOT_EXIST');
      return { status: 200, body: tradeAnswer(trade, platform, refundsOf(outTradeNo).length > 0) };
    }
    if (pathname === '/v3/bill/tradebill') return bill(searchParams.get('bill_date') ?? '');
    if (method === 'POST' && pathname === '/v3/pay/transactions/native') return open(body, 'native');
    if (method === 'POST' && pathname === '/v3/pay/transactions/jsapi') return open(body, 'jsapi');
    if (method === 'POST' && pathname === '/v3/refund/domestic/refunds') return refund(body);
    const [, outRefundNo = ''] = /^\/v3\/refund\/domestic\/refunds\/([^/]+)$/.exec(pathname) ?? [];
    const row = refunds.get(outRefundNo);
    if (row) return { status: 200, body: refundAnswer(row) };
    return no(404, 'RESOURCE_NOT_EXISTS');
  }

  return {
    /** The platform's signature of a text, as headers. */
    signed(text: string): Record<string, string> {
      const timestamp = String(Math.floor(now().getTime() / 1000));
      const nonce = randomBytes(16).toString('hex');
      return {
        'wechatpay-timestamp': timestamp,
        'wechatpay-nonce': nonce,
        'wechatpay-serial': platform.serial,
        'wechatpay-signature': signParts(platform.privateKey, [timestamp, nonce, text]),
      };
    },

    /** Handles one request of the merchant. */
    fetch(address: string, init: RequestInit): Promise<Response> {
      const url = new URL(address);
      const { method = 'GET' } = init;
      const body = typeof init.body === 'string' ? init.body : '';
      const authorization = new Headers(init.headers).get('Authorization');
      const asked = { method, path: url.pathname + url.search, authorization, body, now: now() };
      const fault = faultOfRequest(asked, platform);
      if (fault === null && url.pathname === DOWNLOAD) {
        return Promise.resolve(new Response(billText(ledger, url.searchParams.get('date') ?? '')));
      }
      const reply = fault === null ? answer(method, url, body === '' ? null : JSON.parse(body)) : no(401, 'SIGN_ERROR');
      const text = reply.body === undefined ? null : JSON.stringify(reply.body);
      return Promise.resolve(new Response(text, { status: reply.status, headers: this.signed(text ?? '') }));
    },
  };
}
