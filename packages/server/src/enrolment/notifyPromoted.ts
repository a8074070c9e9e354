import { minuteText } from '@aosai/api/kit/beijing';
import { moneyText } from '@aosai/api/kit/moneyText';
import type { EngineCall } from '../kit/engineCall.ts';
import type { OrderRow } from '../orders/storedOrders.ts';
import { sendMessage } from '../platform/message/sendMessage.ts';
import type { Target } from './target.ts';
import { targetLink } from './targetLink.ts';

/** Tells students who got a free seat off the waiting list, in the same transaction. */
export async function notifyPromoted(call: EngineCall, target: Target, memberIds: string[]): Promise<void> {
  await sendMessage(call.db, {
    appId: call.appId,
    memberIds,
    type: target.kind,
    title: `「${target.title}」有名额了`,
    body: '候补已经补上，你的报名已生效。',
    link: targetLink(target),
    createdBy: null,
    now: call.now,
  });
}

/** Tells students who got a priced seat to pay their orders; the order itself tells the guardians of minors. */
export async function tellToPay(call: EngineCall, target: Target, orders: readonly OrderRow[]): Promise<void> {
  for (const { id, memberId, amountFen, expiresAt, needsGuardian } of orders) {
    const who = needsGuardian ? '请家长' : '请';
    await sendMessage(call.db, {
      appId: call.appId,
      memberIds: [memberId],
      type: 'order',
      title: `「${target.title}」有名额了`,
      body: `候补已经补上，${who}在 ${minuteText(expiresAt.getTime())} 之前支付 ${moneyText(amountFen)}，过时名额给下一位。`,
      link: `order?id=${id}`,
      createdBy: null,
      now: call.now,
    });
  }
}
