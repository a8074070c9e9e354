import { createHash, randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { dateText } from '@aosai/api/domain/beijing';
import { LONG_PATIENCE_MS, ORDER_PATIENCE_MS } from '@aosai/api/domain/orders/orderRules';
import { ORDER } from '@aosai/api/domain/orders/orderStates';
import type { OrderKind, OrderSource } from '@aosai/api/domain/orders/payments';
import { newId } from '../../db/newId.ts';
import { type Invoice, orders } from '../../db/schema/orders.ts';
import { member } from '../../db/schema/people.ts';
import type { EngineCall } from '../engineCall.ts';
import { guardiansFor, isMinor, refuseOverLimit } from './minors.ts';
import type { OrderRow } from './storedOrders.ts';
import { tellOrder } from './tellOrder.ts';

export interface NewOrder {
  kind: OrderKind;
  targetId: string;
  /** For whom. */
  memberId: string;
  /** The student's organization. */
  orgId?: string | null;
  enrolmentId?: string | null;
  /** Who pays, where that is known already. */
  payerId: string | null;
  createdBy: string | null;
  title: string;
  /** All that was promised, as it was then. */
  snapshot: Record<string, unknown>;
  /** Of the server's own reckoning, never of the client's. */
  amountFen: number;
  /** Made by the client; null where nobody sends twice. */
  requestId: string | null;
  /** Nothing can be paid after this: the target's start. */
  latestAt?: Date;
  source: OrderSource;
  /** Why nothing is asked for. */
  reason?: string;
  invoice?: Invoice | undefined;
}

const DIGITS = 10;
const TRIES = 4;

/** 20261123 and ten digits by chance: it says nothing of how many there are. */
const orderNoAt = (now: Date): string =>
  `${dateText(now.getTime()).replaceAll('-', '')}${String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')}`;

const hashOf = ({ kind, targetId, memberId, source, invoice }: NewOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, targetId, memberId, source, invoice ?? null]))
    .digest('hex');

/** What the same request made before, or what waits to be paid for the same. Throws IDEMPOTENT_OTHER. */
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

/** Whether a guardian has to pay. The member's row is locked: limits are counted one order after the other. */
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

/** What the family itself orders for a minor. Throws GUARDIAN_LINK_FIRST, ORDER_LIMIT. */
async function refuseForMinor(call: EngineCall, { memberId, amountFen, source }: NewOrder): Promise<void> {
  if (source !== 'self' && source !== 'guardian') return;
  if ((await guardiansFor(call, memberId)).length === 0) throw new AppError('GUARDIAN_LINK_FIRST');
  await refuseOverLimit(call, memberId, amountFen);
}

/**
 * An order, in the transaction of the call, still to be paid. The same request again, and another one for what waits to
 * be paid already, give the order that there is. It knows no goods, so that whatever gives places can ask for it.
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
    if (made.amountFen > 0) await tellOrder(call, made, 'created');
    return { order: made, isNew: true };
  }
  throw new AppError('UNAVAILABLE');
}
