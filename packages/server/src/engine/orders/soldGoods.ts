import type { OrderMove } from '@aosai/api/domain/orders/orderStates';
import type { EngineCall } from '../engineCall.ts';
import type { OrderRow } from './storedOrders.ts';

/** What orders of one kind mean for what is sold. All of it runs in the transaction of the move, with the order locked. */
export interface Goods {
  /** Gives what was paid for. False when that is not possible any more: the money goes back by itself. */
  grant(call: EngineCall, order: OrderRow): Promise<boolean>;
  /** What every move means besides: rights end, a seat is free again. It may refuse a move by throwing. */
  follow(call: EngineCall, order: OrderRow, move: OrderMove): Promise<void>;
  /** How much of what was paid it is proposed to give back now, in fen. */
  propose(call: EngineCall, order: OrderRow): Promise<number>;
}
