import { minuteText } from '@aosai/api/kit/beijing';
import { moneyText } from '@aosai/api/kit/moneyText';
import type { EngineCall } from '../kit/engineCall.ts';
import { sendMessage } from '../platform/message/sendMessage.ts';
import { guardiansFor } from './minors.ts';
import type { OrderRow } from './storedOrders.ts';
import { CLOSED_REASON } from '@aosai/api/orders/orderStates';

/** Why an order was closed, in words for the buyer, with the reason that the office wrote. */
export function closedReasonText({ closedReason, decideReason }: OrderRow): string | null {
  if (closedReason === null) return null;
  const said = closedReason === 'office' && decideReason ? `：${decideReason}` : '';
  return `${CLOSED_REASON.label(closedReason)}${said}`;
}

export type OrderNews = 'created' | 'paid' | 'closed' | 'quitRejected' | 'quitPassed' | 'refunded' | 'returned';

interface Words {
  title: string;
  body: string;
}

/** The message of an event; null for events that the reader caused a moment ago. */
function wordsOf(news: OrderNews, order: OrderRow): Words | null {
  const { title, amountFen, paidFen, refundFen, closedReason, rejectReason, decideReason } = order;
  switch (news) {
    case 'created': {
      const body = `${moneyText(amountFen)}。请在 ${minuteText(order.expiresAt.getTime())} 之前付款，付款即表示同意；也可以取消订单。`;
      return order.needsGuardian ? { title: `孩子想购买「${title}」，等您付款`, body } : null;
    }
    case 'paid':
      return amountFen === 0
        ? { title: `「${title}」已开通`, body: decideReason ?? '这次不用付款。' }
        : { title: `「${title}」支付成功`, body: `实付 ${moneyText(paidFen)}，已经开通。` };
    case 'closed':
      return closedReason === 'cancelled'
        ? null
        : {
            title: `「${title}」的订单已关闭`,
            body: `${closedReasonText(order) ?? '没有支付'}。需要时可以重新下单。`,
          };
    case 'quitRejected':
      return { title: `「${title}」的退出申请没有通过`, body: `原因：${rejectReason ?? ''}` };
    case 'quitPassed':
      return {
        title: `「${title}」已同意退出`,
        body: `${refundFen ? `将原路退回 ${moneyText(refundFen)}。` : '没有可以退的金额。'}${decideReason ? `说明：${decideReason}` : ''}`,
      };
    case 'refunded':
      return { title: `「${title}」退款完成`, body: `已原路退回 ${moneyText(order.refundedFen)}。` };
    case 'returned':
      return { title: `「${title}」多付的钱会退回`, body: '这笔付款没有对应的订单，正在原路退回，不用联系客服。' };
    default:
      return news satisfies never;
  }
}

/** Tells the student, the payer and the guardians of a minor what became of an order. */
export async function notifyOrder(call: EngineCall, order: OrderRow, news: OrderNews): Promise<void> {
  const words = wordsOf(news, order);
  if (!words) return;
  const { db, appId, now } = call;
  const guardians = order.needsGuardian ? await guardiansFor(call, order.memberId) : [];
  const payer = order.payerId ?? order.memberId;
  const everybody = new Set([...guardians, order.memberId, payer]);
  if (news === 'created') everybody.delete(order.memberId);
  if (news === 'created' && order.createdBy) everybody.delete(order.createdBy);
  await sendMessage(db, {
    appId,
    memberIds: [...everybody],
    type: 'order',
    ...words,
    link: `order?id=${order.id}`,
    createdBy: null,
    now,
  });
}
