import { and, desc, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { yuanText } from '@aosai/api/orders/orderRules';
import { ORDER } from '@aosai/api/orders/orderStates';
import type { Db } from '../../db/open.ts';
import { isUniqueViolation } from '../../db/uniqueViolation.ts';
import { payment, refund } from '../../db/schema/orders.ts';
import { file } from '../../db/schema/platform.ts';
import type { Audit } from '../../kit/audit/audit.ts';
import { wrongState } from '../moveOrder.ts';
import { reservePayment } from './openPayment.ts';
import type { OrderCall } from '../orderCall.ts';
import { findOrder, type OrderRow, type PaymentRow } from '../storedOrders.ts';
import { notifyPaid } from '../notifyPaid.ts';
import { notifyRefunded } from '../refund/notifyRefunded.ts';

/** A transfer by hand as an operator records it. */
export interface Transfer {
  txNo: string;
  evidenceFile: string;
  by: string | null;
}
export interface PaidTransfer extends Transfer {
  paidFen: number;
  paidAt: Date;
  payer: string;
}

/**
 * The manual payment that the money belongs to; for a closed order the one that was open before. Throws ORDER_STATE.
 */
async function byHand(call: OrderCall, order: OrderRow): Promise<Pick<PaymentRow, 'outTradeNo'>> {
  if (order.status === ORDER.pending)
    return (await reservePayment(call, order.id, { provider: 'manual', payerId: order.payerId, late: true })).open;
  const { db, appId } = call;
  const [closed] = await db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.appId, appId),
        eq(payment.orderId, order.id),
        eq(payment.provider, 'manual'),
        eq(payment.status, 'closed'),
      ),
    )
    .orderBy(desc(payment.id))
    .limit(1);
  if (!closed) throw wrongState(order.status);
  return closed;
}

/** Throws EVIDENCE_MISSING unless `fileName` is a scan uploaded as evidence. */
async function refuseUnseen(db: Db, { appId }: OrderCall, fileName: string): Promise<void> {
  const [shown] = await db
    .select({ id: file.id })
    .from(file)
    .where(
      and(
        eq(file.appId, appId),
        eq(file.fileName, fileName),
        eq(file.purpose, 'orderEvidence'),
        isNull(file.deletedAt),
      ),
    )
    // Deleting the file waits for this transaction, and then sees that the file is in use.
    .for('share');
  if (!shown) throw new AppError('EVIDENCE_MISSING');
}

/** Checks the evidence again in the transaction that stores its name. */
const seenBy =
  (call: OrderCall, fileName: string, audit: Audit): Audit =>
  async (tx, diff) => {
    await refuseUnseen(tx, call, fileName);
    await audit(tx, diff);
  };

const taken = (txNo: string): AppError => new AppError('TX_TAKEN', { txNo });

/**
 * Records a manual transfer that an operator has seen; money for a closed order is marked for refund.
 *
 * @throws NOT_FOUND, ORDER_STATE, MONEY_AMOUNT, EVIDENCE_MISSING, TX_TAKEN, UNAVAILABLE
 */
export async function confirmPaid(
  call: OrderCall,
  id: string,
  { txNo, payer, evidenceFile, by, paidFen, paidAt }: PaidTransfer,
  audit: Audit,
): Promise<OrderRow> {
  const order = await findOrder(call, id);
  if (paidFen !== order.amountFen) throw new AppError('MONEY_AMOUNT', { amount: yuanText(order.amountFen) });
  const { db, appId } = call;
  await refuseUnseen(db, call, evidenceFile);
  const isTaken = and(eq(payment.appId, appId), eq(payment.provider, 'manual'), eq(payment.transactionId, txNo));
  if ((await db.$count(payment, isTaken)) > 0) throw taken(txNo);
  const { outTradeNo } = await byHand(call, order);
  const evidence = { payer, fileName: evidenceFile, by };
  const news = { provider: 'manual' as const, outTradeNo, transactionId: txNo, paidFen, paidAt, evidence };
  const told = await notifyPaid(call, news, seenBy(call, evidenceFile, audit)).catch((error: unknown) => {
    throw isUniqueViolation(error, 'payment_transaction') ? taken(txNo) : error;
  });
  if (told.outcome === 'conflict') throw taken(txNo);
  return findOrder(call, id);
}

/**
 * Records a refund made by hand: of a manual payment, or where the provider could not refund.
 *
 * @throws NOT_FOUND, REFUND_RUNNING, EVIDENCE_MISSING, TX_TAKEN
 */
export async function confirmRefund(
  call: OrderCall,
  refundId: string,
  { txNo, evidenceFile, by }: Transfer,
  audit: Audit,
): Promise<OrderRow> {
  const { db, appId } = call;
  const [row] = await db
    .select()
    .from(refund)
    .where(and(eq(refund.appId, appId), eq(refund.id, refundId)));
  if (!row) throw new AppError('NOT_FOUND');
  if (row.provider !== 'manual' && row.status !== 'abnormal') throw new AppError('REFUND_RUNNING');
  await refuseUnseen(db, call, evidenceFile);
  const evidence = { payer: null, fileName: evidenceFile, by };
  const { provider, outRefundNo } = row;
  const news = { provider, outRefundNo, state: 'done' as const, refundId: txNo, evidence };
  await notifyRefunded(call, news, seenBy(call, evidenceFile, audit)).catch((error: unknown) => {
    throw isUniqueViolation(error, 'refund_transfer') ? taken(txNo) : error;
  });
  return findOrder(call, row.orderId);
}
