import { and, count, desc, eq } from 'drizzle-orm';
import { enrolment } from '../../db/schema/enrolment.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { attemptsOfMember } from '../attempts/memberAttempts.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import type { ExamRow } from '../exam/examFacts.ts';
import type { PaperStanding } from '../../papers/paperCard.ts';
import { holdsPlace } from '../exam/visibleExam.ts';

export const NO_STANDING: PaperStanding = { latest: null, attemptsLeft: null };

/** A member's state in a paper: in one exam, or (`examRow` null) in all exams. */
export async function paperStanding(
  { db, appId }: EngineCall,
  examRow: ExamRow | null,
  examPaperId: string,
  memberId: string,
): Promise<PaperStanding> {
  const mine = and(
    eq(examPaperEnroll.appId, appId),
    eq(examPaperEnroll.memberId, memberId),
    eq(examPaperEnroll.examPaperId, examPaperId),
    examRow ? eq(examPaperEnroll.examId, examRow.id) : undefined,
  );
  const [latest] = await db
    .select({
      id: examPaperEnroll.id,
      status: examPaperEnroll.status,
      attemptNo: examPaperEnroll.attemptNo,
      deadlineAt: examPaperEnroll.deadlineAt,
    })
    .from(examPaperEnroll)
    .where(mine)
    .orderBy(desc(examPaperEnroll.startedAt), desc(examPaperEnroll.id))
    .limit(1);
  return {
    latest: latest ? { ...latest, deadlineAt: latest.deadlineAt?.toISOString() ?? null } : null,
    attemptsLeft: examRow ? await attemptsLeft({ db, appId }, examRow, examPaperId, memberId) : null,
  };
}

async function attemptsLeft(
  { db, appId }: Pick<EngineCall, 'db' | 'appId'>,
  examRow: ExamRow,
  examPaperId: string,
  memberId: string,
): Promise<number | null> {
  const [enrol] = await db
    .select({ overrides: enrolment.overrides })
    .from(enrolment)
    .where(
      and(eq(enrolment.appId, appId), eq(enrolment.targetId, examRow.id), eq(enrolment.memberId, memberId), holdsPlace),
    );
  if (!enrol) return null;
  const [used] = await db
    .select({ attempts: count() })
    .from(examPaperEnroll)
    .where(attemptsOfMember(appId, { examId: examRow.id, memberId, examPaperId }));
  return Math.max(0, examRow.maxAttempts + (enrol.overrides.extraAttempts ?? 0) - (used?.attempts ?? 0));
}
