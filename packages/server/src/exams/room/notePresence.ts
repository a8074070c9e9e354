import { and, eq, gte } from 'drizzle-orm';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { type AttemptRow, attemptIs } from '../attempts/attemptRow.ts';

/**
 * Notes that the student of an exam is present, as a save does: otherwise a student who only enters the room and runs
 * programs would count as cut off and get the long grace. After the deadline nothing is noted, since presence is
 * decided at the deadline. In homework the column means the last save.
 */
export async function notePresence(
  { db, appId, now }: Pick<EngineCall, 'db' | 'appId' | 'now'>,
  { id, kind }: Pick<AttemptRow, 'id' | 'kind'>,
): Promise<void> {
  if (kind !== 'exam') return;
  await db
    .update(examPaperEnroll)
    .set({ lastSeenAt: now })
    .where(
      and(attemptIs(appId, id), eq(examPaperEnroll.status, ATTEMPT.inProgress), gte(examPaperEnroll.deadlineAt, now)),
    );
}
