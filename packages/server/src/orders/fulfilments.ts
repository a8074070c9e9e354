import type { OrderKind } from '@aosai/api/orders/payments';
import type { EngineCall } from '../kit/engineCall.ts';
import type { Fulfilment } from './fulfilment.ts';

/** What an order of this kind sells. A new kind gets its goods in `registries.ts`. */
export const fulfilmentOf = ({ services }: Pick<EngineCall, 'services'>, kind: OrderKind): Fulfilment =>
  services.registries.goods[kind];
