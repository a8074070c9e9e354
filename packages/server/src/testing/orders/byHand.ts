import type { Db } from '../../db/open.ts';
import { AppError } from '@aosai/api/kit/errors';
import { newId } from '../../base/newId.ts';
import { file } from '../../db/schema/platform.ts';
import { manualProvider } from '../../adapters/payment/manual.ts';
import { confirmPaid, confirmRefund } from '../../orders/payment/confirm.ts';
import type { OrderCall } from '../../orders/orderCall.ts';
import type { OrderRow, RefundRow } from '../../orders/storedOrders.ts';

interface Transfer {
  txNo: string;
  orderId: string;
  fen: number;
  at: Date;
  /** Whether an operator has confirmed it here. Unwanted transfers are sent back at the bank and leave no row here. */
  isHere: boolean;
}

const noAudit = () => Promise.resolve();

/** Stores a scan as evidence of a transfer. */
export async function anEvidence(db: Db, appId: string, now: Date): Promise<string> {
  const fileName = `${newId().toLowerCase()}.png`;
  await db.insert(file).values({
    appId,
    id: newId(),
    createdAt: now,
    updatedAt: now,
    fileName,
    title: '转账.png',
    mime: 'image/png',
    purpose: 'orderEvidence',
    sizeBytes: 1,
    sha256: '0'.repeat(64),
    isPublic: false,
    ownerKind: 'user',
  });
  return fileName;
}

/** Transfers by hand: the bank's list, and the operator who reads it. */
export class ByHand {
  readonly provider = manualProvider(() => Promise.resolve('滨海学校，工商银行'));
  private readonly transfers: Transfer[] = [];
  /** Amounts sent back by refund id, so that an operator who is asked twice sends money once. */
  private readonly sent = new Map<string, number>();
  private evidenceFile: string | null = null;

  /** Somebody transfers the price of an order. */
  come({ id: orderId, amountFen: fen }: OrderRow, at: Date): void {
    this.transfers.push({ txNo: `BANK-${this.transfers.length + 1}`, orderId, fen, at, isHere: false });
  }

  private async seen({ db, appId, now }: OrderCall): Promise<string> {
    this.evidenceFile ??= await anEvidence(db, appId, now);
    return this.evidenceFile;
  }

  /** The operator confirms all transfers; those that no order wants any longer stay the bank's business. */
  async confirmAll(call: OrderCall): Promise<void> {
    for (const orderId of new Set(this.transfers.map((one) => one.orderId)))
      await this.confirm(call, orderId).catch((error: unknown) => {
        if (!(error instanceof AppError && error.code === 'ORDER_STATE')) throw error;
      });
  }

  /** The operator confirms the transfers for an order; refused ones stay for later. */
  async confirm(call: OrderCall, orderId: string): Promise<void> {
    for (const one of this.transfers) {
      if (one.isHere || one.orderId !== orderId) continue;
      const { txNo, fen: paidFen, at: paidAt } = one;
      const shown = { txNo, paidFen, paidAt, payer: '林建国', evidenceFile: await this.seen(call), by: null };
      one.isHere = await confirmPaid(call, one.orderId, shown, noAudit).then(
        () => true,
        (error: unknown) => {
          if (error instanceof AppError && error.code === 'TX_TAKEN') return true;
          throw error;
        },
      );
    }
  }

  /** The operator sends a manual refund and confirms it. */
  async giveBack(call: OrderCall, { id, amountFen }: RefundRow): Promise<void> {
    this.sent.set(id, amountFen);
    await confirmRefund(call, id, { txNo: `BACK-${id}`, evidenceFile: await this.seen(call), by: null }, noAudit);
  }

  /** The transfers confirmed here minus the refunds sent by hand, in fen. */
  heldFen(): number {
    const came = this.transfers.reduce((sum, { fen, isHere }) => sum + (isHere ? fen : 0), 0);
    return came - [...this.sent.values()].reduce((sum, fen) => sum + fen, 0);
  }
}
