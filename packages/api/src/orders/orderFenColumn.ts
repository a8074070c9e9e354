import { yuanText } from './orderRules.ts';
import { worded } from '../kit/column.ts';
import { yuanOf } from '../kit/quantity.ts';

/** The amount of a place's order. Schools see it, but only the platform sees the order itself. */
export const orderFenColumn = worded('orderFen', '金额（元）', yuanText, {
  numeric: true,
  minWidth: 96,
  hidden: true,
  quantity: yuanOf(({ orderFen }) => orderFen),
});
