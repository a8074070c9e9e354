import { and, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DAY_MS } from '@aosai/api/kit/constants';
import type { ProviderName } from '@aosai/api/orders/payments';
import type { BillRow } from '../../adapters/payment/provider.ts';
import type { Db } from '../../db/open.ts';
import { payment, refund } from '../../db/schema/orders.ts';
import { billDifference } from '../../db/schema/reconcile.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import type { OwnMoney } from './compare.ts';

interface Asked {
  provider: ProviderName;
  /** Day in Beijing, such as 2026-11-21. */
  date: string;
}

/** `column in values`; undefined when there are no values. */
const among = (column: PgColumn, values: readonly (string | null)[]): SQL | undefined => {
  const given = values.filter((value) => value !== null);
  return given.length > 0 ? inArray(column, given) : undefined;
};

/** Payment numbers of other apps: if one merchant serves several apps, its bill covers them all. */
export async function numbersElsewhere(db: Db, appId: string, bill: readonly BillRow[]): Promise<ReadonlySet<string>> {
  const numbers = among(
    payment.outTradeNo,
    bill.map(({ outTradeNo }) => outTradeNo),
  );
  if (!numbers) return new Set();
  const rows = await db.select({ appId: payment.appId, outTradeNo: payment.outTradeNo }).from(payment).where(numbers);
  return new Set(rows.filter((row) => row.appId !== appId).map(({ outTradeNo }) => outTradeNo));
}

/** Our payments and refunds of the day, and others that the bill names. */
export async function localPayments(
  { db, appId }: EngineCall,
  { provider, date }: Asked,
  bill: readonly BillRow[],
): Promise<OwnMoney[]> {
  const from = new Date(`${date}T00:00:00+08:00`);
  const to = new Date(from.getTime() + DAY_MS);
  const isOf = (at: Date | null) => at !== null && at >= from && at < to;
  const transactionIds = bill.map(({ transactionId }) => transactionId);
  const paid = await db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.appId, appId),
        eq(payment.provider, provider),
        or(
          and(eq(payment.status, 'paid'), gte(payment.paidAt, from), lt(payment.paidAt, to)),
          among(
            payment.outTradeNo,
            bill.map(({ outTradeNo }) => outTradeNo),
          ),
          among(payment.transactionId, transactionIds),
        ),
      ),
    );
  const back = await db
    .select({ row: refund, outTradeNo: payment.outTradeNo })
    .from(refund)
    .innerJoin(payment, and(eq(payment.appId, refund.appId), eq(payment.id, refund.paymentId)))
    .where(
      and(
        eq(refund.appId, appId),
        eq(refund.provider, provider),
        or(
          and(eq(refund.status, 'done'), gte(refund.doneAt, from), lt(refund.doneAt, to)),
          among(
            refund.outRefundNo,
            bill.map(({ outRefundNo }) => outRefundNo),
          ),
          among(refund.refundNo, transactionIds),
        ),
      ),
    );
  // A repair's refund has the id of its difference as its number, and belongs to no order.
  const ids = among(
    billDifference.id,
    bill.map(({ outRefundNo }) => outRefundNo),
  );
  const sent = ids
    ? await db
        .select()
        .from(billDifference)
        .where(and(eq(billDifference.appId, appId), eq(billDifference.repair, 'refund'), ids))
    : [];
  return [
    ...sent.map(({ id, outTradeNo, billFen }) => ({
      kind: 'refund' as const,
      orderId: null,
      outTradeNo: outTradeNo ?? '',
      outRefundNo: id,
      transactionId: null,
      amountFen: billFen ?? 0,
      isSettled: true,
      isOfDay: false,
    })),
    ...paid.map(({ orderId, outTradeNo, transactionId, paidFen, amountFen, status, paidAt }) => ({
      kind: 'payment' as const,
      orderId,
      outTradeNo,
      outRefundNo: null,
      transactionId,
      amountFen: paidFen ?? amountFen,
      isSettled: status === 'paid',
      isOfDay: isOf(paidAt),
    })),
    ...back.map(({ row, outTradeNo }) => ({
      kind: 'refund' as const,
      orderId: row.orderId,
      outTradeNo,
      outRefundNo: row.outRefundNo,
      transactionId: row.refundNo,
      amountFen: row.amountFen,
      isSettled: row.status === 'done',
      isOfDay: isOf(row.doneAt),
    })),
  ];
}
