import * as z from 'zod/mini';
import { AppError } from '@aosai/api/kit/errors';
import type { ProviderNotice, RawNotice } from '../provider.ts';
import { faultOfSigned } from './checkSigned.ts';
import type { Merchant } from './merchant.ts';
import { openResource, sealedResource } from './resource.ts';
import { paymentOf, refundStateOf, refundTold, trade } from './trade.ts';

const envelope = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  event_type: z.string(),
  resource: sealedResource,
});

function paymentIn(noticeId: string, told: z.output<typeof trade>): ProviderNotice {
  const payment = paymentOf(told);
  if (payment.state !== 'paid') throw new RangeError(`notice of a payment that is ${payment.state}`);
  const { transactionId, paidFen, paidAt } = payment;
  return { kind: 'payment', noticeId, outTradeNo: told.out_trade_no, transactionId, paidFen, paidAt };
}

function refundIn(noticeId: string, told: z.output<typeof refundTold>): ProviderNotice {
  const state = refundStateOf(told.refund_status);
  if (state === 'processing') throw new RangeError('notice of a refund that goes on');
  return {
    kind: 'refund',
    noticeId,
    outTradeNo: told.out_trade_no,
    outRefundNo: told.out_refund_no,
    refundId: told.refund_id,
    refundFen: told.amount.refund,
    state,
  };
}

/** The content of a decrypted notice. Throws when it is malformed or about another merchant. */
function noticeIn(rawBody: string, merchant: Merchant): ProviderNotice {
  const { id, event_type: type, resource } = z.parse(envelope, JSON.parse(rawBody));
  const told = openResource(resource, merchant.apiKey);
  const ours = (mchId: string) => {
    if (mchId !== merchant.mchId) throw new RangeError('about another merchant');
  };
  if (type === 'TRANSACTION.SUCCESS') {
    const payment = z.parse(trade, told);
    ours(payment.mchid);
    if (payment.appid !== merchant.appId) throw new RangeError('about another app');
    return paymentIn(id, payment);
  }
  if (type.startsWith('REFUND.')) {
    const refund = z.parse(refundTold, told);
    ours(refund.mchid);
    return refundIn(id, refund);
  }
  throw new RangeError('about something else');
}

/** Verifies and decrypts a notice. Throws NOTICE_REFUSED, whose cause says why without quoting the body. */
export function parseNotice({ headers, rawBody, now }: RawNotice, merchant: Merchant): ProviderNotice {
  const fault = faultOfSigned({ headers, rawBody, now }, merchant.platformKeys);
  if (fault !== null) throw new AppError('NOTICE_REFUSED', {}, { cause: new Error(fault) });
  try {
    return noticeIn(rawBody, merchant);
  } catch (error) {
    const reason = error instanceof RangeError ? error.message : 'not as agreed';
    throw new AppError('NOTICE_REFUSED', {}, { cause: new Error(reason) });
  }
}
