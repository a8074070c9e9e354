import { and, eq, sql } from 'drizzle-orm';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { examPaper, examPaperEnroll } from '../../db/schema/exam.ts';
import { closeIfDue } from '../attempts/close.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { instantParam } from '../../db/rawRows.ts';

const runningIn = (appId: string, examId: string) =>
  and(
    eq(examPaperEnroll.appId, appId),
    eq(examPaperEnroll.examId, examId),
    eq(examPaperEnroll.status, ATTEMPT.inProgress),
  );

export const attemptsIn = (db: Db, appId: string, examId: string): Promise<number> =>
  db.$count(examPaperEnroll, and(eq(examPaperEnroll.appId, appId), eq(examPaperEnroll.examId, examId)));

export const runningCount = (db: Db, appId: string, examId: string): Promise<number> =>
  db.$count(examPaperEnroll, runningIn(appId, examId));

/**
 * After the end of an exam moved, extends running attempts that it had cut short; nobody loses time. `deadlineOf` for a
 * whole room, in one statement.
 */
export async function moveDeadlines(
  { db, appId, now }: Pick<EngineCall, 'db' | 'appId' | 'now'>,
  examId: string,
  endAt: Date,
): Promise<void> {
  await db.execute(sql`update ${examPaperEnroll} a
    set deadline_at = greatest(a.deadline_at, least(
        a.started_at + make_interval(mins => p.duration_min),
        ${instantParam(endAt)} + make_interval(secs => coalesce((e.overrides ->> 'startShiftSec')::int, 0))
      ) + make_interval(secs => a.extra_sec)), updated_at = ${instantParam(now)}
    from ${examPaper} p, ${enrolment} e
    where a.app_id = ${appId} and a.exam_id = ${examId} and a.status = ${ATTEMPT.inProgress}
      and p.app_id = a.app_id and p.id = a.exam_paper_id and e.app_id = a.app_id and e.id = a.exam_enroll_id`);
}

/** Closes the running attempts of a stopped exam one by one; the sweep closes those that fail here. */
export async function closeStopped(call: EngineCall, examId: string): Promise<void> {
  const rows = await call.db
    .select({ id: examPaperEnroll.id })
    .from(examPaperEnroll)
    .where(runningIn(call.appId, examId));
  for (const { id } of rows) await closeIfDue(call, id);
}
