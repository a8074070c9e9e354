import { and, eq } from 'drizzle-orm';
import type { LateRule } from '@aosai/api/homework/latePoints';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam } from '../../db/schema/exam.ts';
import type { AttemptRow } from '../attempts/attemptRow.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { lateRuleOf } from '../exam/homeworkRow.ts';

/** The student's due date and the rule for late work. */
export interface LateFacts {
  dueAt: Date;
  rule: LateRule;
}

/** Null for an exam, which has no late work. */
export async function lateFactsOf(
  { db, appId }: Pick<EngineCall, 'db' | 'appId'>,
  attempt: Pick<AttemptRow, 'kind' | 'examEnrollId' | 'examId'>,
): Promise<LateFacts | null> {
  if (attempt.kind !== 'homework') return null;
  const [found] = await db
    .select({
      dueAt: enrolment.dueAt,
      latePerDayPct: exam.latePerDayPct,
      lateCapPct: exam.lateCapPct,
      endAt: exam.endAt,
    })
    .from(enrolment)
    .innerJoin(exam, and(eq(exam.appId, enrolment.appId), eq(exam.id, enrolment.targetId)))
    .where(and(eq(enrolment.appId, appId), eq(enrolment.id, attempt.examEnrollId)));
  if (!found) throw new TypeError(`the place ${attempt.examEnrollId} is gone`);
  return { dueAt: found.dueAt ?? found.endAt, rule: lateRuleOf(found) };
}
