import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { AppError } from '@aosai/api/kit/errors';
import { MAX_BILL_ROWS } from '@aosai/api/orders/reconciling';
import { billText, fenOf, unreadable } from '../bill/billFile.ts';
import type { BillRow } from '../provider.ts';
import { type WeChatPayApi, WeChatPayRefused } from './weChatPayApi.ts';

const TOTALS = '总交易单数';
/** Every value has a sign before it, which keeps Excel from changing long numbers. */
const BETWEEN = ',`';

const answer = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.url() });

function rowOf(value: (name: string) => string): BillRow[] {
  const outTradeNo = value('商户订单号');
  const at = new Date(`${value('交易时间').replace(' ', 'T')}+08:00`);
  if (Number.isNaN(at.getTime())) throw unreadable('交易时间不是时间');
  const state = value('交易状态');
  if (state === 'SUCCESS') {
    const amountFen = fenOf(value('订单金额'));
    return [{ kind: 'payment', outTradeNo, outRefundNo: null, transactionId: value('微信订单号'), amountFen, at }];
  }
  if (state !== 'REFUND') return [];
  const amountFen = fenOf(value('申请退款金额'));
  const outRefundNo = value('商户退款单号');
  return [{ kind: 'refund', outTradeNo, outRefundNo, transactionId: value('微信退款单号'), amountFen, at }];
}

/** Parses a bill of all trades of a day (ALL); columns are found by name. Throws BILL_UNREADABLE. */
export function parseBill(text: string): BillRow[] {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = head.split(',').map((name) => name.replace(/^`/, '').trim());
  const end = lines.findIndex((line) => line.startsWith(TOTALS));
  if (end === -1) throw unreadable('没有合计行，账单可能没有下载完整');
  if (end > MAX_BILL_ROWS) throw unreadable(`超过 ${MAX_BILL_ROWS} 行，请分开对账`);
  return lines.slice(0, end).flatMap((line) => {
    const cells = line.replace(/^`/, '').split(BETWEEN);
    return rowOf((name) => {
      const at = names.indexOf(name);
      if (at === -1) throw unreadable(`没有「${name}」这一列`);
      return cells[at]?.trim() ?? '';
    });
  });
}

/** Parses a file that an operator downloaded from WeChat Pay. */
export const parsedBill = (file: Uint8Array): Promise<BillRow[]> =>
  Promise.resolve().then(() => parseBill(billText(file)));

/** Downloads the bill of a day and verifies it against the hash in the signed reply. Throws UNAVAILABLE. */
export async function downloadBill(api: WeChatPayApi, date: string): Promise<BillRow[]> {
  const path = `/v3/bill/tradebill?bill_date=${date}&bill_type=ALL`;
  try {
    const { hash_value: hash, download_url: address } = await api.call({ method: 'GET', path }, answer);
    const file = await api.download(address);
    const found = createHash('sha1').update(file).digest('hex');
    if (found !== hash.toLowerCase()) {
      throw new AppError('UNAVAILABLE', {}, { cause: new Error('the bill is not the one that was named') });
    }
    return await parsedBill(file);
  } catch (error) {
    // A day without payments has no bill.
    if (error instanceof WeChatPayRefused && error.code === 'NO_STATEMENT_EXIST') return [];
    throw error;
  }
}
