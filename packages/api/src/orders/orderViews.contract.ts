import * as z from 'zod/mini';
import { CLOSED_REASON, ORDER, ORDER_STEP } from './orderStates.ts';
import {
  NOTICE_OUTCOME,
  ORDER_KIND,
  ORDER_SOURCE,
  PAYMENT_PROVIDER,
  PAYMENT_STATUS,
  REFUND_CAUSE,
  REFUND_STATUS,
} from './payments.ts';
import { id, instant } from '../kit/contract/shared.ts';

/** State of an order. */
export const orderStatus = z.enum(ORDER.values);
/** Kind of goods in an order. */
export const orderKind = z.enum(ORDER_KIND.values);
/** Payment provider. */
export const provider = z.enum(PAYMENT_PROVIDER.values);

const fen = z.int().check(z.nonnegative());

/** The recipient of the invoice, which is issued outside the platform. */
const writtenInvoice = z.object({ title: z.string(), taxNo: z.string(), email: z.string() });

/** An order, for the student, guardians and the office. Amounts in fen. */
export const orderRow = z.object({
  id,
  orderNo: z.string(),
  kind: orderKind,
  targetId: id,
  enrolmentId: z.nullable(id),
  /** Title of the product at the time of the order. */
  title: z.string(),
  memberId: id,
  /** Name in full for the family, masked for the office. */
  memberName: z.string(),
  /** Always masked. */
  payerName: z.nullable(z.string()),
  source: z.enum(ORDER_SOURCE.values),
  status: orderStatus,
  amountFen: fen,
  paidFen: fen,
  /** The granted refund of a quit. */
  refundFen: z.nullable(fen),
  refundedFen: fen,
  provider: z.nullable(provider),
  /** The provider's number of the payment. */
  transactionId: z.nullable(z.string()),
  needsGuardian: z.boolean(),
  closedReason: z.nullable(z.enum(CLOSED_REASON.values)),
  quitReason: z.nullable(z.string()),
  rejectReason: z.nullable(z.string()),
  invoice: z.nullable(writtenInvoice),
  createdAt: instant,
  expiresAt: instant,
  paidAt: z.nullable(instant),
});

/** Row of the lists of `member/order` and `membershipOrder`, also returned by the calls that change an order. */
export type OrderRow = z.output<typeof orderRow>;

/** Data with which the payer's page starts a payment. */
export const payParams = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('manual'),
    payee: z.string(),
    pictureFileId: z.optional(z.string()),
    remark: z.string(),
  }),
  z.object({ kind: z.literal('qr'), codeUrl: z.string() }),
  z.object({
    kind: z.literal('jsapi'),
    appId: z.string(),
    timeStamp: z.string(),
    nonceStr: z.string(),
    package: z.string(),
    signType: z.literal('RSA'),
    paySign: z.string(),
  }),
  z.object({ kind: z.literal('sandbox'), outTradeNo: z.string() }),
]);

/** A payment that has not been paid yet. */
export const openPayment = z.object({
  id,
  provider,
  amountFen: fen,
  params: payParams,
  expiresAt: instant,
});

/** Reply of the calls that start a payment; `params` hold what the provider needs, and stop working at `expiresAt`. */
export type OpenPayment = z.output<typeof openPayment>;

/** Proof of a manual transfer or refund. */
const evidence = z.object({ payer: z.nullable(z.string()), fileName: z.string(), by: z.nullable(id) });

const paymentRow = z.object({
  id,
  provider,
  outTradeNo: z.string(),
  status: z.enum(PAYMENT_STATUS.values),
  amountFen: fen,
  paidFen: z.nullable(fen),
  transactionId: z.nullable(z.string()),
  paidAt: z.nullable(instant),
  createdAt: instant,
  evidence: z.nullable(evidence),
});

const refundRow = z.object({
  id,
  paymentId: id,
  provider,
  outRefundNo: z.string(),
  cause: z.enum(REFUND_CAUSE.values),
  status: z.enum(REFUND_STATUS.values),
  amountFen: fen,
  refundNo: z.nullable(z.string()),
  createdAt: instant,
  doneAt: z.nullable(instant),
  evidence: z.nullable(evidence),
});

const noticeRow = z.object({
  id,
  provider,
  kind: z.enum(['payment', 'refund']),
  noticeId: z.string(),
  outcome: z.nullable(z.enum(NOTICE_OUTCOME.values)),
  createdAt: instant,
});

const logRow = z.object({ id, action: z.string(), actorName: z.nullable(z.string()), at: instant });

/** An order with its history. Payments in full, notices and log are for the office only. */
export const orderDetail = z.extend(orderRow, {
  steps: z.array(z.object({ kind: z.enum(ORDER_STEP.values), at: instant, note: z.nullable(z.string()) })),
  /** The validity of the card; null for places and before payment. */
  validity: z.nullable(z.object({ from: instant, until: instant })),
  /** Whether the caller may pay the order now. */
  payable: z.boolean(),
  /** Configured payment providers. */
  providers: z.array(provider),
  /** The open payment, so that repeated views show the same QR code; null if the caller may not pay. */
  payment: z.nullable(openPayment),
  /** The refund that would be proposed now; null before payment. */
  proposedFen: z.nullable(fen),
  /** Names of guardians who may pay, masked. */
  guardians: z.array(z.string()),
  payments: z.array(paymentRow),
  refunds: z.array(refundRow),
  notices: z.array(noticeRow),
  log: z.array(logRow),
});

/** Reply of `member/order/queryById` and `membershipOrder/queryById`. `proposedFen` is in fen. */
export type OrderDetail = z.output<typeof orderDetail>;
