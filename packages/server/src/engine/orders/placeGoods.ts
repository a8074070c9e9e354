import { eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { ORDER, type OrderMove } from '@aosai/api/domain/orders/orderStates';
import { placeRefundFen } from '@aosai/api/domain/orders/placeRules';
import { ENROLMENT } from '@aosai/api/domain/statuses';
import { enrolment } from '../../db/schema/enrolment.ts';
import { syncClass } from '../classes/syncClass.ts';
import type { EngineCall } from '../engineCall.ts';
import { type LockedPlace, lockPlace, type PlaceMove } from '../enrolment/lockPlace.ts';
import { moveLocked } from '../enrolment/movePlace.ts';
import { findTarget } from '../enrolment/target.ts';
import { hasAttempt } from '../exam/enrolments.ts';
import type { Goods } from './soldGoods.ts';
import type { OrderRow } from './storedOrders.ts';

const { pendingPay, enrolled, cancelled, quitApplied, quitPassed, quit } = ENROLMENT;

/** The place of an order. Locks go order, target, place everywhere, so no two of them wait for each other. */
const placeOf = (call: EngineCall, { id, enrolmentId }: OrderRow): Promise<LockedPlace> =>
  lockPlace(call, eq(enrolment.orderId, id), enrolmentId ?? '');

async function take(call: EngineCall, locked: LockedPlace, move: PlaceMove): Promise<void> {
  await moveLocked(call, locked, move);
  if (locked.target.kind === 'grade') await syncClass(call, locked.target.id);
}

/** What each step of an order means for its place; the money's own steps mean nothing. */
function moveOf({ quitReason, rejectReason, decideReason }: OrderRow, move: OrderMove): PlaceMove | null {
  switch (move) {
    case 'close':
      return { from: pendingPay, to: cancelled };
    case 'applyQuit':
      return { from: enrolled, to: quitApplied, set: { quitReason, rejectReason: null } };
    case 'withdraw':
      return { from: quitApplied, to: enrolled, set: { quitReason: null } };
    case 'rejectQuit':
      return { from: quitApplied, to: enrolled, set: { rejectReason } };
    case 'passQuit':
      return { from: quitApplied, to: quitPassed };
    case 'forceQuit':
      return { from: enrolled, to: quitPassed, set: { quitReason: decideReason } };
    case 'finishQuit':
      return { from: quitPassed, to: quit };
    case 'pay':
    case 'refund':
    case 'refunded':
    case 'refundClosed':
      return null;
    default:
      return move satisfies never;
  }
}

/** Places in exams and classes: the seat is taken by the order, held by the payment, free when the quit is over. */
export const placeGoods: Goods = {
  grant: async (call, order) => {
    const locked = await placeOf(call, order);
    const { place, target } = locked;
    const isOver = target.stoppedAt !== null || call.now >= target.endAt;
    if (place.status !== pendingPay || isOver) return false;
    await take(call, locked, { from: pendingPay, to: enrolled });
    return true;
  },
  follow: async (call, order, move) => {
    const step = moveOf(order, move);
    if (!step) return;
    const locked = await placeOf(call, order);
    const isBegun = move === 'applyQuit' && order.kind === 'exam' && (await hasAttempt(call, locked.place));
    if (isBegun) throw new AppError('QUIT_AFTER_START');
    await take(call, locked, step);
  },
  propose: async (call, order) => {
    const { kind, targetId, paidFen, status, quitAppliedAt } = order;
    const target = kind === 'membership' ? null : await findTarget(call, kind, targetId);
    if (!target) return 0;
    // An answer that comes late costs nobody what was right when it was asked for.
    const askedAt = (status === ORDER.quitApplied ? quitAppliedAt : null) ?? call.now;
    return placeRefundFen({ paidFen, askedAt, startAt: target.startAt, stoppedAt: target.stoppedAt });
  },
};
