import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { AppError } from '@aosai/api/kit/errors';
import { inBeijing } from '@aosai/api/kit/beijing';
import { API_PREFIX } from '@aosai/api/kit/constants';
import type { PaymentAsk, PaymentProvider, PayParams, ProviderPayment } from '../provider.ts';
import { downloadBill, parsedBill } from './bill.ts';
import type { Merchant } from './merchant.ts';
import { parseNotice } from './notice.ts';
import { signParts } from './signing.ts';
import { paymentOf, refundAnswer, refundStateOf, trade } from './trade.ts';
import { type Fetch, WeChatPayRefused, weChatPayApi } from './weChatPayApi.ts';

const TRANSACTIONS = '/v3/pay/transactions';
const REFUNDS = '/v3/refund/domestic/refunds';
const TITLE_BYTES = 127;
const REASON_BYTES = 80;

/** The payment was never opened there; the code is spelled in several ways. */
const NOT_THERE: ReadonlySet<string> = new Set(['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS']);

/** Cuts a text to at most `most` bytes, without splitting a character. */
function inBytes(text: string, most: number): string {
  let used = 0;
  let cut = '';
  for (const sign of text) {
    used += Buffer.byteLength(sign);
    if (used > most) break;
    cut += sign;
  }
  return cut;
}

const beijingTime = (date: Date) => `${inBeijing(date.getTime()).toISOString().slice(0, 19)}+08:00`;

function refused(error: unknown): never {
  if (error instanceof WeChatPayRefused) throw new AppError('UNAVAILABLE', {}, { cause: error });
  throw error;
}

/** WeChat Pay, API v3: a code to scan, or payment inside WeChat for payers whose openId we know. */
export function weChatPay(merchant: Merchant, { now, fetch }: { now: () => Date; fetch: Fetch }): PaymentProvider {
  const { mchId, appId, notifyOrigin, privateKey } = merchant;
  const api = weChatPayApi(merchant, { now, fetch });
  const notifyUrl = (action: string) => `${notifyOrigin}${API_PREFIX}/member/order/${action}`;
  const numbered = (outTradeNo: string) => `${TRANSACTIONS}/out-trade-no/${encodeURIComponent(outTradeNo)}`;

  function jsapiParams(prepayId: string): PayParams {
    const timeStamp = String(Math.floor(now().getTime() / 1000));
    const nonceStr = randomBytes(16).toString('hex');
    const packed = `prepay_id=${prepayId}`;
    const paySign = signParts(privateKey, [appId, timeStamp, nonceStr, packed]);
    return { kind: 'jsapi', appId, timeStamp, nonceStr, package: packed, signType: 'RSA', paySign };
  }

  async function createPayment({ outTradeNo, amountFen, title, expiresAt, openId }: PaymentAsk): Promise<PayParams> {
    const body = {
      appid: appId,
      mchid: mchId,
      description: inBytes(title, TITLE_BYTES),
      out_trade_no: outTradeNo,
      time_expire: beijingTime(expiresAt),
      notify_url: notifyUrl('paidNotify'),
      amount: { total: amountFen, currency: 'CNY' },
    };
    if (openId === undefined) {
      const request = { method: 'POST', path: `${TRANSACTIONS}/native`, body } as const;
      const { code_url: codeUrl } = await api.call(request, z.object({ code_url: z.string() }));
      return { kind: 'qr', codeUrl };
    }
    const payer = { openid: openId };
    const request = { method: 'POST', path: `${TRANSACTIONS}/jsapi`, body: { ...body, payer } } as const;
    const { prepay_id: prepayId } = await api.call(request, z.object({ prepay_id: z.string() }));
    return jsapiParams(prepayId);
  }

  async function queryPayment(outTradeNo: string): Promise<ProviderPayment> {
    const path = `${numbered(outTradeNo)}?mchid=${mchId}`;
    try {
      const told = await api.call({ method: 'GET', path }, trade);
      if (told.mchid !== mchId || told.out_trade_no !== outTradeNo) throw new RangeError('an answer about another');
      return paymentOf(told);
    } catch (error) {
      if (error instanceof WeChatPayRefused && NOT_THERE.has(error.code)) return { state: 'unknown' };
      if (error instanceof RangeError) throw new AppError('UNAVAILABLE', {}, { cause: error });
      return refused(error);
    }
  }

  return {
    name: 'wechat',
    createPayment: (ask) => createPayment(ask).catch(refused),
    queryPayment,

    closePayment: async (outTradeNo) => {
      try {
        const request = { method: 'POST', path: `${numbered(outTradeNo)}/close`, body: { mchid: mchId } } as const;
        await api.call(request, z.object({}));
        return { state: 'closed' };
      } catch (error) {
        if (!(error instanceof WeChatPayRefused)) throw error;
        // Trust only a query's signed reply about why it cannot be closed.
        const payment = await queryPayment(outTradeNo);
        return payment.state === 'unknown' ? { state: 'closed' } : payment;
      }
    },

    refund: async ({ outTradeNo, outRefundNo, refundFen, totalFen, reason }) => {
      const body = {
        out_trade_no: outTradeNo,
        out_refund_no: outRefundNo,
        reason: inBytes(reason, REASON_BYTES),
        notify_url: notifyUrl('refundNotify'),
        amount: { refund: refundFen, total: totalFen, currency: 'CNY' },
      };
      const answer = await api.call({ method: 'POST', path: REFUNDS, body }, refundAnswer).catch(refused);
      return { state: refundStateOf(answer.status), refundId: answer.refund_id };
    },

    queryRefund: async (outRefundNo) => {
      const path = `${REFUNDS}/${encodeURIComponent(outRefundNo)}`;
      const answer = await api.call({ method: 'GET', path }, refundAnswer).catch(refused);
      return { state: refundStateOf(answer.status), refundId: answer.refund_id };
    },

    readBill: (date, file) => (file ? parsedBill(file) : downloadBill(api, date).catch(refused)),
    parseNotice: (notice) => Promise.resolve().then(() => parseNotice(notice, merchant)),
  };
}
