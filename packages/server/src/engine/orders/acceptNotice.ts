import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import type { NoticeOutcome, ProviderName } from '@aosai/api/domain/orders/payments';
import type { ProviderNotice } from '../../adapters/payment/provider.ts';
import { isLockTimeout } from '../../db/lockTimeout.ts';
import { newId } from '../../db/newId.ts';
import { paymentNotice } from '../../db/schema/orders.ts';
import { tellOffice } from '../people/tellOffice.ts';
import type { OrderCall } from './orderCall.ts';
import type { OrderRow } from './storedOrders.ts';
import { takeMoney } from './tellPaid.ts';
import { tellRefunded } from './tellRefunded.ts';

type NoticeRow = typeof paymentNotice.$inferSelect;

/** Keeps a notice under its own number: what came before is found again. */
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
  if (notice.kind === 'refund') return tellRefunded(call, { ...notice, provider });
  // Out of the database instants come as text.
  return takeMoney(call, { ...notice, provider, paidAt: new Date(notice.paidAt) });
}

const isNews = (outcome: NoticeOutcome): SQL | undefined =>
  or(isNull(paymentNotice.handledAt), outcome === 'again' ? undefined : eq(paymentNotice.outcome, 'again'));

/** What a kept notice says, once: afterwards it says nothing any more. */
export async function handleNotice(
  call: OrderCall,
  { id, provider, notice, handledAt }: NoticeRow,
): Promise<NoticeOutcome> {
  if (handledAt) return 'again';
  const { db, appId, now } = call;
  const { outcome, order } = await believe(call, provider, notice);
  // Well signed and about nothing that anybody here knows: someone should look.
  if (outcome === 'unknown') await tellOffice(db, { appId, now }, { kind: 'order', id: null, problem: 'unknown' });
  await db
    .update(paymentNotice)
    .set({ outcome, orderId: order?.id ?? null, handledAt: now, updatedAt: now })
    // Of several that came at once, only one had an effect: that one is told, whichever comes here last.
    .where(and(eq(paymentNotice.appId, appId), eq(paymentNotice.id, id), isNews(outcome)));
  return outcome;
}

/** Of the five seconds that a provider waits for its answer: order, target, place and member are locked one by one. */
const LOCK_MS = 1000;

/**
 * A notice whose signature was found good: kept first, so that nothing of it is lost, and acted upon once. Nobody
 * outside is asked meanwhile, and what another transaction holds is not waited for long: it is UNAVAILABLE then, the
 * provider tells it again, and so does the sweep.
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
