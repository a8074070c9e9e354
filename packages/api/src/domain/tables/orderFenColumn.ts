import { yuanText } from '../orders/orderRules.ts';
import { worded } from './column.ts';
import { yuanOf } from './quantity.ts';

/** What a place costs by its order; the school reads it, and only the platform sees the order. */
export const orderFenColumn = worded('orderFen', '金额（元）', yuanText, {
  numeric: true,
  minWidth: 96,
  hidden: true,
  quantity: yuanOf(({ orderFen }) => orderFen),
});
