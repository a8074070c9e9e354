import type { SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { enrolment } from '../../db/schema/enrolment.ts';
import type { Audit } from '../../kit/audit/audit.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { type LockedPlace, lockPlace, type PlaceMove } from '../../enrolment/lockPlace.ts';
import { PLACE_MOVES, moveLocked } from '../../enrolment/movePlace.ts';
import { placeIs, type PlaceRow } from '../../enrolment/storedPlaces.ts';
import { storableText } from '../../base/storableText.ts';
import { lockRosterRows, renameInRoster } from '../rosterNames.ts';
import { syncClass } from './syncClass.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

/** Whether the student may leave without asking: a free place that they took themselves, before the class begins. */
export const leavesClassAtOnce = (
  { source }: Pick<PlaceRow, 'source'>,
  { priceFen, startAt }: { priceFen: number; startAt: Date },
  now: Date,
): boolean => source === 'self' && priceFen === 0 && now < startAt;

/** Locks the roster's row of the student, before the class is locked. */
async function lockRoster({ db, appId }: EngineCall, placeId: string): Promise<void> {
  const [place] = await db.select({ memberId: enrolment.memberId }).from(enrolment).where(placeIs(appId, placeId));
  if (place) await lockRosterRows(db, appId, [place.memberId]);
}

/** The roster no longer names a class that the student has left: its next import would put them back. */
export const leaveInRoster = (call: EngineCall, { place, target }: LockedPlace): Promise<void> =>
  renameInRoster(
    call.db,
    { appId: call.appId, now: call.now, orgId: target.orgId, memberIds: [place.memberId] },
    target.title,
    null,
  );

/**
 * Moves a place in a class one state on, passes a freed seat on and updates the member's work. Throws NOT_FOUND outside
 * the scope and ENROLL_STATE if the place is in none of the states of `from`.
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
    await lockRoster(inside, id);
    const locked = await lockPlace(inside, scope, id);
    await moveLocked(inside, locked, move);
    if (move.to === ENROLMENT.quit) await leaveInRoster(inside, locked);
    await syncClass(inside, locked.target.id);
    await audit?.(tx, { before: { status: locked.place.status }, after: { status: move.to } });
  });

/**
 * Leaves the class at once where `leavesClassAtOnce`, and otherwise applies to quit. Throws NOT_FOUND, ENROLL_STATE,
 * and VALIDATION without a reason where the quit has to be decided.
 */
export const applyClassQuit = (
  call: EngineCall,
  scope: SQL,
  { id, reason }: { id: string; reason: string | undefined },
): Promise<void> =>
  call.db.transaction(async (tx) => {
    const inside = within(call, tx);
    await lockRoster(inside, id);
    const locked = await lockPlace(inside, scope, id);
    const atOnce = leavesClassAtOnce(locked.place, locked.target, call.now);
    if (locked.place.status === ENROLMENT.enrolled && !atOnce && reason === undefined)
      throw new AppError('VALIDATION', { path: 'reason', detail: '请填写原因' });
    await moveLocked(inside, locked, {
      ...(atOnce ? PLACE_MOVES.quitAtOnce : PLACE_MOVES.applyQuit),
      set: { quitReason: reason === undefined ? null : storableText(reason), rejectReason: null },
    });
    if (atOnce) await leaveInRoster(inside, locked);
    await syncClass(inside, locked.target.id);
  });
