import type { SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { type EngineCall, within } from '../kit/engineCall.ts';
import { storableText } from '../base/storableText.ts';
import { lockPlace } from './lockPlace.ts';
import { PLACE_MOVES, moveLocked, movePlace } from './movePlace.ts';
import type { PlaceRow } from './storedPlaces.ts';
import type { Target } from './target.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

/**
 * Whether the student may leave without asking: a free place that they took themselves. Homework is always assigned.
 */
export const leavesAtOnce = (
  { source }: Pick<PlaceRow, 'source'>,
  { kind, priceFen }: Pick<Target, 'kind' | 'priceFen'>,
): boolean => kind !== 'homework' && source === 'self' && priceFen === 0;

/**
 * Leaves a place at once where `leavesAtOnce`, and otherwise applies to quit. `hasBegun` runs with the place locked and
 * says whether it is too late: quitting and coming back would give new attempts. Throws NOT_FOUND outside the scope,
 * QUIT_AFTER_START, ENROLL_STATE, and VALIDATION without a reason where the quit has to be decided.
 */
export const applyQuit = (
  call: EngineCall,
  scope: SQL,
  { id, reason }: { id: string; reason: string | undefined },
  hasBegun: (call: EngineCall, place: PlaceRow) => Promise<boolean>,
): Promise<void> =>
  call.db.transaction(async (tx) => {
    const inside = within(call, tx);
    const locked = await lockPlace(inside, scope, id);
    const { place, target } = locked;
    if (place.status === ENROLMENT.enrolled && (await hasBegun(inside, place))) throw new AppError('QUIT_AFTER_START');
    const atOnce = leavesAtOnce(place, target);
    if (!atOnce && reason === undefined) throw new AppError('VALIDATION', { path: 'reason', detail: '请填写原因' });
    await moveLocked(inside, locked, {
      ...(atOnce ? PLACE_MOVES.quitAtOnce : PLACE_MOVES.applyQuit),
      set: { quitReason: reason === undefined ? null : storableText(reason), rejectReason: null },
    });
  });

/** Takes back an application to quit that is not decided yet. */
export const withdrawQuit = (call: EngineCall, scope: SQL, id: string): Promise<void> =>
  movePlace(call, scope, id, PLACE_MOVES.withdrawQuit, null);
