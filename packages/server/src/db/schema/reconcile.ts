import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ProviderName } from '@aosai/api/orders/payments';
import type { BillDifference, BillRepair, BillSource, DifferenceState } from '@aosai/api/orders/reconciling';
import { base, instant } from './base.ts';

/** The latest comparison of a provider's bill of one day with our payments. */
export const billRun = pgTable(
  'bill_run',
  {
    ...base(),
    provider: text('provider').$type<ProviderName>().notNull(),
    /** Day in Beijing, like 2026-11-21. */
    date: text('date').notNull(),
    source: text('source').$type<BillSource>().notNull(),
    sameCount: integer('same_count').notNull(),
    paidFen: integer('paid_fen').notNull(),
    refundFen: integer('refund_fen').notNull(),
  },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), uniqueIndex('bill_run_day').on(t.appId, t.provider, t.date)],
);

/** A difference between bill and our payments, and its repair. Kept for ever once it is settled. */
export const billDifference = pgTable(
  'bill_difference',
  {
    ...base(),
    runId: text('run_id').notNull(),
    kind: text('kind').$type<BillDifference>().notNull(),
    /** Identifies the difference, so that a second comparison finds it. */
    key: text('key').notNull(),
    state: text('state').$type<DifferenceState>().notNull(),
    outTradeNo: text('out_trade_no'),
    outRefundNo: text('out_refund_no'),
    transactionId: text('transaction_id'),
    orderId: text('order_id'),
    hereFen: integer('here_fen'),
    billFen: integer('bill_fen'),
    billAt: instant('bill_at'),
    repair: text('repair').$type<BillRepair>(),
    note: text('note'),
    /** Since when somebody is working on it. */
    workingAt: instant('working_at'),
    repairedBy: text('repaired_by'),
    repairedAt: instant('repaired_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('bill_difference_key').on(t.appId, t.runId, t.key),
    index('bill_difference_open')
      .on(t.appId, t.runId)
      .where(sql`state <> 'done'`),
  ],
);
