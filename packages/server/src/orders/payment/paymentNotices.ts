import { AppError } from '@aosai/api/kit/errors';
import type { AppPayments } from '../../adapters/payment/appPayments.ts';
import type { ProviderNotice } from '../../adapters/payment/provider.ts';
import { acceptNotice } from './acceptNotice.ts';
import { askOrder } from './askProvider.ts';
import { findOrder, type PaymentRow } from '../storedOrders.ts';
import type { CallContext } from '../../kit/context.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { payment } from '../../db/schema/orders.ts';
import { orderCall } from '../orderCall.ts';

/** Finds a payment by its number in all apps: a provider does not know about our apps. */
export async function paymentByNumber(db: Db, outTradeNo: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payment).where(eq(payment.outTradeNo, outTradeNo)).limit(1);
  return row ?? null;
}

/** Throws NOT_CONFIGURED. */
export function paymentMissing(): never {
  throw new AppError('NOT_CONFIGURED', { name: '支付' });
}

/** Providers that sign their notices. Throws NOT_CONFIGURED when there is none. */
function signing({ services }: CallContext): AppPayments['signers'] {
  const { signers } = services.payments;
  return signers.length > 0 ? signers : paymentMissing();
}

const isRefusal = (error: unknown): boolean => error instanceof AppError && error.code === 'NOTICE_REFUSED';

/** Finds the provider that signed a notice. Throws NOTICE_REFUSED when none did. */
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

/**
 * The payer's browser returned from the provider. That proves nothing, so the provider is asked, at most once in ten
 * seconds.
 */
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
  // A merchant's notices count only for the app that it serves.
  if (known && signer.appId !== null && signer.appId !== known.appId) throw new AppError('NOTICE_REFUSED');
  const about = known?.appId ?? signer.appId ?? appId;
  await acceptNotice({ ...orderCall(context), appId: about }, signer.provider.name, notice);
  return {};
}

/** Handlers of payment notices for every mount: the number in the notice, not the path, finds the order. */
export const paymentNotices = { paidNotify: told, refundNotify: told };
