import { useState } from 'react';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { MembershipOrders } from '@aosai/ui/screens/orders/MembershipOrders';
import { officePage } from '../kit/office/officePage.tsx';
import { createOfficeOrder, holderOf, orderActCalls, useOrderKnown } from './orderActCalls.ts';
import { loaded } from '../kit/loaded.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /bms/membershipOrder: orders for cards. */
export const Component = officePage(MembershipOrders, 'membershipOrder', {
  sort: 'createdAt,desc',
  useKnown(view) {
    const cards = useOfficeCall(['cardsOnSale'], async (calls) => {
      const { content } = await calls.membership.queryList({ status: 'published', size: MAX_PAGE_SIZE });
      return content.map(({ id, name, priceFen, type }) => ({ value: id, label: name, priceFen, type }));
    });
    const [account, find] = useState('');
    const holder = useOfficeCall(account === '' ? null : ['cardHolder', account], (calls) => holderOf(calls, account));
    return { ...useOrderKnown(view), cards: cards.data ?? [], holder: { find, found: loaded(holder) } };
  },
  read: (calls, input) => calls.membershipOrder.queryList(input),
  acts: { ...orderActCalls, create: createOfficeOrder },
});
