import { moneyText } from '@aosai/api/kit/moneyText';
import { CLOSED_REASON, ORDER } from '@aosai/api/orders/orderStates';
import { momentText } from '@aosai/api/kit/dayText';
import type { OrderRow } from '@aosai/api/orders/orderViews.contract';

/** How long things take, as promised to people. */
export const PROMISE = {
  confirm: '工作人员核对到账后确认，一般在 1 个工作日内',
  answer: '一般在 1 个工作日内答复',
  refund: '原路退回，一般在 3 个工作日内到账',
} as const;

/** An order's status in one sentence: what happens next, and until when. `isPayer`: the reader may pay it. */
export function standingText(order: OrderRow, now: number, isPayer = false): string {
  const { status, expiresAt, needsGuardian, paidAt, refundFen, refundedFen, source, closedReason } = order;
  switch (status) {
    case ORDER.pending: {
      if (Date.parse(expiresAt) <= now) return '付款时间已过，正在关闭';
      return needsGuardian && !isPayer
        ? `等监护人付款，${momentText(expiresAt, now)} 前有效`
        : `${momentText(expiresAt, now)} 前付款`;
    }
    case ORDER.paid:
      return source === 'gift' ? '赠送，不用付款' : paidAt === null ? '已支付' : `${momentText(paidAt, now)} 付款`;
    case ORDER.closed:
      return closedReason === null ? '没有付款，已经关闭' : CLOSED_REASON.label(closedReason);
    case ORDER.quitApplied:
      return `退出申请在审核，${PROMISE.answer}`;
    case ORDER.quitPassed:
      return refundFen ? `同意退款 ${moneyText(refundFen)}，${PROMISE.refund}` : '已同意退出，没有可退的金额';
    case ORDER.refunding:
      return `${moneyText(refundFen ?? 0)} 正在${PROMISE.refund}`;
    case ORDER.refunded:
      return `已退款 ${moneyText(refundedFen)}`;
    case ORDER.quit:
      return refundedFen > 0 ? `已退出，退款 ${moneyText(refundedFen)}` : '已退出，没有退款';
    default:
      return status satisfies never;
  }
}
