import { AppError } from '@aosai/api/contract/errors';
import type { PaymentProvider, ProviderNotice } from '../../adapters/payment/provider.ts';
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

/** Whoever signs what they tell; nobody signs a transfer by hand. Throws NOT_CONFIGURED when there is none. */
function signing({ services }: CallContext): PaymentProvider[] {
  const all = [...services.payments.values()].filter(({ name }) => name !== 'manual');
  return all.length > 0 ? all : paymentMissing();
}

const isRefusal = (error: unknown): boolean => error instanceof AppError && error.code === 'NOTICE_REFUSED';

/** The provider whose signature it is. Throws NOTICE_REFUSED when it is nobody's. */
async function believed(
  context: CallContext,
  raw: { headers: Readonly<Record<string, string>>; body: string },
): Promise<{ provider: PaymentProvider; notice: ProviderNotice }> {
  const given = { headers: raw.headers, rawBody: raw.body, now: context.services.now() };
  let refusal: unknown;
  for (const provider of signing(context)) {
    try {
      return { provider, notice: await provider.parseNotice(given) };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}

/** Somebody's browser came back from paying: it proves nothing, so the provider is asked, once in ten seconds. */
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
  const { provider, notice } = await believed(context, raw);
  const known = await paymentByNumber(db, notice.outTradeNo);
  await acceptNotice({ ...orderCall(context), appId: known?.appId ?? appId }, provider.name, notice);
  return {};
}

/** All mounts of what a payment provider tells: what the order was for is found by the number, not by the address. */
export const paymentNotices = { paidNotify: told, refundNotify: told };
