import { and, eq, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { ACTIVE_ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { enrolment } from '../db/schema/enrolment.ts';
import { examPaperEnroll } from '../db/schema/exam.ts';
import { memberQuestionTry } from '../db/schema/practice.ts';
import { grade, memberGradeSettlement } from '../db/schema/teaching.ts';
import { promote } from '../enrolment/seats.ts';
import { lockTarget } from '../enrolment/target.ts';
import type { EngineCall } from '../kit/engineCall.ts';
import type { GivenPlace } from '../schools/roster/importMembers.ts';

/** Whether the student has done anything in the class: an exam, a homework, practice, or got a final score. */
async function hasWorked({ db, appId }: EngineCall, { gradeId, memberId }: GivenPlace, placeIds: readonly string[]) {
  const attempts = await db.$count(
    examPaperEnroll,
    and(
      eq(examPaperEnroll.appId, appId),
      inArray(examPaperEnroll.examEnrollId, [...placeIds]),
      isNotNull(examPaperEnroll.startedAt),
    ),
  );
  if (attempts > 0) return true;
  const practised = await db.$count(
    memberQuestionTry,
    and(
      eq(memberQuestionTry.appId, appId),
      eq(memberQuestionTry.memberId, memberId),
      eq(memberQuestionTry.gradeId, gradeId),
    ),
  );
  if (practised > 0) return true;
  const settled = and(
    eq(memberGradeSettlement.appId, appId),
    eq(memberGradeSettlement.gradeId, gradeId),
    eq(memberGradeSettlement.memberId, memberId),
  );
  return (await db.$count(memberGradeSettlement, settled)) > 0;
}

/**
 * Takes back a place in a class that an import gave, with the exams and homework that came with it; the seat goes to who
 * waits for it. Returns false if it stays, because the student has worked in the class or paid since.
 */
export async function leaveRosterClass(call: EngineCall, place: GivenPlace & { since: Date }): Promise<boolean> {
  const { db, appId } = call;
  const { gradeId, memberId, since } = place;
  const [own] = await db
    .select({ id: grade.id })
    .from(grade)
    .where(and(eq(grade.appId, appId), eq(grade.id, gradeId), isNull(grade.deletedAt)));
  if (!own) return true;
  const target = await lockTarget(call, 'grade', gradeId);
  const places = await db
    .select()
    .from(enrolment)
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.memberId, memberId),
        or(and(eq(enrolment.kind, 'grade'), eq(enrolment.targetId, gradeId)), eq(enrolment.gradeId, gradeId)),
        gte(enrolment.createdAt, since),
        isNull(enrolment.deletedAt),
      ),
    )
    .orderBy(enrolment.id)
    .for('update');
  const held = places.find(({ kind, status }) => kind === 'grade' && ACTIVE_ENROLMENT.some((one) => one === status));
  if (!held) return true;
  const ids = places.map(({ id }) => id);
  if (places.some(({ orderId }) => orderId !== null) || (await hasWorked(call, place, ids))) return false;
  await db.delete(enrolment).where(and(eq(enrolment.appId, appId), inArray(enrolment.id, ids)));
  await promote(call, target);
  return true;
}
