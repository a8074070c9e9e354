import * as z from 'zod/mini';
import { BILL_DIFFERENCE, BILL_MAX_BYTES, BILL_REPAIR, BILL_SOURCE, DIFFERENCE_STATE } from './reconciling.ts';
import { call } from '../kit/contract/call.ts';
import { day, id, idInput, instant, reasonText } from '../kit/contract/shared.ts';
import { provider } from './orderViews.contract.ts';

const office = { bms: ['backOffice'] } as const;
const count = z.int().check(z.nonnegative());
const fen = z.nullable(z.int());

/** The latest comparison with a provider's bill of one day. */
export const reconcileRun = z.object({
  id,
  provider,
  /** A day in Beijing, for example 2026-11-21. */
  date: z.string(),
  source: z.enum(BILL_SOURCE.values),
  sameCount: count,
  /** Number of differences, and of those that are still open. */
  differenceCount: count,
  openCount: count,
  /** Payments and refunds in the bill, in fen. */
  paidFen: z.int(),
  refundFen: z.int(),
  /** User who started the comparison; null for the daily job. */
  createdBy: z.nullable(id),
  updatedAt: instant,
});

/** One difference between a bill and our orders. */
export const billDifference = z.object({
  id,
  runId: id,
  kind: z.enum(BILL_DIFFERENCE.values),
  state: z.enum(DIFFERENCE_STATE.values),
  outTradeNo: z.nullable(z.string()),
  outRefundNo: z.nullable(z.string()),
  transactionId: z.nullable(z.string()),
  /** Our order, if there is one. */
  orderId: z.nullable(id),
  orderNo: z.nullable(z.string()),
  /** Amounts here and in the bill, in fen; null where there is none. */
  hereFen: fen,
  billFen: fen,
  repairs: z.array(z.enum(BILL_REPAIR.values)),
  repair: z.nullable(z.enum(BILL_REPAIR.values)),
  note: z.nullable(z.string()),
  repairedAt: z.nullable(instant),
});

const runWithDifferences = z.object({ ...reconcileRun.shape, differences: z.array(billDifference) });

const asked = z.strictObject({ provider, date: day });

/** Ours: compares providers' bills with our payments and refunds. */
export const reconcileCalls = {
  reconcile: call({
    methods: ['POST'],
    mounts: office,
    quietErrors: true,
    input: asked,
    output: runWithDifferences,
    errors: ['NOT_CONFIGURED', 'UNAVAILABLE', 'BILL_NOT_READY', 'BILL_UNREADABLE'],
    summary: '对账：下载支付渠道一天的账单，与此处的收款、退款比较；同一天可以再次对账，已处理的差异保留',
  }),
  reconcileFile: call({
    methods: ['POST'],
    mounts: office,
    quietErrors: true,
    upload: { maxFiles: 1, maxFileBytes: BILL_MAX_BYTES },
    input: asked,
    output: runWithDifferences,
    errors: ['NOT_CONFIGURED', 'BILL_NOT_READY', 'BILL_UNREADABLE', 'EXCEL_UNREADABLE', 'EXCEL_BUSY'],
    summary: '用上传的账单（CSV 或 xlsx）对账：人工转账的银行流水，或从渠道下载的账单',
  }),
  queryReconcileRuns: call({
    methods: ['GET'],
    mounts: office,
    input: z.strictObject({}),
    output: z.object({ content: z.array(reconcileRun) }),
    errors: [],
    summary: '最近 90 次对账',
  }),
  queryReconcileRun: call({
    methods: ['GET'],
    mounts: office,
    input: idInput,
    output: runWithDifferences,
    errors: ['NOT_FOUND'],
    summary: '一次对账和它的差异',
  }),
  repairDifference: call({
    methods: ['PUT'],
    mounts: office,
    quietErrors: true,
    input: z.strictObject({ id, repair: z.enum(BILL_REPAIR.values), note: z.optional(reasonText) }),
    output: billDifference,
    errors: ['NOT_FOUND', 'DIFFERENCE_STATE', 'NOT_CONFIGURED', 'UNAVAILABLE'],
    summary: '处理一条差异：查询渠道、补记、退款或标记已处理；再按一次没有第二次效果，每次都记日志',
  }),
};
