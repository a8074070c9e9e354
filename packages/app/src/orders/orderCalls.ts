import type { Client } from '@aosai/api/client/client';
import type { ProviderName } from '@aosai/api/orders/payments';
import type { OpenPayment, OrderRow } from '@aosai/api/orders/orderViews.contract';

const QUIET = { quiet: true };

/** How to pay an order. */
export interface PayAsk {
  provider: ProviderName;
  inWeChat?: true;
}

type Named = Pick<OrderRow, 'id' | 'kind' | 'enrolmentId'>;

/** The buyer's actions on an order; each kind of order has its calls. */
interface OrderCalls {
  pay(calls: Client, ask: PayAsk): Promise<OpenPayment>;
  cancel(calls: Client): Promise<unknown>;
  quit(calls: Client, reason: string): Promise<unknown>;
  withdraw(calls: Client): Promise<unknown>;
  /** Only for enrolments, once the quit is granted; refunds of cards are made by the office. */
  refund?(calls: Client): Promise<unknown>;
}

const ofCard = (id: string): OrderCalls => ({
  pay: (calls, ask) => calls.membershipOrder.payment({ id, ...ask }, QUIET),
  cancel: (calls) => calls.membershipOrder.cancel({ id }, QUIET),
  quit: (calls, reason) => calls.membershipOrder.applyQuit({ id, reason }, QUIET),
  withdraw: (calls) => calls.membershipOrder.applyQuit({ id, withdraw: true }, QUIET),
});

const ofExam = (id: string): OrderCalls => ({
  pay: (calls, ask) => calls.examEnroll.payment({ id, ...ask }, QUIET),
  cancel: (calls) => calls.examEnroll.cancel({ id }, QUIET),
  quit: (calls, reason) => calls.examEnroll.applyQuit({ id, reason }, QUIET),
  withdraw: (calls) => calls.examEnroll.applyQuit({ id, withdraw: true }, QUIET),
  refund: (calls) => calls.examEnroll.refund({ id }, QUIET),
});

const ofClass = (id: string): OrderCalls => ({
  pay: (calls, ask) => calls.gradeEnroll.pay({ id, ...ask }, QUIET),
  cancel: (calls) => calls.gradeEnroll.cancelEnrollOrder({ id }, QUIET),
  quit: (calls, reason) => calls.gradeEnroll.applyQuit({ id, reason }, QUIET),
  withdraw: (calls) => calls.gradeEnroll.applyQuit({ id, withdraw: true }, QUIET),
  refund: (calls) => calls.gradeEnroll.refund({ id }, QUIET),
});

const OF = { membership: ofCard, exam: ofExam, grade: ofClass } as const;

/** The calls for an order's kind. Those of an enrolment take the enrolment's id. */
export const orderCallsOf = ({ id, kind, enrolmentId }: Named): OrderCalls => OF[kind](enrolmentId ?? id);
