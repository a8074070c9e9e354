import { and, eq, isNotNull, lt, lte, or, sql } from 'drizzle-orm';
import { GRACE_MS, PRESENT_GRACE_MS, PRESENT_WITHIN_MS } from '@aosai/api/domain/constants';
import { ATTEMPT } from '@aosai/api/domain/statuses';
import type { Db } from '../../db/open.ts';
import { exam, examPaperEnroll } from '../../db/schema/exam.ts';
import type { EngineServices } from '../engineCall.ts';
import { closeIfDue } from './close.ts';

export interface SweepOptions {
  db: Db;
  services: EngineServices;
  attemptSecret: Uint8Array;
  log: { error(details: object, message: string): void };
}

const BATCH = 100;

/** `graceOf` in SQL: attempts with the short grace. */
const wasPresent = and(
  eq(examPaperEnroll.kind, 'exam'),
  sql`case when ${examPaperEnroll.lastSeenAt} > ${examPaperEnroll.deadlineAt} then ${examPaperEnroll.silentSinceAt} is null
    else ${examPaperEnroll.lastSeenAt} >= ${examPaperEnroll.deadlineAt} - make_interval(secs => ${PRESENT_WITHIN_MS / 1000}) end`,
);

function dueAttempts(db: Db, now: Date): Promise<{ appId: string; id: string }[]> {
  return db
    .select({ appId: examPaperEnroll.appId, id: examPaperEnroll.id })
    .from(examPaperEnroll)
    .innerJoin(exam, and(eq(exam.appId, examPaperEnroll.appId), eq(exam.id, examPaperEnroll.examId)))
    .where(
      and(
        eq(examPaperEnroll.status, ATTEMPT.inProgress),
        or(
          lt(examPaperEnroll.deadlineAt, new Date(now.getTime() - GRACE_MS)),
          and(lt(examPaperEnroll.deadlineAt, new Date(now.getTime() - PRESENT_GRACE_MS)), wasPresent),
          and(isNotNull(exam.stoppedAt), lte(exam.stoppedAt, now)),
        ),
      ),
    )
    .orderBy(examPaperEnroll.deadlineAt)
    .limit(BATCH);
}

/** Closes every attempt whose time is over, whether a browser is open or not. Returns how many it closed. */
export async function sweepOnce({ db, services, attemptSecret, log }: SweepOptions): Promise<number> {
  let closedCount = 0;
  for (;;) {
    const now = services.now();
    const due = await dueAttempts(db, now);
    let closedNow = 0;
    for (const { appId, id } of due) {
      try {
        if (await closeIfDue({ db, appId, now, services, attemptSecret }, id)) closedNow += 1;
      } catch (error) {
        log.error({ error, attemptId: id }, 'an attempt could not be closed');
      }
    }
    closedCount += closedNow;
    // Without progress, stop: the next round would fail on the same attempts.
    if (due.length < BATCH || closedNow === 0) return closedCount;
  }
}
