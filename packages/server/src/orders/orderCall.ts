import { sql } from 'drizzle-orm';
import type { ProviderName } from '@aosai/api/orders/payments';
import type { AppPayments } from '../adapters/payment/appPayments.ts';
import type { PaymentProvider } from '../adapters/payment/provider.ts';
import type { Db } from '../db/open.ts';
import { type EngineCall, within } from '../kit/engineCall.ts';

/** A call about orders. It may ask payment providers, but only outside of transactions. */
export interface OrderCall extends EngineCall {
  payments: AppPayments;
  /** How long to wait for a lock; without it there is no limit. */
  lockMs?: number;
  /** Logs a failure after which the state is stored, so that the next sweep tries again. */
  noteLeft(error: unknown): void;
}

/** The app's provider for this way to pay; undefined when it is not set up. */
export const providerOf = ({ payments, appId }: OrderCall, name: ProviderName): PaymentProvider | undefined =>
  payments.of(appId).get(name);

/** Runs a transaction of the call; code inside has no access to payment providers. */
export function inTransaction<T>(
  call: EngineCall & Pick<OrderCall, 'lockMs'>,
  run: (inside: EngineCall) => Promise<T>,
): Promise<T> {
  return call.db.transaction(async (tx: Db) => {
    if (call.lockMs !== undefined)
      await tx.execute(sql`select set_config('lock_timeout', ${`${call.lockMs}ms`}, true)`);
    return run(within(call, tx));
  });
}
