import { and, eq, or } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { NOTICE_OUTCOME, type ProviderName, REFUND_STATUS } from '@aosai/api/orders/payments';
import type { BillRepair } from '@aosai/api/orders/reconciling';
import type { PaymentProvider } from '../../adapters/payment/provider.ts';
import { payment } from '../../db/schema/orders.ts';
import type { billDifference } from '../../db/schema/reconcile.ts';
import { type OrderCall, providerOf } from '../orderCall.ts';
import { type PaidNews, notifyPaid } from '../notifyPaid.ts';
import { notifyRefunded } from '../refund/notifyRefunded.ts';

export type DifferenceRow = typeof billDifference.$inferSelect;

/** The result of a repair, in words for the log and the table. */
export interface RepairResult {
  isSettled: boolean;
  words: string;
}

/** Outcomes after which the money counts here or goes back. */
const SETTLED: ReadonlySet<string> = new Set(['paid', 'again', 'returned', 'refunded']);

async function book(call: OrderCall, news: PaidNews): Promise<RepairResult> {
  const { outcome } = await notifyPaid(call, news);
  return { isSettled: SETTLED.has(outcome), words: NOTICE_OUTCOME.label(outcome) };
}

async function askPayment(call: OrderCall, provider: PaymentProvider, outTradeNo: string): Promise<RepairResult> {
  const found = await provider.queryPayment(outTradeNo);
  if (found.state === 'paid') return book(call, { ...found, provider: provider.name, outTradeNo });
  return { isSettled: false, words: found.state === 'unknown' ? '渠道没有这笔支付' : '渠道：没有支付' };
}

async function askRefund(call: OrderCall, provider: PaymentProvider, outRefundNo: string): Promise<RepairResult> {
  const found = await provider.queryRefund(outRefundNo);
  const { outcome } = await notifyRefunded(call, { ...found, provider: provider.name, outRefundNo });
  const isSettled = SETTLED.has(outcome) && found.state === 'done';
  return { isSettled, words: `渠道：${REFUND_STATUS.label(found.state)}` };
}

/**
 * Whether an order here has the money, or would get it once it is reported: it goes back with the order, and a second
 * refund would lose it. Money of a different amount counts for no order.
 */
async function isOfOrder({ db, appId }: OrderCall, outTradeNo: string, fen: number): Promise<boolean> {
  const counts = or(eq(payment.status, 'paid'), eq(payment.amountFen, fen));
  const same = and(eq(payment.appId, appId), eq(payment.outTradeNo, outTradeNo), counts);
  return (await db.$count(payment, same)) > 0;
}

/**
 * Refunds a whole payment that belongs to nothing here. The refund number is the difference's id, so asking twice
 * refunds once.
 */
async function giveBack(call: OrderCall, provider: PaymentProvider, row: DifferenceRow, outTradeNo: string) {
  const { id, billFen } = row;
  if (billFen === null || (await isOfOrder(call, outTradeNo, billFen))) throw new AppError('DIFFERENCE_STATE');
  const ask = { outTradeNo, outRefundNo: id, refundFen: billFen, totalFen: billFen, reason: '没有对应的订单' };
  const { state } = await provider.refund(ask);
  const isSettled = state === 'done' || state === 'processing';
  return { isSettled, words: `退款${REFUND_STATUS.label(state)}` };
}

/** Carries out a repair. Throws DIFFERENCE_STATE where it cannot help, NOT_CONFIGURED, UNAVAILABLE. */
export async function carryOutRepair(
  call: OrderCall,
  name: ProviderName,
  row: DifferenceRow,
  repair: BillRepair,
): Promise<RepairResult> {
  if (repair === 'done') return { isSettled: true, words: '' };
  const provider = providerOf(call, name);
  if (!provider) throw new AppError('NOT_CONFIGURED', { name: '这种支付方式' });
  const { outTradeNo, outRefundNo, transactionId, billFen, billAt } = row;
  // A manual transfer has no provider to ask, and a bank's line names no order: the office confirms it on the order.
  if (outTradeNo === null || name === 'manual') throw new AppError('DIFFERENCE_STATE');
  if (repair === 'ask') {
    return outRefundNo === null ? askPayment(call, provider, outTradeNo) : askRefund(call, provider, outRefundNo);
  }
  if (repair === 'refund') return giveBack(call, provider, row, outTradeNo);
  if (billFen === null || transactionId === null) throw new AppError('DIFFERENCE_STATE');
  return book(call, { provider: name, outTradeNo, transactionId, paidFen: billFen, paidAt: billAt ?? call.now });
}
