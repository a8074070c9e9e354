import { and, asc, eq, exists, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { RejudgeScope } from '@aosai/api/rejudging/rejudging';
import type { Db } from '../db/open.ts';
import { examMemberQuestion, examPaper, examPaperEnroll } from '../db/schema/exam.ts';
import { submission } from '../db/schema/submission.ts';
import { memberQuestionTry as tries } from '../db/schema/practice.ts';
import { codeHash, writtenCode } from '../judging/submissions/codeAnswer.ts';
import { pickGraded } from '../exams/scoring/pickScored.ts';

interface Target {
  scope: RejudgeScope;
  targetId: string;
}

const ofAttempt = and(eq(examPaperEnroll.appId, submission.appId), eq(examPaperEnroll.id, submission.attemptId));

function within(appId: string, { scope, targetId }: Target): SQL | undefined {
  const scored = and(eq(submission.appId, appId), eq(submission.kind, 'submit'));
  switch (scope) {
    case 'submission':
      return and(scored, eq(submission.id, targetId));
    case 'question':
      return and(scored, eq(submission.questionVersionId, targetId));
    case 'exam':
      return and(scored, eq(examPaperEnroll.examId, targetId));
    default:
      return scope satisfies never;
  }
}

function keyOf(row: { attemptId: string; questionVersionId: string }): string {
  return `${row.attemptId}/${row.questionVersionId}`;
}

/** The programs of existing practice tries: all of them, since every try affects the practice state. */
async function practised(db: Db, appId: string, target: Target): Promise<string[]> {
  if (target.scope === 'exam') return [];
  const isStanding = exists(
    db
      .select({ one: sql`1` })
      .from(tries)
      .where(and(eq(tries.appId, submission.appId), eq(tries.submissionId, submission.id), isNull(tries.deletedAt))),
  );
  const rows = await db
    .select({ id: submission.id })
    .from(submission)
    .where(and(within(appId, target), isNotNull(submission.tryId), eq(submission.state, 'done'), isStanding))
    .orderBy(asc(submission.createdAt), asc(submission.id));
  return rows.map(({ id }) => id);
}

/**
 * Ids of the submissions that count now, one per answer. A submission named by its id is taken whether it counts or
 * not. Unjudged ones are left out: they will be judged anyway.
 */
export const gradedSubmissions = async (db: Db, appId: string, target: Target): Promise<string[]> => [
  ...(await ofAttempts(db, appId, target)),
  ...(await practised(db, appId, target)),
];

async function ofAttempts(db: Db, appId: string, target: Target): Promise<string[]> {
  const rows = await db
    .select({
      id: submission.id,
      attemptId: examPaperEnroll.id,
      questionVersionId: submission.questionVersionId,
      state: submission.state,
      verdict: submission.verdict,
      points: submission.points,
      codeHash: submission.codeHash,
      policy: examPaper.scorePolicy,
    })
    .from(submission)
    .innerJoin(examPaperEnroll, ofAttempt)
    .innerJoin(examPaper, and(eq(examPaper.appId, submission.appId), eq(examPaper.id, examPaperEnroll.examPaperId)))
    .where(within(appId, target))
    .orderBy(asc(submission.createdAt), asc(submission.id));
  if (target.scope === 'submission') return rows.flatMap(({ id, state }) => (state === 'done' ? [id] : []));
  if (rows.length === 0) return [];

  const attemptIds = [...new Set(rows.map(({ attemptId }) => attemptId))];
  const answers = await db
    .select({
      attemptId: examMemberQuestion.attemptId,
      questionVersionId: examMemberQuestion.questionVersionId,
      answer: examMemberQuestion.answer,
    })
    .from(examMemberQuestion)
    .where(and(eq(examMemberQuestion.appId, appId), inArray(examMemberQuestion.attemptId, attemptIds)));
  const finalOf = new Map(answers.map((row) => [keyOf(row), writtenCode(row.answer)]));
  const byAnswer = Map.groupBy(rows, keyOf);
  return [...byAnswer].flatMap(([key, own]) => {
    const final = finalOf.get(key);
    const graded = pickGraded(own, own[0]?.policy ?? 'best', final ? codeHash(final) : null);
    return graded ? [graded.id] : [];
  });
}
