import { orderActs } from '../OrderOffice/orderActs.tsx';
import type { OrderKnown } from '../OrderOffice/orderKnown.ts';
import { OrderNotes, OrderRecord } from '../OrderOffice/OrderRecord.tsx';
import { kindFilter, orderFilters, orderShow } from '../OrderOffice/orderSpec.tsx';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import type { OrderRow } from '@aosai/api/orders/orderViews.contract';

/** Orders of every kind: goods, buyer, payment and refund. */
export const AllOrders = officeTable<OrderRow, OrderKnown>()({
  noun: '订单',
  unit: '张',
  title: '全部订单',
  lead: '会员卡、考试和班级的订单：应付、实付、已退，每一笔支付、退款和通知都能查到。',
  nameOf: ({ title, memberName }) => `${title} ${memberName}`,
  rowName: ({ title, orderNo }) => `${title} ${orderNo}`,
  emptyHint: '有人购买会员卡或报名收费的考试、班级以后，订单会出现在这里。',
  narrowHint: '订单号可以只输入一部分，姓名和手机号要写全；日期按下单时间。',
  show: orderShow,
  above: OrderNotes,
  detail: OrderRecord,
  filters: { kind: kindFilter, ...orderFilters },
  acts: orderActs,
});
