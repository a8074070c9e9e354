import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ClosedReason, OrderStatus } from '@aosai/api/orders/orderStates';
import type {
  NoticeOutcome,
  OrderKind,
  OrderSource,
  PaymentStatus,
  ProviderName,
  RefundCause,
  RefundStatus,
} from '@aosai/api/orders/payments';
import type { PayParams, ProviderNotice } from '../../adapters/payment/provider.ts';
import { base, instant } from './base.ts';

/** Recipient of an invoice, which is issued outside of the platform. */
export interface Invoice {
  title: string;
  taxNo: string;
  email: string;
}

/** An operator's evidence of a manual payment or refund. */
export interface Evidence {
  payer: string | null;
  fileName: string;
  by: string | null;
}

/** An order, with its goods as they were when ordered. One table for all kinds of goods, so that one engine serves. */
export const orders = pgTable(
  'orders',
  {
    /** `orgId` is the student's organization. */
    ...base(),
    orderNo: text('order_no').notNull(),
    kind: text('kind').$type<OrderKind>().notNull(),
    targetId: text('target_id').notNull(),
    /** The enrolment that the order pays for. */
    enrolmentId: text('enrolment_id'),
    /** The member who gets the goods. */
    memberId: text('member_id').notNull(),
    /** The member who pays or has paid. */
    payerId: text('payer_id'),
    source: text('source').$type<OrderSource>().notNull(),
    title: text('title').notNull(),
    snapshot: jsonb('snapshot').$type<Record<string, unknown>>().notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    amountFen: integer('amount_fen').notNull(),
    paidFen: integer('paid_fen').notNull().default(0),
    /** Approved refund. */
    refundFen: integer('refund_fen'),
    refundedFen: integer('refunded_fen').notNull().default(0),
    /** The payment that counts; any other paid one is refunded. */
    paymentId: text('payment_id'),
    /** Only a guardian may pay it, also when the child placed the order. */
    needsGuardian: boolean('needs_guardian').notNull(),
    requestId: text('request_id'),
    /** Hash of the request, to detect another request with the same id. */
    requestHash: text('request_hash'),
    invoice: jsonb('invoice').$type<Invoice>(),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    closedAt: instant('closed_at'),
    closedReason: text('closed_reason').$type<ClosedReason>(),
    quitAppliedAt: instant('quit_applied_at'),
    quitReason: text('quit_reason'),
    rejectedAt: instant('rejected_at'),
    rejectReason: text('reject_reason'),
    passedAt: instant('passed_at'),
    /** Why the office refunds another amount than proposed, or refunds without a request. */
    decideReason: text('decide_reason'),
    refundingAt: instant('refunding_at'),
    refundedAt: instant('refunded_at'),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('orders_no').on(t.appId, t.orderNo),
    uniqueIndex('orders_request')
      .on(t.appId, t.createdBy, t.requestId)
      .where(sql`request_id is not null`),
    /** At most one unpaid order per member and goods: ordering again finds it. */
    uniqueIndex('orders_pending')
      .on(t.appId, t.kind, t.targetId, t.memberId)
      .where(sql`status = '1'`),
    index('orders_member').on(t.appId, t.memberId, t.createdAt),
    index('orders_list').on(t.appId, t.kind, t.status, t.createdAt),
    index('orders_paid').on(t.appId, t.paidAt),
    index('orders_due')
      .on(t.expiresAt)
      .where(sql`status = '1'`),
  ],
);

/** An attempt to pay an order. Its number is unique across apps, since a provider's notice names no app. */
export const payment = pgTable(
  'payment',
  {
    ...base(),
    orderId: text('order_id').notNull(),
    provider: text('provider').$type<ProviderName>().notNull(),
    outTradeNo: text('out_trade_no').notNull(),
    payerId: text('payer_id'),
    amountFen: integer('amount_fen').notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    /** Parameters for the payer's page; null until the provider has answered. */
    params: jsonb('params').$type<PayParams>(),
    expiresAt: instant('expires_at').notNull(),
    transactionId: text('transaction_id'),
    paidFen: integer('paid_fen'),
    paidAt: instant('paid_at'),
    evidence: jsonb('evidence').$type<Evidence>(),
    /** How often the sweep has asked the provider; `askedAt` is the last time that anything asked. */
    asks: integer('asks').notNull().default(0),
    askedAt: instant('asked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('payment_no').on(t.appId, t.outTradeNo),
    index('payment_any_app').on(t.outTradeNo),
    uniqueIndex('payment_transaction')
      .on(t.appId, t.provider, t.transactionId)
      .where(sql`transaction_id is not null`),
    uniqueIndex('payment_one_open')
      .on(t.appId, t.orderId)
      .where(sql`status = 'open'`),
    index('payment_order').on(t.appId, t.orderId),
    index('payment_open')
      .on(t.createdAt)
      .where(sql`status = 'open'`),
  ],
);

/** A refund to the source of a payment. */
export const refund = pgTable(
  'refund',
  {
    ...base(),
    orderId: text('order_id').notNull(),
    paymentId: text('payment_id').notNull(),
    provider: text('provider').$type<ProviderName>().notNull(),
    outRefundNo: text('out_refund_no').notNull(),
    amountFen: integer('amount_fen').notNull(),
    cause: text('cause').$type<RefundCause>().notNull(),
    reason: text('reason').notNull(),
    status: text('status').$type<RefundStatus>().notNull(),
    /** Number of the provider's refund or of the manual transfer. */
    refundNo: text('refund_no'),
    evidence: jsonb('evidence').$type<Evidence>(),
    doneAt: instant('done_at'),
    askedAt: instant('asked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('refund_out_no').on(t.appId, t.outRefundNo),
    index('refund_any_app').on(t.outRefundNo),
    uniqueIndex('refund_transfer')
      .on(t.appId, t.provider, t.refundNo)
      .where(sql`refund_no is not null`),
    /** At most one running refund per payment. */
    uniqueIndex('refund_one_running')
      .on(t.appId, t.paymentId)
      .where(sql`status in ('waiting', 'processing', 'abnormal')`),
    index('refund_order').on(t.appId, t.orderId),
    index('refund_running')
      .on(t.createdAt)
      .where(sql`status in ('waiting', 'processing')`),
  ],
);

/** Notices that providers sent. Kept for ever; a repeated notice counts once. */
export const paymentNotice = pgTable(
  'payment_notice',
  {
    ...base(),
    provider: text('provider').$type<ProviderName>().notNull(),
    noticeId: text('notice_id').notNull(),
    /** The order it is about; null when the payment is unknown. */
    orderId: text('order_id'),
    notice: jsonb('notice').$type<ProviderNotice>().notNull(),
    outcome: text('outcome').$type<NoticeOutcome>(),
    handledAt: instant('handled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('payment_notice_id').on(t.appId, t.provider, t.noticeId),
    index('payment_notice_order').on(t.appId, t.orderId),
    index('payment_notice_waiting')
      .on(t.createdAt)
      .where(sql`handled_at is null`),
  ],
);
