import { sql } from 'drizzle-orm';
import type { ProviderName } from '@aosai/api/domain/orders/payments';
import type { AppPayments } from '../../adapters/payment/appPayments.ts';
import type { PaymentProvider } from '../../adapters/payment/provider.ts';
import type { Db } from '../../db/open.ts';
import { type EngineCall, within } from '../engineCall.ts';

/** One call about orders: it may ask anyone who takes the money, outside of every transaction. */
export interface OrderCall extends EngineCall {
  payments: AppPayments;
  /** How long it waits for a lock that another holds; without it, as long as that takes. */
  lockMs?: number;
  /** Notes in the log what failed and is kept: the next sweep tries it again. */
  noteLeft(error: unknown): void;
}

/** Who takes the money of the call's app in this way; nobody when it is not set up. */
export const providerOf = ({ payments, appId }: OrderCall, name: ProviderName): PaymentProvider | undefined =>
  payments.of(appId).get(name);

/** A transaction of the call: what runs inside it can ask no provider. */
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
