import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { hardClose } from '@aosai/api/homework/homeworkDates';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../../db/schema/enrolment.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { attemptIs, lockAttempt } from '../../exams/attempts/attemptRow.ts';
import { type Closed, closeLocked } from '../../exams/attempts/close.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { lockTarget } from '../../enrolment/target.ts';
import { settleNow } from '../../exams/scoring/settle.ts';
import { findHomework } from '../../exams/exam/homeworkRow.ts';
import { tellSettled } from '../notifyStudents.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

export interface Settled {
  settled: number;
  /** How many of these had not begun and get 0 points. */
  missing: number;
  closed: Closed[];
}

/**
 * Gives every student of these places a result, in a transaction: running attempts are handed in, students who have not
 * begun get nothing, and no save can reopen it. Later verdicts update the sum. Throws HOMEWORK_STATE before the hard
 * close unless `isEarly` is set.
 */
export async function settleHomework(
  call: EngineCall,
  homeworkId: string,
  where: SQL | undefined,
  { isEarly }: { isEarly: boolean },
): Promise<Settled> {
  const { db, appId, now } = call;
  await lockTarget(call, 'homework', homeworkId);
  const homework = await findHomework(call, homeworkId);
  const places = await db
    .select()
    .from(enrolment)
    .where(
      and(
        where,
        eq(enrolment.appId, appId),
        eq(enrolment.targetId, homeworkId),
        inArray(enrolment.status, [ENROLMENT.enrolled, ENROLMENT.quitApplied]),
        isNull(enrolment.leftAt),
      ),
    )
    .orderBy(asc(enrolment.id))
    .for('update');
  const closesAt = ({ dueAt, lateUntilAt }: (typeof places)[number]) =>
    hardClose({ dueAt: dueAt ?? homework.endAt, lateUntilAt });
  if (!isEarly && places.some((place) => closesAt(place) > now)) throw new AppError('HOMEWORK_STATE');
  const ids = places.map(({ id }) => id);
  const attempts = await db
    .select({ id: examPaperEnroll.id })
    .from(examPaperEnroll)
    .where(and(eq(examPaperEnroll.appId, appId), inArray(examPaperEnroll.examEnrollId, ids)))
    .orderBy(asc(examPaperEnroll.id));
  const closed: Closed[] = [];
  for (const { id } of attempts) {
    const { attempt } = await lockAttempt(db, attemptIs(appId, id));
    if (attempt.status === ATTEMPT.inProgress) {
      const deadlineAt = attempt.deadlineAt ?? now;
      closed.push(await closeLocked(call, id, { reason: 'forced', completedAt: deadlineAt < now ? deadlineAt : now }));
    }
    const { attempt: after } = await lockAttempt(db, attemptIs(appId, id));
    if (after.status !== ATTEMPT.settled) await settleNow(call, after);
  }
  await db
    .update(enrolment)
    .set({ status: ENROLMENT.settled, updatedAt: now })
    .where(and(eq(enrolment.appId, appId), inArray(enrolment.id, ids)));
  await tellSettled(
    call,
    homework,
    places.map(({ id, memberId }) => ({ enrollId: id, memberId })),
  );
  return { settled: places.length, missing: places.length - attempts.length, closed };
}
