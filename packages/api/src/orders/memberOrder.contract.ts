import * as z from 'zod/mini';
import { orderColumns } from './orderColumns.ts';
import { call, resource } from '../kit/contract/call.ts';
import { lists, shows } from '../kit/contract/kinds.ts';
import { id, idInput } from '../kit/contract/shared.ts';
import { backTransfer, invoice, orderFilters, transfer } from './orderInputs.contract.ts';
import { orderDetail, orderRow } from './orderViews.contract.ts';
import { paymentNotices } from './paymentNotice.contract.ts';
import { reconcileCalls } from './reconcile.contract.ts';

const office = { bms: ['backOffice'] } as const;
const both = { '': ['member'], bms: ['backOffice'] } as const;

/** Orders of all kinds: one's own and one's children's; for the office all. */
export const memberOrder = resource('member/order', {
  queryList: lists(both, orderRow, orderFilters, '订单：自己的、孩子的；平台的全部', orderColumns),
  queryById: shows(both, orderDetail, '一张订单；平台另有支付、通知和日志'),
  /** Ours: queries the provider about an order (已付款？查询). */
  ask: call({
    methods: ['PUT'],
    mounts: both,
    quietErrors: true,
    input: idInput,
    output: orderRow,
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
    summary: '向支付机构查询订单的支付和退款，10 秒一次',
  }),
  /** Ours: sets the recipient of the invoice, for orders of every kind. */
  invoice: call({
    methods: ['PUT'],
    mounts: { '': ['member'] },
    quietErrors: true,
    input: z.strictObject({ id, invoice }),
    output: orderRow,
    errors: ['NOT_FOUND', 'ORDER_STATE', 'NOT_CONFIGURED'],
    summary: '填写订单的开票信息；付款前可以修改，付款后只能补交一次',
  }),
  /** Ours: an operator confirms a received transfer. */
  confirmPaid: call({
    methods: ['PUT'],
    mounts: office,
    quietErrors: true,
    input: z.strictObject({ id, ...transfer }),
    output: orderRow,
    errors: ['NOT_FOUND', 'ORDER_STATE', 'MONEY_AMOUNT', 'EVIDENCE_MISSING', 'TX_TAKEN', 'UNAVAILABLE'],
    summary: '登记人工转账已到账；金额要与订单相同，流水号只能用一次。已关闭的订单收到的钱会退回',
  }),
  /** Ours: an operator confirms a refund transfer. */
  confirmRefund: call({
    methods: ['PUT'],
    mounts: office,
    quietErrors: true,
    input: z.strictObject({ refundId: id, ...backTransfer }),
    output: orderRow,
    errors: ['NOT_FOUND', 'REFUND_RUNNING', 'EVIDENCE_MISSING', 'TX_TAKEN'],
    summary: '登记人工退款已完成；支付机构正在处理的退款不能登记',
  }),
  ...reconcileCalls,
  /** Address for providers' notices; the mounts below other groups are for providers that were configured earlier. */
  ...paymentNotices(['POST', 'GET'], { '': ['anyone'] }),
});
