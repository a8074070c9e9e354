import { randomBytes, randomUUID } from 'node:crypto';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { sealResource } from '../wechat/resource.ts';
import type { Ledger } from './ledger.ts';
import type { PlatformSide } from './merchantKeys.ts';
import { refundStatus, tradeAnswer } from './standIn.ts';

/** A notice in transit; sending it again sends the same one. */
export interface Envelope {
  path: string;
  rawBody: string;
}

const MOUNTS = `${API_PREFIX}/member/order`;

/** Writes the sandbox's notices, encrypted like real ones. Throws RangeError when there is nothing to report. */
export function sandboxNotices(platform: PlatformSide, { trades, refunds }: Ledger, now: () => Date) {
  const { mchId, apiKey } = platform.merchant;

  function envelope(type: string, original: string, plain: unknown): string {
    const nonce = randomBytes(6).toString('hex');
    const resource = sealResource(plain, apiKey, { nonce, associated: original });
    return JSON.stringify({
      id: randomUUID(),
      create_time: now().toISOString(),
      resource_type: 'encrypt-resource',
      event_type: type,
      resource: { original_type: original, ...resource },
    });
  }

  return {
    ofPayment(outTradeNo: string): Envelope {
      const trade = trades.get(outTradeNo);
      if (!trade?.paid) throw new RangeError('not paid');
      const plain = tradeAnswer(trade, platform, false);
      return { path: `${MOUNTS}/paidNotify`, rawBody: envelope('TRANSACTION.SUCCESS', 'transaction', plain) };
    },

    ofRefund(outRefundNo: string): Envelope {
      const row = refunds.get(outRefundNo);
      const trade = row && trades.get(row.outTradeNo);
      if (!row || !trade?.paid) throw new RangeError('no refund');
      const status = refundStatus(row, now());
      const { fen } = trade.paid;
      const plain = {
        mchid: mchId,
        out_trade_no: row.outTradeNo,
        transaction_id: trade.paid.transactionId,
        out_refund_no: row.outRefundNo,
        refund_id: row.refundId,
        refund_status: status,
        success_time: now().toISOString(),
        amount: { total: fen, refund: row.refundFen, payer_total: fen, payer_refund: row.refundFen },
      };
      return { path: `${MOUNTS}/refundNotify`, rawBody: envelope(`REFUND.${status}`, 'refund', plain) };
    },
  };
}
