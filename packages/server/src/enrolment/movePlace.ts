import { and, eq, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../db/open.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import type { Audit } from '../kit/audit/audit.ts';
import { type EngineCall, within } from '../kit/engineCall.ts';
import { type LockedPlace, lockPlace, type PlaceMove } from './lockPlace.ts';
import { promote, seatsTaken } from './seats.ts';
import { placeIs } from './storedPlaces.ts';
import { notifyMoved, tellSeatFreed } from './notifyMoved.ts';
import { ENROLMENT, type EnrolmentStatus, SEATED_ENROLMENT } from '@aosai/api/enrolment/enrolments';

/**
 * Every move of a single place. Settling moves all places of a class or homework together, and a seat that becomes free
 * promotes the first in line (`promote`).
 */
export const PLACE_MOVES = {
  pay: { from: ENROLMENT.pendingPay, to: ENROLMENT.enrolled },
  expire: { from: ENROLMENT.pendingPay, to: ENROLMENT.cancelled },
  cancel: { from: [ENROLMENT.waiting, ENROLMENT.pendingPay], to: ENROLMENT.cancelled },
  quitAtOnce: { from: ENROLMENT.enrolled, to: ENROLMENT.quit },
  takeOut: { from: ENROLMENT.enrolled, to: ENROLMENT.quit, byStaff: true },
  applyQuit: { from: ENROLMENT.enrolled, to: ENROLMENT.quitApplied },
  withdrawQuit: { from: ENROLMENT.quitApplied, to: ENROLMENT.enrolled, set: { quitReason: null } },
  rejectQuit: { from: ENROLMENT.quitApplied, to: ENROLMENT.enrolled },
  passQuit: { from: ENROLMENT.quitApplied, to: ENROLMENT.quitPassed },
  /** The school lets a student quit, whether or not the student applied. */
  forceQuit: { from: [ENROLMENT.enrolled, ENROLMENT.quitApplied], to: ENROLMENT.quitPassed },
  finishQuit: { from: ENROLMENT.quitPassed, to: ENROLMENT.quit },
} as const satisfies Record<string, PlaceMove>;

const isSeated = (status: EnrolmentStatus): boolean => SEATED_ENROLMENT.some((seated) => seated === status);

/** Gives a freed seat to the first in line. If nobody waits and the target was full, the school gets a message. */
async function passSeatOn(call: EngineCall, locked: LockedPlace): Promise<void> {
  const { target } = locked;
  const { capacity } = target;
  const promoted = await promote(call, target);
  if (promoted.length > 0 || capacity === null) return;
  if ((await seatsTaken(call, target.id)) === capacity - 1) await tellSeatFreed(call, locked);
}

/**
 * Moves a locked place one state on. A seat that becomes free goes to the member who waits longest, in the same
 * transaction. Throws ENROLL_STATE if the place is in none of the states of `from`.
 */
export async function moveLocked(call: EngineCall, locked: LockedPlace, move: PlaceMove): Promise<void> {
  const { db, appId, now } = call;
  const { place } = locked;
  const from = typeof move.from === 'string' ? [move.from] : move.from;
  if (!from.includes(place.status)) throw new AppError('ENROLL_STATE', { status: ENROLMENT.label(place.status) });
  await db
    .update(enrolment)
    .set({ ...move.set, status: move.to, waitingAt: null, updatedAt: now })
    .where(and(placeIs(appId, place.id), eq(enrolment.status, place.status)));
  await notifyMoved(call, locked, move);
  if (isSeated(place.status) && !isSeated(move.to)) await passSeatOn(call, locked);
}

/**
 * Moves a place one state on; safe against concurrent moves. Throws NOT_FOUND outside the scope and ENROLL_STATE if the
 * place is in none of the states of `from`.
 */
export async function movePlace(
  call: EngineCall,
  scope: SQL,
  id: string,
  move: PlaceMove,
  audit: Audit | null,
): Promise<void> {
  await call.db.transaction(async (tx: Db) => {
    const inside = within(call, tx);
    const locked = await lockPlace(inside, scope, id);
    await moveLocked(inside, locked, move);
    await audit?.(tx, { before: { status: locked.place.status }, after: { status: move.to } });
  });
}
