import { mobileTyped } from '@aosai/api/kit/typedText';
import { dateText } from '@aosai/api/kit/beijing';
import type { Client } from '@aosai/api/client/client';
import { ApiError } from '@aosai/api/client/errors';
import type {
  CardHolder,
  MoneyBack,
  MoneyIn,
  OfficeOrder,
  OrderKnown,
  QuitDecision,
} from '@aosai/ui/screens/orders/MembershipOrders';
import { loaded } from '../kit/loaded.ts';
import { requestIds } from '../kit/requestIds.ts';
import { usePicture } from '../kit/uploads/usePicture.ts';
import { useFileUrl } from '../kit/useFileUrl.ts';
import { useNow } from '../kit/useNow.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import type { OrderRow } from '@aosai/api/orders/orderViews.contract';
const requests = requestIds();

/** Data of both order tables besides their rows: the open order's details, and the uploaded evidence. */
export function useOrderKnown({ openId }: { openId: string | null }): OrderKnown {
  const now = useNow();
  const detail = useOfficeCall(openId === null ? null : ['order', openId], (calls) =>
    calls.memberOrder.queryById({ id: openId ?? '' }),
  );
  return {
    detail: loaded(detail),
    evidence: usePicture('orderEvidence'),
    fileUrl: useFileUrl(),
    now,
    today: dateText(now),
  };
}

const decided = ({ refundFen, reason }: QuitDecision) => ({ refundFen, ...(reason !== null && { reason }) });

/** Decisions on quitting an enrolment use its own resource and the enrolment's id. */
const quitsOf = (calls: Client, { kind }: OrderRow) =>
  ({ membership: calls.membershipOrder, exam: calls.examEnroll, grade: calls.gradeEnroll })[kind];
const namedBy = ({ id, enrolmentId }: OrderRow): string => enrolmentId ?? id;

/** A call for each act on an order. */
export const orderActCalls = {
  confirmPaid: (calls: Client, { id }: OrderRow, money: MoneyIn) => calls.memberOrder.confirmPaid({ id, ...money }),
  confirmRefund: (calls: Client, { id: refundId }: { id: string }, money: MoneyBack) =>
    calls.memberOrder.confirmRefund({ refundId, ...money }),
  ask: (calls: Client, { id }: OrderRow) => calls.memberOrder.ask({ id }),
  passQuit: (calls: Client, row: OrderRow, decision: QuitDecision): Promise<unknown> =>
    quitsOf(calls, row).passQuit({ id: namedBy(row), ...decided(decision) }),
  rejectQuit: (calls: Client, row: OrderRow, { reason }: { reason: string }): Promise<unknown> =>
    quitsOf(calls, row).rejectQuit({ id: namedBy(row), reason }),
  forceQuit: (calls: Client, row: OrderRow, { refundFen, reason }: QuitDecision): Promise<unknown> => {
    const asked = { id: namedBy(row), refundFen, reason: reason ?? '' };
    // For an enrolment without a request to quit, the same call that grants one ends it, with a reason.
    if (row.kind === 'membership') return calls.membershipOrder.forceQuit(asked);
    return quitsOf(calls, row).passQuit(asked);
  },
  refund: (calls: Client, row: OrderRow): Promise<unknown> => quitsOf(calls, row).refund({ id: namedBy(row) }),
  finishQuit: (calls: Client, row: OrderRow): Promise<unknown> => quitsOf(calls, row).finishQuit({ id: namedBy(row) }),
  cancel: (calls: Client, row: OrderRow, { reason }: { reason: string }): Promise<unknown> => {
    const asked = { id: namedBy(row), reason };
    if (row.kind === 'grade') return calls.gradeEnroll.cancelEnrollOrder(asked);
    return { membership: calls.membershipOrder, exam: calls.examEnroll }[row.kind].cancel(asked);
  },
};

/** Finds by a complete account or mobile number only, as part of a name could find the wrong child. */
const memberOf = async (calls: Client, typed: string) =>
  mobileTyped.pattern.test(typed)
    ? (await calls.member.queryByMobile({ mobile: typed })).member
    : ((await calls.member.queryList({ keyword: typed })).content.find(({ account }) => account === typed) ?? null);

/** The person a new order is for; null if the account does not exist. */
export async function holderOf(calls: Client, account: string): Promise<CardHolder | null> {
  const found = await memberOf(calls, account);
  return found && { account, shownName: found.shownName, type: found.type };
}

async function memberIdOf(calls: Client, typed: string): Promise<string> {
  const found = await memberOf(calls, typed);
  if (!found) throw new ApiError('NOT_FOUND', '没有找到这个账号，请输入完整的账号或手机号', 404);
  return found.id;
}

/** Creates an order for a member. A retry has the same request id, so the order is created only once. */
export async function createOfficeOrder(calls: Client, form: OfficeOrder): Promise<void> {
  const { account, membershipId, paid, gift } = form;
  const memberId = await memberIdOf(calls, account);
  const money = { ...(paid !== null && { paid }), ...(gift !== null && { gift }) };
  await calls.membershipOrder.create({ membershipId, memberId, requestId: requests.idOf(form), ...money });
  requests.done(form);
}
