import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { NoticeOutcome, ProviderName } from '@aosai/api/orders/payments';
import type { ProviderNotice } from '../../adapters/payment/provider.ts';
import { isLockTimeout } from '../../db/lockTimeout.ts';
import { newId } from '../../base/newId.ts';
import { paymentNotice } from '../../db/schema/orders.ts';
import { notifyOffice } from '../../platform/message/notifyOffice.ts';
import type { OrderCall } from '../orderCall.ts';
import type { OrderRow } from '../storedOrders.ts';
import { takeMoney } from '../notifyPaid.ts';
import { notifyRefunded } from '../refund/notifyRefunded.ts';

type NoticeRow = typeof paymentNotice.$inferSelect;

/** Stores a notice under the provider's own number; a repeated notice returns the row stored before. */
async function keep({ db, appId, now }: OrderCall, provider: ProviderName, notice: ProviderNotice): Promise<NoticeRow> {
  const { noticeId } = notice;
  const base = { appId, id: newId(), createdAt: now, updatedAt: now };
  const [made] = await db
    .insert(paymentNotice)
    .values({ ...base, provider, noticeId, notice })
    .onConflictDoNothing()
    .returning();
  if (made) return made;
  const named = and(eq(paymentNotice.provider, provider), eq(paymentNotice.noticeId, noticeId));
  const [had] = await db
    .select()
    .from(paymentNotice)
    .where(and(eq(paymentNotice.appId, appId), named));
  if (!had) throw new TypeError('a notice that conflicts with nothing');
  return had;
}

async function believe(
  call: OrderCall,
  provider: ProviderName,
  notice: ProviderNotice,
): Promise<{ outcome: NoticeOutcome; order: OrderRow | null }> {
  if (notice.kind === 'refund') return notifyRefunded(call, { ...notice, provider });
  // The stored JSON holds instants as text.
  return takeMoney(call, { ...notice, provider, paidAt: new Date(notice.paidAt) });
}

const isNews = (outcome: NoticeOutcome): SQL | undefined =>
  or(isNull(paymentNotice.handledAt), outcome === 'again' ? undefined : eq(paymentNotice.outcome, 'again'));

/** Acts on a stored notice once; returns `again` when it has been handled already. */
export async function handleNotice(
  call: OrderCall,
  { id, provider, notice, handledAt }: NoticeRow,
): Promise<NoticeOutcome> {
  if (handledAt) return 'again';
  const { db, appId, now } = call;
  const { outcome, order } = await believe(call, provider, notice);
  // The signature is good but no payment here matches: an operator should look.
  if (outcome === 'unknown') await notifyOffice(db, { appId, now }, { kind: 'order', id: null, problem: 'unknown' });
  await db
    .update(paymentNotice)
    .set({ outcome, orderId: order?.id ?? null, handledAt: now, updatedAt: now })
    // Several copies of a notice may be handled at once and only one has an effect: its outcome is the one to keep.
    .where(and(eq(paymentNotice.appId, appId), eq(paymentNotice.id, id), isNews(outcome)));
  return outcome;
}

/**
 * Limit for one lock. A provider waits five seconds, and order, target, place and member are locked one after the
 * other.
 */
const LOCK_MS = 1000;

/**
 * Takes a notice whose signature was verified. It is stored first, so that it cannot be lost, and acted on once. No
 * provider is asked meanwhile. When another transaction holds a lock for more than a second this throws UNAVAILABLE:
 * the provider repeats the notice, and the sweep handles the stored one too.
 */
export async function acceptNotice(
  call: OrderCall,
  provider: ProviderName,
  notice: ProviderNotice,
): Promise<NoticeOutcome> {
  const kept = await keep(call, provider, notice);
  try {
    return await handleNotice({ ...call, lockMs: LOCK_MS }, kept);
  } catch (error) {
    if (isLockTimeout(error)) throw new AppError('UNAVAILABLE', {}, { cause: error });
    throw error;
  }
}
