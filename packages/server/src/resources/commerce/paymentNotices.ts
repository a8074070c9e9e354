import { AppError } from '@aosai/api/contract/errors';
import type { AppPayments } from '../../adapters/payment/appPayments.ts';
import type { ProviderNotice } from '../../adapters/payment/provider.ts';
import { acceptNotice } from '../../engine/orders/acceptNotice.ts';
import { askOrder } from '../../engine/orders/askProvider.ts';
import { paymentByNumber } from '../../engine/orders/paymentByNumber.ts';
import { findOrder } from '../../engine/orders/storedOrders.ts';
import type { CallContext } from '../context.ts';
import { orderCall } from './orderContext.ts';

/** Throws NOT_CONFIGURED. */
export function paymentMissing(): never {
  throw new AppError('NOT_CONFIGURED', { name: '支付' });
}

/** Anyone who signs what they tell. Throws NOT_CONFIGURED when there is none. */
function signing({ services }: CallContext): AppPayments['signers'] {
  const { signers } = services.payments;
  return signers.length > 0 ? signers : paymentMissing();
}

const isRefusal = (error: unknown): boolean => error instanceof AppError && error.code === 'NOTICE_REFUSED';

/** The provider whose signature it is. Throws NOTICE_REFUSED when it is nobody's. */
async function believed(
  context: CallContext,
  raw: { headers: Readonly<Record<string, string>>; body: string },
): Promise<{ signer: AppPayments['signers'][number]; notice: ProviderNotice }> {
  const given = { headers: raw.headers, rawBody: raw.body, now: context.services.now() };
  let refusal: unknown;
  for (const signer of signing(context)) {
    try {
      return { signer, notice: await signer.provider.parseNotice(given) };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}

/** Someone's browser came back from paying: it proves nothing, so the provider is asked, once in ten seconds. */
async function comeBack(context: CallContext, outTradeNo: string | undefined): Promise<void> {
  signing(context);
  const paid = outTradeNo === undefined ? null : await paymentByNumber(context.db, outTradeNo);
  if (!paid) return;
  const call = { ...orderCall(context), appId: paid.appId };
  await askOrder(call, await findOrder(call, paid.orderId));
}

async function told(
  context: CallContext,
  { outTradeNo }: { outTradeNo?: string | undefined },
): Promise<Record<string, never>> {
  const { raw, db, appId } = context;
  if (!raw) {
    await comeBack(context, outTradeNo);
    return {};
  }
  const { signer, notice } = await believed(context, raw);
  const known = await paymentByNumber(db, notice.outTradeNo);
  // A merchant says nothing about the money of an app that it does not serve.
  if (known && signer.appId !== null && signer.appId !== known.appId) throw new AppError('NOTICE_REFUSED');
  const about = known?.appId ?? signer.appId ?? appId;
  await acceptNotice({ ...orderCall(context), appId: about }, signer.provider.name, notice);
  return {};
}

/** All mounts of what a payment provider tells: what the order was for is found by the number, not by the address. */
export const paymentNotices = { paidNotify: told, refundNotify: told };
