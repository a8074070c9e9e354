import { labelled, type ValueIn } from '../kit/labelled.ts';

/** Kind of the product of an order; homework is free. */
export const ORDER_KIND = labelled({ membership: '会员卡', exam: '考试', grade: '班级' });

/** What an order's `targetId` is: a membership card, an exam or a class. */
export type OrderKind = ValueIn<typeof ORDER_KIND>;

/** Receiver of the money: an operator by transfer, the demo's simulation, or WeChat Pay. */
export const PAYMENT_PROVIDER = labelled({ manual: '人工转账', sandbox: '模拟支付', wechat: '微信支付' });

/** Receiver of a payment, stored with it, so refunds go through the provider that took the money. */
export type ProviderName = ValueIn<typeof PAYMENT_PROVIDER>;

/** How an order was created. */
export const ORDER_SOURCE = labelled({
  self: '本人下单',
  guardian: '家长下单',
  office: '平台下单',
  gift: '赠送',
  promoted: '候补转正',
});

/** How an order came about; `promoted`: a student on the waiting list got a seat that must be paid. */
export type OrderSource = ValueIn<typeof ORDER_SOURCE>;

/** Status of a payment. */
export const PAYMENT_STATUS = labelled(
  { open: '待支付', paid: '已支付', closed: '已关闭' },
  { open: 'primary', paid: 'ok' },
);

/** Status of one payment. An order may have several; a second `paid` one is refunded (`double`). */
export type PaymentStatus = ValueIn<typeof PAYMENT_STATUS>;

/** Status of a refund. `abnormal`: the payer's account cannot receive it, so an operator transfers the money. */
export const REFUND_STATUS = labelled(
  { waiting: '待发起', processing: '处理中', done: '已退款', closed: '已关闭', abnormal: '异常' },
  { waiting: 'primary', processing: 'primary', done: 'ok', abnormal: 'bad', closed: 'bad' },
);

/** Status of a refund: `waiting` has not reached the provider yet; `closed` and `abnormal` need an operator. */
export type RefundStatus = ValueIn<typeof REFUND_STATUS>;

/** Why money is refunded. */
export const REFUND_CAUSE = labelled({ quit: '退出', late: '订单关闭后到账', double: '重复支付' });

/** Why money goes back; the server starts `late` and `double` refunds itself. */
export type RefundCause = ValueIn<typeof REFUND_CAUSE>;

/** Outcome of a provider's notice. */
export const NOTICE_OUTCOME = labelled(
  {
    paid: '已入账',
    returned: '已原路退回',
    refunded: '退款已更新',
    again: '重复通知',
    unknown: '没有这笔支付',
    amount: '金额不符',
    conflict: '与已有记录冲突',
  },
  { paid: 'ok', refunded: 'ok', returned: 'warn', unknown: 'bad', amount: 'bad', conflict: 'bad' },
);

/** What a provider's notice changed, stored with the notice; null until it is processed. */
export type NoticeOutcome = ValueIn<typeof NOTICE_OUTCOME>;
