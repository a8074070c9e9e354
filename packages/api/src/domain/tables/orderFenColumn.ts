import { yuanText } from '../orders/orderRules.ts';
import { column, NOTHING } from './column.ts';

/** What a place costs by its order; the school reads it, and only the platform sees the order. */
export const orderFenColumn = column(
  'orderFen',
  '金额（元）',
  ({ orderFen }: { orderFen: number | null }) => (orderFen === null ? NOTHING : yuanText(orderFen)),
  { numeric: true, minWidth: 96, hidden: true },
);
