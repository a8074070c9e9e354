import { ORDER, ORDER_STEP, type OrderStatus, type OrderStepKind } from '@aosai/api/orders/orderStates';
import type { TimelineStep } from '../../patterns/Timeline/Timeline.tsx';
import { PROMISE } from './orderWords.ts';
import type { OrderDetail } from '@aosai/api/orders/orderViews.contract';
import { dateText } from '@aosai/api/kit/beijing';

/** Steps that end an order or a request without success. */
const REFUSED: readonly OrderStepKind[] = ['closed', 'quitRejected'];

type Ahead = Omit<TimelineStep, 'id'>;

/** The current step and those that follow it, by the order's status. */
const AHEAD: Partial<Record<OrderStatus, readonly Ahead[]>> = {
  [ORDER.pending]: [
    { title: '支付', state: 'current' },
    { title: '生效', state: 'ahead', note: '付款后马上生效。' },
  ],
  [ORDER.quitApplied]: [
    { title: '审核', state: 'current', note: `${PROMISE.answer}，结果会发消息。` },
    { title: '退款', state: 'ahead', note: `${PROMISE.refund}。` },
  ],
  [ORDER.quitPassed]: [{ title: '退款', state: 'current', note: `${PROMISE.refund}。` }],
  [ORDER.refunding]: [{ title: '到账', state: 'current', note: `${PROMISE.refund}。` }],
};

/** The steps of an order: past, current and upcoming. */
export const orderSteps = ({
  steps,
  status,
  refundFen,
  validity,
}: Pick<OrderDetail, 'steps' | 'status' | 'refundFen' | 'validity'>): TimelineStep[] => {
  const isFree = status === ORDER.quitPassed && refundFen === 0;
  const begun = validity
    ? `${dateText(validity.from)} 至 ${dateText(validity.until)} 有效。`
    : '名额已经保留，可以在报名的地方查看。';
  return [
    ...steps.flatMap(({ kind, at, note }, place): TimelineStep[] => [
      {
        id: `${place} ${kind}`,
        title: ORDER_STEP.label(kind),
        state: REFUSED.includes(kind) ? 'failed' : 'done',
        at,
        ...(note !== null && note !== '' && { note }),
      },
      ...(kind === 'paid' ? [{ id: 'valid', title: '生效', state: 'done' as const, at, note: begun }] : []),
    ]),
    ...(isFree ? [] : (AHEAD[status] ?? [])).map((step, place) => ({ ...step, id: `ahead ${place}` })),
  ];
};
