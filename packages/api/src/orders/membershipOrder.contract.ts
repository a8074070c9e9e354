import * as z from 'zod/mini';
import { orderColumns } from './orderColumns.ts';
import { call, resource } from '../kit/contract/call.ts';
import { lists, SHEET_ERRORS, shows } from '../kit/contract/kinds.ts';
import { id, idInput, reasonText, requestId } from '../kit/contract/shared.ts';
import { decided, fen, invoice, orderFilters, transfer } from './orderInputs.contract.ts';
import { openPayment, orderDetail, orderRow, orderStatus, provider } from './orderViews.contract.ts';
import { paymentNotices } from './paymentNotice.contract.ts';

const office = { bms: ['backOffice'] } as const;
const mine = { '': ['member'] } as const;
const both = { ...mine, ...office } as const;
const moves = ['NOT_FOUND', 'ORDER_STATE'] as const;
const { kind: _kind, ...filters } = orderFilters;
const { from, to } = orderFilters;

/** Sums of orders; money in fen. */
const income = { paidFen: fen, refundedFen: fen, count: z.int() };

/** Statistics of sales between two days. */
export const orderStatistics = z.object({
  ...income,
  pendingPayCount: z.int(),
  pendingQuitCount: z.int(),
  /** Days in Beijing, for example 2026-11-21. */
  byDay: z.array(z.object({ day: z.string(), ...income })),
  byProduct: z.array(z.object({ targetId: id, title: z.string(), ...income })),
});

/** Reply of `membershipOrder/queryStatistics`. Amounts in fen; refunds are not subtracted from `paidFen`. */
export type OrderStatistics = z.output<typeof orderStatistics>;

/** Orders of membership cards. */
export const membershipOrder = resource('membershipOrder', {
  create: call({
    methods: ['POST'],
    mounts: both,
    quietErrors: true,
    input: z.strictObject({
      membershipId: id,
      /** The student; for a parent a child. Required for the office. */
      memberId: z.optional(id),
      /** Chosen by the client. Repeating a request with the same id returns the same order. */
      requestId,
      invoice: z.optional(invoice),
      /** For the office only: a transfer that has arrived, or a reason to give the card away. */
      paid: z.optional(z.strictObject(transfer)),
      gift: z.optional(reasonText),
    }),
    output: orderRow,
    errors: [
      'NOT_FOUND',
      'FORBIDDEN',
      'VALIDATION',
      'NOT_CONFIGURED',
      'IDEMPOTENT_OTHER',
      'GUARDIAN_LINK_FIRST',
      'ORDER_LIMIT',
      'ORDER_STATE',
      'MONEY_AMOUNT',
      'EVIDENCE_MISSING',
      'TX_TAKEN',
      'CARD_AUDIENCE',
      'CARD_NEEDS_CHILD',
    ],
    summary: '下单购买会员卡；已有待支付的订单时返回那一张。平台可以直接登记到账，或写明原因赠送',
  }),
  payment: call({
    methods: ['POST', 'PUT'],
    mounts: mine,
    quietErrors: true,
    input: z.strictObject({
      id,
      provider,
      /** Set inside WeChat, where the payer cannot scan a QR code. */
      inWeChat: z.optional(z.literal(true)),
    }),
    output: openPayment,
    errors: [...moves, 'ORDER_GUARDIAN', 'NOT_CONFIGURED', 'UNAVAILABLE'],
    summary: '支付待支付的订单，返回付款所需的内容；一张订单只有一笔进行中的支付',
  }),
  cancel: call({
    methods: ['PUT'],
    mounts: both,
    quietErrors: true,
    input: z.strictObject({ id, reason: z.optional(reasonText) }),
    output: orderRow,
    errors: [...moves, 'UNAVAILABLE'],
    summary: '取消待支付的订单；先在支付机构关闭，已经付款的不能取消',
  }),
  applyQuit: call({
    methods: ['PUT'],
    mounts: mine,
    quietErrors: true,
    input: z
      .strictObject({ id, reason: z.optional(reasonText), withdraw: z.optional(z.literal(true)) })
      .check(z.refine(({ reason, withdraw }) => (reason === undefined) === (withdraw === true), '请填写原因')),
    output: orderRow,
    errors: moves,
    summary: '申请退出已支付的订单；withdraw 撤回还没有处理的申请',
  }),
  passQuit: call({
    methods: ['PUT'],
    mounts: office,
    quietErrors: true,
    input: z.strictObject(decided),
    output: orderRow,
    errors: [...moves, 'REFUND_LIMIT', 'VALIDATION'],
    summary: '同意退出，权益马上结束；退款金额与建议不同时填写原因',
  }),
  rejectQuit: call({
    methods: ['PUT'],
    mounts: office,
    quietErrors: true,
    input: z.strictObject({ id, reason: reasonText }),
    output: orderRow,
    errors: moves,
    summary: '驳回退出申请，订单恢复',
  }),
  forceQuit: call({
    methods: ['PUT'],
    mounts: office,
    quietErrors: true,
    input: z.strictObject({ ...decided, reason: reasonText }),
    output: orderRow,
    errors: [...moves, 'REFUND_LIMIT'],
    summary: '没有申请也退出，权益马上结束',
  }),
  refund: call({
    methods: ['PUT'],
    mounts: office,
    quietErrors: true,
    input: idInput,
    output: orderRow,
    errors: [...moves, 'REFUND_LIMIT'],
    summary: '把同意的金额原路退回',
  }),
  finishQuit: call({
    methods: ['PUT'],
    mounts: office,
    quietErrors: true,
    input: idInput,
    output: orderRow,
    errors: [...moves, 'REFUND_RUNNING', 'REFUND_FIRST'],
    summary: '退出完成',
  }),
  queryById: shows(office, orderDetail, '一张会员卡订单，带支付、退款、通知和日志'),
  queryList: lists(office, orderRow, filters, '会员卡订单', orderColumns),
  queryMine: call({
    methods: ['GET'],
    mounts: mine,
    input: z.strictObject({ status: z.optional(orderStatus) }),
    output: z.object({ content: z.array(orderRow) }),
    errors: [],
    summary: '自己和孩子最近的会员卡订单',
  }),
  queryStatistics: call({
    methods: ['GET'],
    mounts: office,
    input: z.strictObject({ from, to }),
    output: orderStatistics,
    errors: [],
    summary: '两天之间的收入和退款，按日期和商品；另有等待支付和等待审核的订单数',
  }),
  download: call({
    methods: ['POST', 'GET'],
    mounts: office,
    quietErrors: true,
    download: true,
    input: z.strictObject({ status: z.optional(orderStatus), from: z.optional(from), to: z.optional(to) }),
    output: z.any(),
    errors: SHEET_ERRORS,
    summary: '把会员卡订单存为 Excel',
  }),
  ...paymentNotices(['POST']),
});
