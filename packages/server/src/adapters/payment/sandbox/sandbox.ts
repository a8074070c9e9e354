import { randomBytes, randomUUID } from 'node:crypto';
import { AppError } from '@aosai/api/kit/errors';
import type { SandboxAct } from '@aosai/api/platform/sandboxPay';
import type { PaymentProvider } from '../provider.ts';
import type { Merchant } from '../wechat/merchant.ts';
import { weChatPay } from '../wechat/weChatPay.ts';
import { openLedger, type Ledger } from './ledger.ts';
import { merchantKeys, type PlatformSide } from './merchantKeys.ts';
import { openStandIn, refundStatus, tradeAnswer } from './standIn.ts';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { sealResource } from '../wechat/resource.ts';

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

const DELAY_MS = 30_000;
/** How long after the request: its reply arrives first, as with the real one. */
const REFUND_NOTICE_MS = 1500;

/** Delivers a signed notice to a mount of this site. */
export type Deliver = (notice: Envelope & { headers: Record<string, string> }) => Promise<void>;

export interface Sandbox {
  provider: PaymentProvider;
  /** Does what a payer could do. Throws NOT_FOUND for an unknown number, or one that cannot be paid now. */
  act(outTradeNo: string, act: SandboxAct): Promise<void>;
  stop(): void;
}

interface Outside {
  now(): Date;
  /** Stores payments, so that they survive a restart; null keeps them in memory. */
  ledgerPath: string | null;
  deliver: Deliver;
  place: Pick<Merchant, 'url' | 'notifyOrigin'>;
}

async function openSides({ now, ledgerPath, place }: Outside) {
  const { merchant, platform } = await merchantKeys(place);
  const ledger = openLedger(ledgerPath);
  const standIn = openStandIn(platform, ledger, now);
  const inner = weChatPay(merchant, { now, fetch: (url, init) => standIn.fetch(url, init) });
  return { ledger, standIn, inner, notices: sandboxNotices(platform, ledger, now) };
}

/**
 * Payments without money, for trying things out on this machine: WeChat Pay's adapter with a fake WeChat Pay behind it.
 * Its notices are signed and encrypted with its own keys and arrive at the same mount as real ones.
 */
export function openSandbox(outside: Outside): Sandbox {
  const { now, deliver } = outside;
  let opened: ReturnType<typeof openSides> | undefined;
  const sides = () => (opened ??= openSides(outside));
  const waiting = new Set<NodeJS.Timeout>();

  async function send(notice: Envelope): Promise<void> {
    const { standIn } = await sides();
    await deliver({ ...notice, headers: standIn.signed(notice.rawBody) });
  }

  function later(ms: number, run: () => Promise<void>): void {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      // Ignore a notice that could not be delivered: like a lost one, it is made up for by asking the provider.
      run().catch(() => undefined);
    }, ms);
    timer.unref();
    waiting.add(timer);
  }

  return {
    provider: {
      name: 'sandbox',
      createPayment: async (ask) => {
        await (await sides()).inner.createPayment(ask);
        return { kind: 'sandbox', outTradeNo: ask.outTradeNo };
      },
      queryPayment: async (outTradeNo) => (await sides()).inner.queryPayment(outTradeNo),
      closePayment: async (outTradeNo) => (await sides()).inner.closePayment(outTradeNo),
      refund: async (ask) => {
        const { inner, notices } = await sides();
        const answer = await inner.refund(ask);
        later(REFUND_NOTICE_MS, () => send(notices.ofRefund(ask.outRefundNo)));
        return answer;
      },
      queryRefund: async (outRefundNo) => (await sides()).inner.queryRefund(outRefundNo),
      readBill: async (date, file) => (await sides()).inner.readBill(date, file),
      parseNotice: async (notice) => (await sides()).inner.parseNotice(notice),
    },

    act: async (outTradeNo, act) => {
      const { ledger, notices } = await sides();
      const trade = ledger.trades.get(outTradeNo);
      const isOpen = trade && (trade.state === 'NOTPAY' || trade.state === 'PAYERROR');
      if (!trade || !(isOpen || (act === 'duplicate' && trade.paid))) throw new AppError('NOT_FOUND');
      if (act === 'fail') {
        trade.state = 'PAYERROR';
        ledger.save();
        return;
      }
      if (!trade.paid) {
        const fen = act === 'wrongAmount' ? trade.totalFen + 1 : trade.totalFen;
        trade.state = 'SUCCESS';
        trade.paid = { transactionId: `4200${randomBytes(12).toString('hex')}`, fen, at: now().toISOString() };
        ledger.save();
      }
      const notice = notices.ofPayment(outTradeNo);
      if (act === 'delay') {
        later(DELAY_MS, () => send(notice));
        return;
      }
      await send(notice);
      if (act === 'duplicate') await send(notice);
    },

    stop: () => {
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}
