import type { Client } from '@aosai/api/client/client';
import type { OpenPayment } from '@aosai/api/contract/types';
import type { OrderKind, ProviderName } from '@aosai/api/domain/orders/payments';

const QUIET = { quiet: true };

/** What the buyer does with an order; each kind has its own calls. */
export interface OrderCalls {
  pay(calls: Client, id: string, provider: ProviderName): Promise<OpenPayment>;
  cancel(calls: Client, id: string): Promise<unknown>;
  quit(calls: Client, id: string, reason: string): Promise<unknown>;
  withdraw(calls: Client, id: string): Promise<unknown>;
}

const ofCards: OrderCalls = {
  pay: (calls, id, provider) => calls.membershipOrder.payment({ id, provider }, QUIET),
  cancel: (calls, id) => calls.membershipOrder.cancel({ id }, QUIET),
  quit: (calls, id, reason) => calls.membershipOrder.applyQuit({ id, reason }, QUIET),
  withdraw: (calls, id) => calls.membershipOrder.applyQuit({ id, withdraw: true }, QUIET),
};

/** The calls of an order by what it is for. */
export const orderCallsOf = (_kind: OrderKind): OrderCalls => ofCards;
