import { orderActs } from '../OrderOffice/orderActs.tsx';
import { OrderNotes, OrderRecord } from '../OrderOffice/OrderRecord.tsx';
import { orderFilters, orderShow } from '../OrderOffice/orderSpec.tsx';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import type { MembershipOrdersKnown, OfficeOrder } from './membershipOrdersKnown.ts';
import { NewOrderDialog } from './parts/NewOrderDialog.tsx';
import type { OrderRow } from '@aosai/api/orders/orderViews.contract';

export type { MoneyBack, MoneyIn, OrderKnown, QuitDecision } from '../OrderOffice/orderKnown.ts';
export type { CardHolder, MembershipOrdersKnown, OfficeOrder } from './membershipOrdersKnown.ts';

/** Orders of cards: sold, gifted, quit and refunded. */
export const MembershipOrders = officeTable<OrderRow, MembershipOrdersKnown>()({
  noun: '订单',
  unit: '张',
  title: '会员卡订单',
  lead: '登记转账、审核退出、退款，也可以替学生和老师下单或赠送。所有操作都记入操作日志。',
  nameOf: ({ title, memberName }) => `${title} ${memberName}`,
  rowName: ({ title, orderNo }) => `${title} ${orderNo}`,
  emptyHint: '有人购买会员卡以后，订单会出现在这里；也可以替学生或老师下单。',
  emptyAct: 'create',
  narrowHint: '订单号可以只输入一部分，姓名和手机号要写全；日期按下单时间。',
  show: orderShow.filter(({ id }) => id !== 'kind'),
  above: OrderNotes,
  detail: OrderRecord,
  filters: orderFilters,
  acts: {
    statistics: { at: 'head', label: '统计', href: '/web/bms/membershipOrder/statistics' },
    create: {
      at: 'head',
      label: '新建订单',
      icon: 'plus',
      main: true,
      done: ({ payment }: OfficeOrder) =>
        payment === 'gift' ? '已赠送' : payment === 'paid' ? '已登记到账' : '已新建订单',
      ready: ({ cards }) => cards.length > 0,
      begins: ({ evidence }) => evidence.set(null),
      ask: NewOrderDialog,
    },
    ...orderActs,
  },
});
