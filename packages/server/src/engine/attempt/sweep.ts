import { and, eq, isNotNull, lte, or } from 'drizzle-orm';
import { ATTEMPT } from '@aosai/api/domain/statuses';
import type { Db } from '../../db/open.ts';
import { exam, examPaperEnroll } from '../../db/schema/exam.ts';
import type { EngineServices } from '../engineCall.ts';
import { closeIfDue } from './close.ts';
import { overdue } from './overdue.ts';

export interface SweepOptions {
  db: Db;
  services: EngineServices;
  attemptSecret: Uint8Array;
  log: { error(details: object, message: string): void };
}

const BATCH = 100;

function dueAttempts(db: Db, now: Date): Promise<{ appId: string; id: string }[]> {
  return db
    .select({ appId: examPaperEnroll.appId, id: examPaperEnroll.id })
    .from(examPaperEnroll)
    .innerJoin(exam, and(eq(exam.appId, examPaperEnroll.appId), eq(exam.id, examPaperEnroll.examId)))
    .where(
      and(
        eq(examPaperEnroll.status, ATTEMPT.inProgress),
        or(overdue(now), and(isNotNull(exam.stoppedAt), lte(exam.stoppedAt, now))),
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
