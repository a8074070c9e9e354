import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { MS_PER_SECOND } from '@aosai/api/kit/constants';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../../db/schema/enrolment.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { insertEventRows } from './attemptEvents.ts';
import type { Audit } from '../../kit/audit/audit.ts';
import { overdueAttempts } from './overdueAttempts.ts';
import { SEATED_ENROLMENT } from '@aosai/api/enrolment/enrolments';

/**
 * Gives everybody in an exam more time: running attempts with their next save, others when they begin, if they still
 * may. Attempts that are over stay as they are; `reopen` is for those. Returns how many attempts are running. The caller
 * has checked that the user runs `examId`.
 *
 * @throws NOBODY_WRITING after the end of the exam, when nobody is writing or may still begin
 */
export async function extendAll(
  call: EngineCall,
  { examId, endAt, seconds }: { examId: string; endAt: Date; seconds: number },
  audit: Audit,
): Promise<number> {
  const { appId, now } = call;
  const running = await call.db.transaction(async (tx) => {
    const inside = within(call, tx);
    const rows = await tx
      .update(examPaperEnroll)
      .set({
        deadlineAt: sql`${examPaperEnroll.deadlineAt} + make_interval(secs => ${seconds}::int)`,
        extraSec: sql`${examPaperEnroll.extraSec} + ${seconds}`,
        eventsCount: sql`${examPaperEnroll.eventsCount} + 1`,
        updatedAt: now,
      })
      .where(
        and(
          eq(examPaperEnroll.appId, appId),
          eq(examPaperEnroll.examId, examId),
          eq(examPaperEnroll.status, ATTEMPT.inProgress),
          not(overdueAttempts(now) ?? sql`false`),
        ),
      )
      .returning({
        id: examPaperEnroll.id,
        memberId: examPaperEnroll.memberId,
        deadlineAt: examPaperEnroll.deadlineAt,
      });
    // Whole seconds, as the shifts are.
    const sinceEndSec = Math.floor((now.getTime() - endAt.getTime()) / MS_PER_SECOND);
    const places = await tx
      .update(enrolment)
      .set({
        overrides: sql`${enrolment.overrides} || jsonb_build_object('extraSec',
          coalesce((${enrolment.overrides} ->> 'extraSec')::int, 0) + ${seconds}::int)`,
        updatedAt: now,
      })
      .where(
        and(
          eq(enrolment.appId, appId),
          eq(enrolment.targetId, examId),
          inArray(enrolment.status, [...SEATED_ENROLMENT]),
          isNull(enrolment.deletedAt),
          // The exam ends later for a student whose window was moved.
          sql`coalesce((${enrolment.overrides} ->> 'startShiftSec')::int, 0) > ${sinceEndSec}`,
        ),
      )
      .returning({ id: enrolment.id });
    if (now >= endAt && rows.length + places.length === 0) throw new AppError('NOBODY_WRITING');
    await insertEventRows(
      inside,
      rows.map(({ id, deadlineAt }) => ({
        attemptId: id,
        at: now,
        type: 'extended' as const,
        meta: { seconds, deadlineAt: deadlineAt?.toISOString() ?? '' },
      })),
    );
    await audit(tx, { after: { seconds, running: rows.length } });
    return rows;
  });
  for (const { id, memberId } of running)
    call.services.publish(appId, memberId, { type: 'attempt', attemptId: id, status: ATTEMPT.inProgress });
  return running.length;
}
