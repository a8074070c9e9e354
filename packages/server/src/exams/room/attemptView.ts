import { and, eq, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { awaitedOf } from '@aosai/api/exams/release';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examMemberQuestion, examPaper, examPaperEnroll } from '../../db/schema/exam.ts';
import { member } from '../../db/schema/people.ts';
import type { AttemptRow } from '../attempts/attemptRow.ts';
import type { Attempt } from '@aosai/api/exams/attempt.contract';

/** `isAnswered` of the domain, in SQL. */
export const hasAnswer = sql<boolean>`case ${examMemberQuestion.answer} ->> 'kind'
  when 'choice' then jsonb_array_length(${examMemberQuestion.answer} -> 'optionIds') > 0
  when 'code' then ${examMemberQuestion.answer} ->> 'code' ~ '\\S'
  when 'text' then exists (select 1 from jsonb_array_elements_text(${examMemberQuestion.answer} -> 'texts') t where t ~ '\\S')
  else false end`;

const answersHere = sql`from ${examMemberQuestion} where ${examMemberQuestion.appId} = ${examPaperEnroll.appId}
  and ${examMemberQuestion.attemptId} = ${examPaperEnroll.id}`;

export const attemptColumns = {
  attempt: examPaperEnroll,
  examTitle: exam.title,
  examEndAt: exam.endAt,
  examStoppedAt: exam.stoppedAt,
  explainsErrors: exam.explainsErrors,
  reviewMatrix: exam.reviewMatrix,
  releases: {
    scoreRelease: exam.scoreRelease,
    scoresReleasedAt: exam.scoresReleasedAt,
    keyRelease: exam.keyRelease,
    keysReleasedAt: exam.keysReleasedAt,
  },
  paperTitle: examPaper.title,
  feedback: examPaper.feedback,
  scorePolicy: examPaper.scorePolicy,
  passPoints: examPaper.passPoints,
  memberName: member.name,
  answeredCount: sql<number>`(select count(*)::int ${answersHere} and ${hasAnswer})`,
  lateCopyCount: sql<number>`(select coalesce(sum((
      select count(*) from jsonb_array_elements(${examMemberQuestion.lateCopies}) copy where copy ->> 'accepted' = 'false'
    )), 0)::int ${answersHere})`,
};

export interface AttemptFacts {
  attempt: AttemptRow;
  examTitle: string;
  examEndAt: Date;
  examStoppedAt: Date | null;
  explainsErrors: boolean;
  reviewMatrix: (typeof exam.$inferSelect)['reviewMatrix'];
  releases: Parameters<typeof awaitedOf>[0];
  paperTitle: string;
  feedback: 'deferred' | 'ioi';
  scorePolicy: 'best' | 'last';
  passPoints: number | null;
  memberName: string;
  answeredCount: number;
  lateCopyCount: number;
}

/** Attempts with further columns; the enrolment is joined for row scope. */
export function attemptQuery<T extends Record<string, SQL>>(db: Db, more: T) {
  return db
    .select({ ...attemptColumns, ...more })
    .from(examPaperEnroll)
    .innerJoin(exam, and(eq(exam.appId, examPaperEnroll.appId), eq(exam.id, examPaperEnroll.examId)))
    .innerJoin(
      examPaper,
      and(eq(examPaper.appId, examPaperEnroll.appId), eq(examPaper.id, examPaperEnroll.examPaperId)),
    )
    .innerJoin(member, and(eq(member.appId, examPaperEnroll.appId), eq(member.id, examPaperEnroll.memberId)))
    .innerJoin(
      enrolment,
      and(eq(enrolment.appId, examPaperEnroll.appId), eq(enrolment.id, examPaperEnroll.examEnrollId)),
    )
    .$dynamic();
}

export async function attemptFacts(db: Db, where: SQL | undefined): Promise<AttemptFacts> {
  const [facts] = await attemptQuery(db, {}).where(where);
  if (!facts) throw new AppError('NOT_FOUND');
  return facts;
}

/** `showsScore`: whether the reader may see the total now. */
export function attemptView(facts: AttemptFacts, showsScore: boolean): Attempt {
  const { attempt } = facts;
  return {
    id: attempt.id,
    examEnrollId: attempt.examEnrollId,
    examId: attempt.examId,
    examTitle: facts.examTitle,
    examPaperId: attempt.examPaperId,
    paperTitle: facts.paperTitle,
    memberId: attempt.memberId,
    memberName: facts.memberName,
    attemptNo: attempt.attemptNo,
    status: attempt.status,
    startedAt: attempt.startedAt?.toISOString() ?? null,
    deadlineAt: attempt.deadlineAt?.toISOString() ?? null,
    completedAt: attempt.completedAt?.toISOString() ?? null,
    submitReason: attempt.submitReason,
    feedback: facts.feedback,
    scorePolicy: facts.scorePolicy,
    extraSec: attempt.extraSec,
    answeredCount: facts.answeredCount,
    questionCount: attempt.questionCount,
    lateCopyCount: facts.lateCopyCount,
    eventsCount: attempt.eventsCount,
    maxPoints: attempt.maxPoints,
    passPoints: facts.passPoints,
    totalPoints: showsScore ? attempt.totalPoints : null,
  };
}
