import type { Client } from '@aosai/api/client/client';
import type { OpenPayment, OrderRow } from '@aosai/api/contract/types';
import type { ProviderName } from '@aosai/api/domain/orders/payments';

const QUIET = { quiet: true };

type Named = Pick<OrderRow, 'id' | 'kind' | 'enrolmentId'>;

/** What the buyer does with an order; each kind has its own calls. */
interface OrderCalls {
  pay(calls: Client, provider: ProviderName): Promise<OpenPayment>;
  cancel(calls: Client): Promise<unknown>;
  quit(calls: Client, reason: string): Promise<unknown>;
  withdraw(calls: Client): Promise<unknown>;
}

const ofCard = (id: string): OrderCalls => ({
  pay: (calls, provider) => calls.membershipOrder.payment({ id, provider }, QUIET),
  cancel: (calls) => calls.membershipOrder.cancel({ id }, QUIET),
  quit: (calls, reason) => calls.membershipOrder.applyQuit({ id, reason }, QUIET),
  withdraw: (calls) => calls.membershipOrder.applyQuit({ id, withdraw: true }, QUIET),
});

const ofExam = (id: string): OrderCalls => ({
  pay: (calls, provider) => calls.examEnroll.payment({ id, provider }, QUIET),
  cancel: (calls) => calls.examEnroll.cancel({ id }, QUIET),
  quit: (calls, reason) => calls.examEnroll.applyQuit({ id, reason }, QUIET),
  withdraw: (calls) => calls.examEnroll.applyQuit({ id, withdraw: true }, QUIET),
});

const ofClass = (id: string): OrderCalls => ({
  pay: (calls, provider) => calls.gradeEnroll.pay({ id, provider }, QUIET),
  cancel: (calls) => calls.gradeEnroll.cancelEnrollOrder({ id }, QUIET),
  quit: (calls, reason) => calls.gradeEnroll.applyQuit({ id, reason }, QUIET),
  withdraw: (calls) => calls.gradeEnroll.applyQuit({ id, withdraw: true }, QUIET),
});

const OF = { membership: ofCard, exam: ofExam, grade: ofClass } as const;

/** The calls of an order by what it is for: those of a place name the place. */
export const orderCallsOf = ({ id, kind, enrolmentId }: Named): OrderCalls => OF[kind](enrolmentId ?? id);
