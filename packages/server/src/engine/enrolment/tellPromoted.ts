import type { EngineCall } from '../engineCall.ts';
import { sendMessage } from '../people/sendMessage.ts';
import type { Target } from './target.ts';
import { targetLink } from './targetLink.ts';

/** A seat became free for these students, in the transaction that gave it to them. */
export async function tellPromoted(call: EngineCall, target: Target, memberIds: string[]): Promise<void> {
  await sendMessage(call.db, {
    appId: call.appId,
    memberIds,
    type: target.kind,
    title: `「${target.title}」有名额了`,
    body: target.priceFen === 0 ? '候补已经补上，你的报名已生效。' : '候补已经补上，请在 24 小时内完成支付。',
    link: targetLink(target),
    createdBy: null,
    now: call.now,
  });
}
