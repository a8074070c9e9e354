import { createHash, randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { dateText } from '@aosai/api/kit/beijing';
import { LONG_PATIENCE_MS, ORDER_PATIENCE_MS } from '@aosai/api/orders/orderRules';
import { ORDER } from '@aosai/api/orders/orderStates';
import type { OrderKind, OrderSource } from '@aosai/api/orders/payments';
import { newId } from '../base/newId.ts';
import { type Invoice, orders } from '../db/schema/orders.ts';
import { member } from '../db/schema/people.ts';
import type { EngineCall } from '../kit/engineCall.ts';
import { guardiansFor, isMinor, refuseOverLimit } from './minors.ts';
import type { OrderRow } from './storedOrders.ts';
import { notifyOrder } from './notifyOrder.ts';

export interface NewOrder {
  kind: OrderKind;
  targetId: string;
  /** The member who gets the goods. */
  memberId: string;
  /** The student's organization. */
  orgId?: string | null;
  enrolmentId?: string | null;
  /** The member who pays, if known yet. */
  payerId: string | null;
  createdBy: string | null;
  title: string;
  /** A copy of the offer at the time of the order. */
  snapshot: Record<string, unknown>;
  /** Computed by the server, never taken from the client. */
  amountFen: number;
  /** Idempotency key made by the client; null where no retry is possible. */
  requestId: string | null;
  /** The order expires at this time at the latest: the target's start. */
  latestAt?: Date;
  source: OrderSource;
  /** Why it is free. */
  reason?: string;
  invoice?: Invoice | undefined;
}

const DIGITS = 10;
const TRIES = 4;

/** The date and ten random digits, so that a number does not reveal how many orders there are. */
const orderNoAt = (now: Date): string =>
  `${dateText(now.getTime()).replaceAll('-', '')}${String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')}`;

const hashOf = ({ kind, targetId, memberId, source, invoice }: NewOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, targetId, memberId, source, invoice ?? null]))
    .digest('hex');

/**
 * The order of an earlier request with this key, or one for the same goods that is still unpaid. Throws
 * IDEMPOTENT_OTHER.
 */
async function known({ db, appId }: EngineCall, ask: NewOrder): Promise<OrderRow | null> {
  const { kind, targetId, memberId, requestId, createdBy } = ask;
  if (requestId !== null && createdBy !== null) {
    const [same] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.appId, appId), eq(orders.createdBy, createdBy), eq(orders.requestId, requestId)));
    if (same && same.requestHash !== hashOf(ask)) throw new AppError('IDEMPOTENT_OTHER');
    if (same) return same;
  }
  const [waiting] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.appId, appId),
        eq(orders.kind, kind),
        eq(orders.targetId, targetId),
        eq(orders.memberId, memberId),
        eq(orders.status, ORDER.pending),
        isNull(orders.deletedAt),
      ),
    );
  return waiting ?? null;
}

/** Whether a guardian has to pay. Locks the member's row, so that concurrent orders count against limits one by one. */
async function needsGuardian(call: EngineCall, { memberId, amountFen, source }: NewOrder): Promise<boolean> {
  const { db, appId, now } = call;
  const [person] = await db
    .select({ type: member.type, birthYm: member.birthYm })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.id, memberId)))
    .for('no key update');
  if (!person) throw new AppError('NOT_FOUND');
  return amountFen > 0 && source !== 'gift' && isMinor(person, now);
}

/** Checks an order that the family itself places for a minor. Throws GUARDIAN_LINK_FIRST, ORDER_LIMIT. */
async function refuseForMinor(call: EngineCall, { memberId, amountFen, source }: NewOrder): Promise<void> {
  if (source !== 'self' && source !== 'guardian') return;
  if ((await guardiansFor(call, memberId)).length === 0) throw new AppError('GUARDIAN_LINK_FIRST');
  await refuseOverLimit(call, memberId, amountFen);
}

/**
 * Inserts a pending order in the transaction of the call. A repeated request, or a second order for goods that are
 * still unpaid, returns the existing order. It does not depend on `goods.ts`, so that enrolment can import it.
 *
 * @throws IDEMPOTENT_OTHER, GUARDIAN_LINK_FIRST, ORDER_LIMIT, NOT_FOUND for a member who does not exist
 */
export async function insertOrder(call: EngineCall, ask: NewOrder): Promise<{ order: OrderRow; isNew: boolean }> {
  const { db, appId, now } = call;
  const byGuardian = await needsGuardian(call, ask);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const had = await known(call, ask);
    if (had) return { order: had, isNew: false };
    if (byGuardian) await refuseForMinor(call, ask);
    const patienceMs = byGuardian || ask.source === 'promoted' ? LONG_PATIENCE_MS : ORDER_PATIENCE_MS;
    const { latestAt, reason, ...row } = ask;
    const dueAt = new Date(now.getTime() + patienceMs);
    const [made] = await db
      .insert(orders)
      .values({
        ...row,
        appId,
        id: newId(),
        createdAt: now,
        updatedAt: now,
        orderNo: orderNoAt(now),
        status: ORDER.pending,
        needsGuardian: byGuardian,
        requestHash: ask.requestId === null ? null : hashOf(ask),
        decideReason: reason ?? null,
        expiresAt: latestAt && latestAt < dueAt ? latestAt : dueAt,
      })
      .onConflictDoNothing()
      .returning();
    if (!made) continue;
    if (made.amountFen > 0) await notifyOrder(call, made, 'created');
    return { order: made, isNew: true };
  }
  throw new AppError('UNAVAILABLE');
}
