import type { PaymentProviders } from '../../adapters/payment/provider.ts';
import type { Db } from '../../db/open.ts';
import { type EngineCall, within } from '../engineCall.ts';

/** One call about orders: it may ask whoever takes the money, outside of every transaction. */
export interface OrderCall extends EngineCall {
  payments: PaymentProviders;
  /** Notes in the log what failed and is kept: the next sweep tries it again. */
  noteLeft(error: unknown): void;
}

/** A transaction of the call: what runs inside it can ask no provider. */
export function inTransaction<T>(call: EngineCall, run: (inside: EngineCall) => Promise<T>): Promise<T> {
  return call.db.transaction((tx: Db) => run(within(call, tx)));
}
