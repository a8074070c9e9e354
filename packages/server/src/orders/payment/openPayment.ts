import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { ORDER } from '@aosai/api/orders/orderStates';
import type { ProviderName } from '@aosai/api/orders/payments';
import type { PaymentProvider, PayParams } from '../../adapters/payment/provider.ts';
import { newId } from '../../base/newId.ts';
import { payment } from '../../db/schema/orders.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { closePayment } from './closePayment.ts';
import { refuseMove, wrongState } from '../moveOrder.ts';
import { inTransaction, type OrderCall, providerOf } from '../orderCall.ts';
import { findOrder, lockOrder, type OrderRow, type PaymentRow } from '../storedOrders.ts';

interface Payer {
  provider: ProviderName;
  /** The member who pays; null where it is unknown who transferred the money. */
  payerId: string | null;
  /** The payer's id in our official account; set for payments inside WeChat. */
  openId?: string | undefined;
  /** Accepts an expired order: the office records a manual transfer. */
  late?: true;
}

const CLOSINGS = 3;

/** Throws NOT_CONFIGURED. */
function neededProvider(call: OrderCall, name: ProviderName): PaymentProvider {
  const provider = providerOf(call, name);
  if (!provider) throw new AppError('NOT_CONFIGURED', { name: '这种支付方式' });
  return provider;
}

export async function openPaymentOf({ db, appId }: EngineCall, orderId: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.appId, appId), eq(payment.orderId, orderId), eq(payment.status, 'open')));
  return row ?? null;
}

/**
 * The open payment of a pending order, made if there is none. It may be for another way to pay; close that one first.
 */
export async function takePayment(
  call: EngineCall,
  orderId: string,
  { provider, payerId, late }: Payer,
): Promise<{ order: OrderRow; open: PaymentRow }> {
  const { db, appId, now } = call;
  const order = await lockOrder(call, orderId);
  refuseMove(order, 'pay');
  if (!late && order.expiresAt <= now) throw wrongState(ORDER.closed);
  const had = await openPaymentOf(call, orderId);
  if (had) return { order, open: had };
  const [open] = await db
    .insert(payment)
    .values({
      appId,
      id: newId(),
      createdAt: now,
      updatedAt: now,
      orderId,
      provider,
      payerId,
      outTradeNo: newId(),
      amountFen: order.amountFen,
      status: 'open',
      expiresAt: order.expiresAt,
    })
    .returning();
  if (!open) throw new TypeError('an insert returned nothing');
  return { order, open };
}

/** Whether the open payment suits this payer: inside WeChat a QR code cannot be scanned. */
const serves = (open: PaymentRow, { provider, openId }: Payer): boolean =>
  open.provider === provider && (open.params === null || (open.params.kind === 'jsapi') === (openId !== undefined));

export type OpenedPayment = Pick<PaymentRow, 'id' | 'provider' | 'outTradeNo' | 'amountFen' | 'expiresAt'> & {
  params: PayParams;
};

/**
 * Returns the one open payment of an order. An open payment that does not suit the payer is replaced, after its
 * provider has confirmed that nobody can pay it. Throws ORDER_STATE, UNAVAILABLE.
 */
export async function reservePayment(
  call: OrderCall,
  orderId: string,
  payer: Payer,
): Promise<{ order: OrderRow; open: PaymentRow }> {
  for (let closings = 0; closings < CLOSINGS; closings += 1) {
    const taken = await inTransaction(call, (inside) => takePayment(inside, orderId, payer));
    if (serves(taken.open, payer)) return taken;
    await closePayment(call, taken.open);
  }
  throw new AppError('UNAVAILABLE');
}

/**
 * Opens a payment and returns what the payer's page needs; idempotent while the payment suits the payer.
 *
 * @throws ORDER_STATE when it is paid, closed or too late, NOT_CONFIGURED, UNAVAILABLE
 */
export async function openPayment(call: OrderCall, orderId: string, given: Payer): Promise<OpenedPayment> {
  const provider = neededProvider(call, given.provider);
  const payer = provider.isOfOtherAccount ? { ...given, openId: undefined } : given;
  const { order, open } = await reservePayment(call, orderId, payer);
  if (open.params) return { ...open, params: open.params };
  const { outTradeNo, amountFen, expiresAt } = open;
  const { orderNo, title } = order;
  const { openId } = payer;
  const { appId } = call;
  const params = await provider.createPayment({ appId, outTradeNo, orderNo, amountFen, title, expiresAt, openId });
  const isIt = and(eq(payment.appId, appId), eq(payment.id, open.id), eq(payment.status, 'open'));
  await call.db
    .update(payment)
    .set({ params, updatedAt: call.now })
    .where(and(isIt, isNull(payment.params)));
  if ((await call.db.$count(payment, isIt)) > 0) return { ...open, params };
  // The payment was closed while the provider was opening it: close it there again and show nobody a way to pay.
  await closePayment(call, open);
  throw wrongState((await findOrder(call, orderId)).status);
}
