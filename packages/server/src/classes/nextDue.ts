import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { ExamKind } from '@aosai/api/exams/teaching';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../db/schema/exam.ts';
import type { EngineCall } from '../kit/engineCall.ts';
import { instantParam } from '../db/rawRows.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

export interface NextDue {
  kind: ExamKind;
  id: string;
  title: string;
  dueAt: string;
}

/** Returns a lookup of the next due work of each member in each of these classes. */
export async function nextDueIn(
  { db, appId, now }: Pick<EngineCall, 'db' | 'appId' | 'now'>,
  gradeIds: readonly string[],
  memberIds: readonly string[],
): Promise<(gradeId: string, memberId: string) => NextDue | null> {
  if (gradeIds.length === 0 || memberIds.length === 0) return () => null;
  const dueAt = sql<Date>`coalesce(${enrolment.dueAt}, ${exam.endAt})`.mapWith(exam.endAt);
  const handedIn = db
    .select({ one: sql`1` })
    .from(examPaperEnroll)
    .where(
      and(
        eq(examPaperEnroll.appId, enrolment.appId),
        eq(examPaperEnroll.examEnrollId, enrolment.id),
        inArray(examPaperEnroll.status, [ATTEMPT.completed, ATTEMPT.settled]),
      ),
    );
  const rows = await db
    .selectDistinctOn([enrolment.gradeId, enrolment.memberId], {
      gradeId: enrolment.gradeId,
      memberId: enrolment.memberId,
      kind: exam.kind,
      id: exam.id,
      title: exam.title,
      dueAt,
    })
    .from(enrolment)
    .innerJoin(exam, and(eq(exam.appId, enrolment.appId), eq(exam.id, enrolment.targetId)))
    .where(
      and(
        eq(enrolment.appId, appId),
        inArray(enrolment.kind, ['exam', 'homework']),
        inArray(enrolment.gradeId, [...gradeIds]),
        inArray(enrolment.memberId, [...memberIds]),
        eq(enrolment.status, ENROLMENT.enrolled),
        isNull(enrolment.leftAt),
        eq(exam.published, true),
        isNull(exam.stoppedAt),
        sql`${dueAt} > ${instantParam(now)}`,
        notExists(handedIn),
      ),
    )
    .orderBy(enrolment.gradeId, enrolment.memberId, dueAt);
  const known = new Map(rows.map(({ gradeId, memberId, ...next }) => [`${gradeId} ${memberId}`, next]));
  return (gradeId, memberId) => {
    const next = known.get(`${gradeId} ${memberId}`);
    return next ? { ...next, dueAt: next.dueAt.toISOString() } : null;
  };
}
