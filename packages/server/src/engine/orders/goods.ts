import { ORDER_KIND, type OrderKind } from '@aosai/api/domain/orders/payments';
import { cardGoods } from './cardGoods.ts';
import type { Goods } from './soldGoods.ts';

/** The one table of what orders are for: a further kind is a line here. */
const GOODS: Partial<Record<OrderKind, Goods>> = { membership: cardGoods };

/** Throws where a kind is not sold. */
export function goodsOf(kind: OrderKind): Goods {
  const goods = GOODS[kind];
  if (!goods) throw new TypeError(`${ORDER_KIND.label(kind)} has no goods`);
  return goods;
}
