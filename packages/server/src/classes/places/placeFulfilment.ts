import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { ORDER, type OrderMove } from '@aosai/api/orders/orderStates';
import { placeRefundFen } from '@aosai/api/orders/placeRules';
import { enrolment } from '../../db/schema/enrolment.ts';
import { lockHolder } from '../../rights/cards/lockHolder.ts';
import { leaveInRoster } from './quitClass.ts';
import { syncClass } from './syncClass.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { type LockedPlace, lockPlace, type PlaceMove } from '../../enrolment/lockPlace.ts';
import { PLACE_MOVES, moveLocked } from '../../enrolment/movePlace.ts';
import { placeIs } from '../../enrolment/storedPlaces.ts';
import { findTarget } from '../../enrolment/target.ts';
import { hasAttempt } from '../../exams/places/enrolments.ts';
import type { Fulfilment } from '../../orders/fulfilment.ts';
import type { OrderRow } from '../../orders/storedOrders.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

/**
 * The place of an order, or null where it or its target is gone. No call deletes them, but somebody may in the
 * database, and the money must not wait for ever. Locks are always taken in the order order, target, place, to avoid
 * deadlocks.
 */
const placeOf = (call: EngineCall, { id, enrolmentId }: OrderRow): Promise<LockedPlace | null> =>
  lockPlace(call, eq(enrolment.orderId, id), enrolmentId ?? '').catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  });

/** Moves a place whose target is gone: there is no seat to free and no page for a message to lead to. */
async function takeAlone(call: EngineCall, { id, enrolmentId }: OrderRow, { from, to, set }: PlaceMove): Promise<void> {
  const { db, appId, now } = call;
  const isBefore = inArray(enrolment.status, [from].flat());
  await db
    .update(enrolment)
    .set({ ...set, status: to, updatedAt: now })
    .where(and(placeIs(appId, enrolmentId ?? ''), eq(enrolment.orderId, id), isBefore));
}

async function take(call: EngineCall, locked: LockedPlace, move: PlaceMove): Promise<void> {
  await moveLocked(call, locked, move);
  if (locked.target.kind !== 'grade') return;
  if (move.to === ENROLMENT.quit) await leaveInRoster(call, locked);
  await syncClass(call, locked.target.id);
}

/** How each move of an order moves its place; null for moves that concern only money. */
function moveOf({ quitReason, rejectReason, decideReason }: OrderRow, move: OrderMove): PlaceMove | null {
  switch (move) {
    case 'close':
      return PLACE_MOVES.expire;
    case 'applyQuit':
      return { ...PLACE_MOVES.applyQuit, set: { quitReason, rejectReason: null } };
    case 'withdraw':
      return PLACE_MOVES.withdrawQuit;
    case 'rejectQuit':
      return { ...PLACE_MOVES.rejectQuit, set: { rejectReason } };
    case 'passQuit':
      return PLACE_MOVES.passQuit;
    case 'forceQuit':
      return { ...PLACE_MOVES.forceQuit, from: ENROLMENT.enrolled, set: { quitReason: decideReason } };
    case 'finishQuit':
      return PLACE_MOVES.finishQuit;
    case 'pay':
    case 'refund':
    case 'refunded':
    case 'refundClosed':
      return null;
    default:
      return move satisfies never;
  }
}

/**
 * Places in exams and classes: the order reserves the seat, the payment confirms it, and the end of a quit frees it.
 */
export const placeGoods: Fulfilment = {
  grant: async (call, order) => {
    const locked = await placeOf(call, order);
    if (!locked) return false;
    const { place, target } = locked;
    const isOver = target.stoppedAt !== null || call.now >= target.endAt;
    if (place.status !== ENROLMENT.pendingPay || isOver) return false;
    // Lock the member after the target, as enrolling does: a concurrent erasure waits, or has happened already.
    if (!(await lockHolder(call, order.memberId))) return false;
    await take(call, locked, PLACE_MOVES.pay);
    return true;
  },
  follow: async (call, order, move) => {
    const step = moveOf(order, move);
    if (!step) return;
    const locked = await placeOf(call, order);
    if (!locked) return takeAlone(call, order, step);
    const isBegun = move === 'applyQuit' && order.kind === 'exam' && (await hasAttempt(call, locked.place));
    if (isBegun) throw new AppError('QUIT_AFTER_START');
    await take(call, locked, step);
  },
  propose: async (call, order) => {
    const { kind, targetId, paidFen, status, quitAppliedAt } = order;
    const target = kind === 'membership' ? null : await findTarget(call, kind, targetId);
    // The target is gone, so the buyer got nothing: propose all of it.
    if (!target) return paidFen;
    // Refund by the time of the application, so that a late decision costs the buyer nothing.
    const askedAt = (status === ORDER.quitApplied ? quitAppliedAt : null) ?? call.now;
    return placeRefundFen({ paidFen, askedAt, startAt: target.startAt, stoppedAt: target.stoppedAt });
  },
};
