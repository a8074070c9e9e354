import * as z from 'zod/mini';
import type { ProviderPayment, ProviderRefund } from '../provider.ts';

const fen = z.int().check(z.minimum(0));
const text = z.string().check(z.minLength(1));

/** A payment in WeChat Pay's replies and notices. */
export const trade = z.object({
  mchid: text,
  appid: text,
  out_trade_no: text,
  trade_state: text,
  transaction_id: z.optional(z.string()),
  success_time: z.optional(z.string()),
  amount: z.optional(z.object({ total: z.optional(fen), currency: z.optional(z.string()) })),
});

/** States in which a payment can still be made, also after a failed try. */
const OPEN: ReadonlySet<string> = new Set(['NOTPAY', 'USERPAYING', 'PAYERROR', 'ACCEPT']);

/** REFUND means paid and refunded in part or whole since; the refunds say how much. */
const PAID: ReadonlySet<string> = new Set(['SUCCESS', 'REFUND']);

/** The state of a payment. Throws RangeError when a paid one lacks amount, number or time, or is not in CNY. */
export function paymentOf(told: z.output<typeof trade>): ProviderPayment {
  const { trade_state: state, transaction_id: transactionId, success_time: paidAt, amount } = told;
  if (OPEN.has(state)) return { state: 'open' };
  if (!PAID.has(state)) return { state: 'closed' };
  const at = new Date(paidAt ?? '');
  const isOurMoney = (amount?.currency ?? 'CNY') === 'CNY';
  if (!transactionId || amount?.total === undefined || !isOurMoney || Number.isNaN(at.getTime())) {
    throw new RangeError('paid, but not how much, when, or in which currency');
  }
  return { state: 'paid', paidFen: amount.total, transactionId, paidAt: at };
}

export const refundAnswer = z.object({ refund_id: text, out_refund_no: text, status: text });

/** The content of a refund's notice, where the state has another name. */
export const refundTold = z.object({
  mchid: text,
  out_trade_no: text,
  out_refund_no: text,
  refund_id: text,
  refund_status: text,
  amount: z.object({ total: fen, refund: fen }),
});

const STATES: ReadonlyMap<string, ProviderRefund['state']> = new Map([
  ['SUCCESS', 'done'],
  ['CLOSED', 'closed'],
  ['PROCESSING', 'processing'],
]);

/** The state of a refund. ABNORMAL and unknown states need a person. */
export const refundStateOf = (status: string): ProviderRefund['state'] => STATES.get(status) ?? 'abnormal';
