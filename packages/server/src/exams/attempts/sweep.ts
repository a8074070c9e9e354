import { and, eq, isNotNull, lte, or, sql } from 'drizzle-orm';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { Db } from '../../db/open.ts';
import { exam, examPaperEnroll } from '../../db/schema/exam.ts';
import type { EngineServices } from '../../kit/engineCall.ts';
import { closeIfDue } from './close.ts';
import { overdueAttempts } from './overdueAttempts.ts';

export interface SweepOptions {
  db: Db;
  services: EngineServices;
  attemptSecret: Uint8Array;
  log: { error(details: object, message: string): void };
}

const BATCH = 100;

interface Due {
  appId: string;
  id: string;
  deadlineAt: Date | null;
}

/** The next due attempts after `last`, in the order of their deadlines. */
function dueAttempts(db: Db, now: Date, last: Due | undefined): Promise<Due[]> {
  const place = [examPaperEnroll.deadlineAt, examPaperEnroll.id] as const;
  const isNext =
    last?.deadlineAt && sql`(${place[0]}, ${place[1]}) > (${last.deadlineAt.toISOString()}::timestamptz, ${last.id})`;
  return db
    .select({ appId: examPaperEnroll.appId, id: examPaperEnroll.id, deadlineAt: examPaperEnroll.deadlineAt })
    .from(examPaperEnroll)
    .innerJoin(exam, and(eq(exam.appId, examPaperEnroll.appId), eq(exam.id, examPaperEnroll.examId)))
    .where(
      and(
        eq(examPaperEnroll.status, ATTEMPT.inProgress),
        isNotNull(examPaperEnroll.deadlineAt),
        isNext || undefined,
        or(overdueAttempts(now), and(isNotNull(exam.stoppedAt), lte(exam.stoppedAt, now))),
      ),
    )
    .orderBy(...place)
    .limit(BATCH);
}

/**
 * Closes every attempt whose time is over, whether a browser is open or not. Returns how many it closed. Those that
 * cannot be closed are logged and passed over, so that they do not keep others open.
 */
export async function sweepOnce({ db, services, attemptSecret, log }: SweepOptions): Promise<number> {
  let closedCount = 0;
  let last: Due | undefined;
  for (;;) {
    const now = services.now();
    const due = await dueAttempts(db, now, last);
    for (const { appId, id } of due) {
      try {
        if (await closeIfDue({ db, appId, now, services, attemptSecret }, id)) closedCount += 1;
      } catch (error) {
        log.error({ error, attemptId: id }, 'an attempt could not be closed');
      }
    }
    if (due.length < BATCH) return closedCount;
    last = due.at(-1);
  }
}
