import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { anOrder, aPaidDetail, aPaidOrder } from '@aosai/api/orders/orders.fixtures';
import { fn } from 'storybook/test';
import type { OrderRow } from '@aosai/api/orders/orderViews.contract';

const ofOffice = (order: OrderRow): OrderRow => ({
  ...order,
  memberName: order.memberName === '林知远' ? '林*' : order.memberName,
});

/** Orders as the office sees them. */
export const officeOrders = {
  pending: ofOffice(anOrder()),
  paid: ofOffice(aPaidOrder({ id: idOf('order', 2), orderNo: '202611197755100311' })),
  applied: ofOffice(
    aPaidOrder({
      id: idOf('order', 3),
      orderNo: '202611180912002773',
      memberName: '欧阳*',
      status: '4',
      quitReason: '孩子转学了，时间对不上。',
    }),
  ),
  passed: ofOffice(aPaidOrder({ id: idOf('order', 4), memberName: '陈*', status: '5', refundFen: 12_050 })),
  closed: ofOffice(anOrder({ id: idOf('order', 5), status: '3', closedReason: 'expired', createdAt: at(-9_000) })),
  extreme: ofOffice(
    aPaidOrder({
      id: idOf('order', 6),
      title: '滨海市青少年信息学奥林匹克联赛集训基地暑期提高班第三期（含食宿与教材）',
      memberName: '阿卜杜热西提*',
      payerName: '阿卜杜热西提*',
      amountFen: 9_999_999,
      paidFen: 9_999_999,
      refundedFen: 9_999_999,
      status: '8',
    }),
  ),
};

/** Details of the order in `applied`: paid by transfer, with a second payment to be refunded by hand. */
const officeOrderDetail = aPaidDetail({
  ...officeOrders.applied,
  proposedFen: 29_800,
  steps: [
    { kind: 'created', at: at(-4_820), note: null },
    { kind: 'paid', at: at(-4_700), note: null },
    { kind: 'quitApplied', at: at(-90), note: '孩子转学了，时间对不上。' },
  ],
  payments: [
    {
      id: idOf('payment'),
      provider: 'manual',
      outTradeNo: '01KAJ2C8T5D0Q7V4N9M3R6S1XY',
      status: 'paid',
      amountFen: 29_800,
      paidFen: 29_800,
      transactionId: '2026111800012345',
      paidAt: at(-4_710),
      createdAt: at(-4_810),
      evidence: { payer: '欧阳建国', fileName: 'evidence.png', by: idOf('user') },
    },
    {
      id: idOf('payment', 2),
      provider: 'wechat',
      outTradeNo: '01KAJ2C8T5D0Q7V4N9M3R6S1XZ',
      status: 'paid',
      amountFen: 29_800,
      paidFen: 29_800,
      transactionId: '4200002468202611218301542097',
      paidAt: at(-4_700),
      createdAt: at(-4_800),
      evidence: null,
    },
  ],
  refunds: [
    {
      id: idOf('refund'),
      paymentId: idOf('payment'),
      provider: 'manual',
      outRefundNo: '01KAJ2C8T5D0Q7V4N9M3R6S1XW',
      cause: 'double',
      status: 'processing',
      amountFen: 29_800,
      refundNo: null,
      createdAt: at(-4_690),
      doneAt: null,
      evidence: null,
    },
  ],
  notices: [
    {
      id: idOf('notice'),
      provider: 'wechat',
      kind: 'payment',
      noticeId: 'EV-2018022511223320873',
      outcome: 'paid',
      createdAt: at(-4_700),
    },
    {
      id: idOf('notice', 2),
      provider: 'wechat',
      kind: 'payment',
      noticeId: 'EV-2018022511223320873-2',
      outcome: 'again',
      createdAt: at(-4_699),
    },
  ],
  log: [{ id: idOf('log'), action: '订单 · 登记人工转账已到账', actorName: '周明澜', at: at(-4_705) }],
});

/** Data of the order tables besides their rows. */
export const orderKnown = {
  detail: { data: officeOrderDetail },
  evidence: {
    fileName: null as string | null,
    set: fn(),
    on: { choose: fn(), remove: fn(), cancel: fn(), retry: fn() },
  },
  fileUrl: (fileName: string) => `#${fileName}`,
  now: Date.parse(FIXTURE_NOW),
  today: '2026-11-21',
};
