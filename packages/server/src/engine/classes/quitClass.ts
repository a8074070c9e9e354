import type { SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { ENROLMENT } from '@aosai/api/domain/statuses';
import type { Audit } from '../attempt/extend.ts';
import { type EngineCall, within } from '../engineCall.ts';
import { lockPlace, type PlaceMove } from '../enrolment/lockPlace.ts';
import { moveLocked } from '../enrolment/movePlace.ts';
import type { PlaceRow } from '../enrolment/storedPlaces.ts';
import { storableText } from '../storableText.ts';
import { syncClass } from './syncClass.ts';

/** A free place that the student took: nobody counts on it before the class begins, so nobody has to be asked. */
export const leavesClassAtOnce = (
  { source }: Pick<PlaceRow, 'source'>,
  { priceFen, startAt }: { priceFen: number; startAt: Date },
  now: Date,
): boolean => source === 'self' && priceFen === 0 && now < startAt;

/**
 * One step of a place in a class, with everything that follows from it: the seat that it frees, and what the members have
 * to do. Throws NOT_FOUND outside the scope and ENROLL_STATE from any other state.
 */
export const moveInClass = (
  call: EngineCall,
  scope: SQL,
  id: string,
  move: PlaceMove,
  audit: Audit | null,
): Promise<void> =>
  call.db.transaction(async (tx) => {
    const inside = within(call, tx);
    const locked = await lockPlace(inside, scope, id);
    await moveLocked(inside, locked, move);
    await syncClass(inside, locked.target.id);
    await audit?.(tx, { before: { status: locked.place.status }, after: { status: move.to } });
  });

/**
 * The member or the guardian leaves the class, or asks anyone who runs it. Throws NOT_FOUND, ENROLL_STATE, and VALIDATION
 * without a reason where one has to be asked.
 */
export const applyClassQuit = (
  call: EngineCall,
  scope: SQL,
  { id, reason }: { id: string; reason: string | undefined },
): Promise<void> =>
  call.db.transaction(async (tx) => {
    const inside = within(call, tx);
    const locked = await lockPlace(inside, scope, id);
    const atOnce = leavesClassAtOnce(locked.place, locked.target, call.now);
    if (locked.place.status === ENROLMENT.enrolled && !atOnce && reason === undefined)
      throw new AppError('VALIDATION', { detail: '请填写原因' });
    await moveLocked(inside, locked, {
      from: ENROLMENT.enrolled,
      to: atOnce ? ENROLMENT.quit : ENROLMENT.quitApplied,
      set: { quitReason: reason === undefined ? null : storableText(reason), rejectReason: null },
    });
    await syncClass(inside, locked.target.id);
  });
