import { AllOrders } from '@aosai/ui/screens/orders/AllOrders';
import { officePage } from '../kit/office/officePage.tsx';
import { orderActCalls, useOrderKnown } from './orderActCalls.ts';

/** /bms/memberOrder: orders of every kind. */
export const Component = officePage(AllOrders, 'memberOrder', {
  sort: 'createdAt,desc',
  useKnown: useOrderKnown,
  read: (calls, input) => calls.memberOrder.queryList(input),
  acts: orderActCalls,
});
