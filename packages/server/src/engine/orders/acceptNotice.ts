import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { NoticeOutcome, ProviderName } from '@aosai/api/domain/orders/payments';
import type { ProviderNotice } from '../../adapters/payment/provider.ts';
import { newId } from '../../db/newId.ts';
import { paymentNotice } from '../../db/schema/orders.ts';
import { tellOffice } from '../people/tellOffice.ts';
import type { OrderCall } from './orderCall.ts';
import type { OrderRow } from './storedOrders.ts';
import { tellPaid } from './tellPaid.ts';
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
  return tellPaid(call, { ...notice, provider, paidAt: new Date(notice.paidAt) });
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
  // Well signed and about nothing that anybody here knows: somebody should look.
  if (outcome === 'unknown') await tellOffice(db, { appId, now }, { kind: 'order', id: null, problem: 'unknown' });
  await db
    .update(paymentNotice)
    .set({ outcome, orderId: order?.id ?? null, handledAt: now, updatedAt: now })
    // Of several that came at once, only one had an effect: that one is told, whichever comes here last.
    .where(and(eq(paymentNotice.appId, appId), eq(paymentNotice.id, id), isNews(outcome)));
  return outcome;
}

/** A notice whose signature was found good: kept first, so that nothing of it is lost, and acted upon once. */
export async function acceptNotice(
  call: OrderCall,
  provider: ProviderName,
  notice: ProviderNotice,
): Promise<NoticeOutcome> {
  return handleNotice(call, await keep(call, provider, notice));
}
