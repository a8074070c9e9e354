import { coded, labelled, type ValueIn } from '../kit/labelled.ts';

/** Status of an order on the wire. */
export const ORDER = coded({
  pending: ['1', '待支付', 'primary'],
  paid: ['2', '已支付', 'ok'],
  closed: ['3', '已关闭'],
  quitApplied: ['4', '申请退出', 'warn'],
  quitPassed: ['5', '同意退出', 'warn'],
  refunding: ['6', '退款中', 'warn'],
  refunded: ['7', '已退款'],
  quit: ['8', '已退出'],
});

/** Status of an order, `'1'` to `'8'` as stored and sent; it changes only by `ORDER_MOVES`. */
export type OrderStatus = ValueIn<typeof ORDER>;

/** A transition between states. */
export interface OrderStep {
  from: readonly OrderStatus[];
  to: OrderStatus;
}

/** All transitions of an order. A transition that is not listed is refused for everyone. */
export const ORDER_MOVES = {
  pay: { from: ['1'], to: '2' },
  close: { from: ['1'], to: '3' },
  applyQuit: { from: ['2'], to: '4' },
  withdraw: { from: ['4'], to: '2' },
  rejectQuit: { from: ['4'], to: '2' },
  passQuit: { from: ['4'], to: '5' },
  forceQuit: { from: ['2'], to: '5' },
  refund: { from: ['5'], to: '6' },
  refunded: { from: ['6'], to: '7' },
  /** The provider does not refund; the office must request the refund again. */
  refundClosed: { from: ['6'], to: '5' },
  finishQuit: { from: ['5', '7'], to: '8' },
} as const satisfies Record<string, OrderStep>;

/** Name of a transition, for `moveOrder`; it is refused unless the order has one of the statuses in `from`. */
export type OrderMove = keyof typeof ORDER_MOVES;

/** Entries of an order's timeline. */
export const ORDER_STEP = labelled({
  created: '下单',
  paid: '支付成功',
  closed: '订单关闭',
  quitApplied: '申请退出',
  quitRejected: '退出申请没有通过',
  quitPassed: '同意退出',
  refunding: '开始退款',
  refunded: '退款完成',
  quit: '退出完成',
});

/** What happened to an order at one time; `OrderDetail.steps` lists them. */
export type OrderStepKind = ValueIn<typeof ORDER_STEP>;

/** Why an order was closed without payment. */
export const CLOSED_REASON = labelled({
  cancelled: '已取消',
  declined: '家长没有同意',
  expired: '超时没有支付',
  office: '平台关闭',
  gone: '商品不能再提供',
});

/** Why an order was closed unpaid; null on others. `gone`: the product could no longer be delivered. */
export type ClosedReason = ValueIn<typeof CLOSED_REASON>;
