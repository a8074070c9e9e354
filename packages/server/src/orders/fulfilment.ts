import type { OrderMove } from '@aosai/api/orders/orderStates';
import type { OrderKind } from '@aosai/api/orders/payments';
import type { EngineCall } from '../kit/engineCall.ts';
import type { OrderRow } from './storedOrders.ts';

/**
 * The goods of one kind of order. `grant` and `follow` run in the transaction of the move, with the order locked;
 * `propose` also runs without it, to show the proposal.
 */
export interface Fulfilment {
  /** Grants the goods. Returns false if that is no longer possible: the money then goes back by itself. */
  grant(call: EngineCall, order: OrderRow): Promise<boolean>;
  /** Called on every move, to end rights or free seats. Refuses a move by throwing. */
  follow(call: EngineCall, order: OrderRow, move: OrderMove): Promise<void>;
  /** The proposed refund now, in fen. */
  propose(call: EngineCall, order: OrderRow): Promise<number>;
}

declare module '../kit/engineCall.ts' {
  interface Registries {
    /** What each kind of order sells. */
    goods: Record<OrderKind, Fulfilment>;
  }
}

/** What an order of this kind sells. A new kind gets its goods in `registries.ts`. */
export const fulfilmentOf = ({ services }: Pick<EngineCall, 'services'>, kind: OrderKind): Fulfilment =>
  services.registries.goods[kind];
