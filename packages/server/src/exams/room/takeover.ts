import { sql } from 'drizzle-orm';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { recordEvent } from '../attempts/attemptEvents.ts';
import { attemptIs, attemptOfMember, lockAttempt } from '../attempts/attemptRow.ts';
import { closeIfDue, isDue } from '../attempts/close.ts';
import { notePresence } from './notePresence.ts';
import { closedRoomOf, type OpenRoom, roomOf } from './room.ts';

export interface TakeoverInput {
  id: string;
  deviceId: string;
}

/**
 * Makes this device the holder and invalidates all earlier tokens. A closed attempt has no holder: its member gets the
 * key of drafts that the browser may still have, which are then stored as late copies.
 */
export async function takeover(call: EngineCall, memberId: string, { id, deviceId }: TakeoverInput): Promise<OpenRoom> {
  const mine = attemptOfMember(call.appId, id, memberId);
  const taken = await call.db.transaction(async (tx) => {
    const { attempt, exam } = await lockAttempt(tx, mine);
    const isOpen = attempt.status === ATTEMPT.inProgress && !isDue(attempt, exam.stoppedAt, call.now);
    if (!isOpen) return false;
    await tx
      .update(examPaperEnroll)
      .set({
        holderDeviceId: deviceId,
        holderGeneration: sql`${examPaperEnroll.holderGeneration} + 1`,
        updatedAt: call.now,
      })
      .where(attemptIs(call.appId, id));
    await notePresence(within(call, tx), attempt);
    await recordEvent(within(call, tx), id, { type: 'takeover', meta: { deviceId } });
    return true;
  });
  if (!taken) {
    await closeIfDue(call, id);
    return closedRoomOf(call, id);
  }
  return roomOf(call, id, deviceId);
}
