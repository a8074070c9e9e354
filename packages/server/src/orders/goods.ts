import type { OrderKind } from '@aosai/api/domain/orders/payments';
import { cardGoods } from './cards/cardGoods.ts';
import { placeGoods } from '../classes/places/placeGoods.ts';
import type { Goods } from './soldGoods.ts';

/** Maps each kind of order to what it sells; add a new kind here. */
const GOODS: Record<OrderKind, Goods> = { membership: cardGoods, exam: placeGoods, grade: placeGoods };

export const goodsOf = (kind: OrderKind): Goods => GOODS[kind];
