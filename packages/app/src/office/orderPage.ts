import type { Client } from '@aosai/api/client/client';
import { ApiError } from '@aosai/api/client/errors';
import type { OrderRow } from '@aosai/api/contract/types';
import type { MoneyBack, MoneyIn, OfficeOrder, OrderKnown, QuitDecision } from '@aosai/ui/screens/MembershipOrders';
import { loaded } from '../loaded.ts';
import { requestIds } from '../requestIds.ts';
import { usePicture } from '../uploads/usePicture.ts';
import { useFileUrl } from '../useFileUrl.ts';
import { useNow } from '../useNow.ts';
import { beijingToday } from './beijingToday.ts';
import { useOfficeCall } from './useOfficeCall.ts';

const BMS = { quiet: true, group: 'bms' } as const;
const requests = requestIds();

/** What both tables of orders know: the open one in full, the evidence that is uploaded. */
export function useOrderKnown({ openId }: { openId: string | null }): OrderKnown {
  const now = useNow();
  const detail = useOfficeCall(openId === null ? null : ['order', openId], (calls) =>
    calls.memberOrder.queryById({ id: openId ?? '' }, BMS),
  );
  return {
    detail: loaded(detail),
    evidence: usePicture('orderEvidence'),
    fileUrl: useFileUrl(),
    now,
    today: beijingToday(now),
  };
}

const decided = ({ refundFen, reason }: QuitDecision) => ({ refundFen, ...(reason !== null && { reason }) });

/** A call for each act about an order. */
export const orderActCalls = {
  confirmPaid: (calls: Client, { id }: OrderRow, money: MoneyIn) =>
    calls.memberOrder.confirmPaid({ id, ...money }, BMS),
  confirmRefund: (calls: Client, { id: refundId }: { id: string }, money: MoneyBack) =>
    calls.memberOrder.confirmRefund({ refundId, ...money }, BMS),
  ask: (calls: Client, { id }: OrderRow) => calls.memberOrder.ask({ id }, BMS),
  passQuit: (calls: Client, { id }: OrderRow, decision: QuitDecision) =>
    calls.membershipOrder.passQuit({ id, ...decided(decision) }, BMS),
  rejectQuit: (calls: Client, { id }: OrderRow, { reason }: { reason: string }) =>
    calls.membershipOrder.rejectQuit({ id, reason }, BMS),
  forceQuit: (calls: Client, { id }: OrderRow, { refundFen, reason }: QuitDecision) =>
    calls.membershipOrder.forceQuit({ id, refundFen, reason: reason ?? '' }, BMS),
  refund: (calls: Client, { id }: OrderRow) => calls.membershipOrder.refund({ id }, BMS),
  finishQuit: (calls: Client, { id }: OrderRow) => calls.membershipOrder.finishQuit({ id }, BMS),
  cancel: (calls: Client, { id }: OrderRow, { reason }: { reason: string }) =>
    calls.membershipOrder.cancel({ id, reason }, BMS),
};

/** The account's id; what was typed must name one account and no other. */
async function memberIdOf(calls: Client, account: string): Promise<string> {
  const { content } = await calls.member.queryList({ keyword: account, size: 2 }, BMS);
  const found = content.find((row) => row.account === account) ?? (content.length === 1 ? content[0] : undefined);
  if (!found) throw new ApiError('NOT_FOUND', '没有找到这个账号，请输入完整的账号或手机号', 404);
  return found.id;
}

/** An order that the office makes for somebody; sent again, it is the same order. */
export async function createOfficeOrder(calls: Client, form: OfficeOrder): Promise<void> {
  const { account, membershipId, paid, gift } = form;
  const memberId = await memberIdOf(calls, account);
  const money = { ...(paid !== null && { paid }), ...(gift !== null && { gift }) };
  await calls.membershipOrder.create({ membershipId, memberId, requestId: requests.idOf(form), ...money }, BMS);
  requests.done(form);
}
