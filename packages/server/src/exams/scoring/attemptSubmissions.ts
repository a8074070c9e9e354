import { and, asc, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { submission } from '../../db/schema/submission.ts';
import type { JudgedRow, SubmissionRow } from '../../judging/submissions/submissionView.ts';

const { code: _code, ...submissionColumns } = getTableColumns(submission);

/** The scored submissions of an attempt, oldest first, without their code. */
export function scoredSubmissions(db: Db, appId: string, attemptId: string): Promise<JudgedRow[]> {
  return db
    .select(submissionColumns)
    .from(submission)
    .where(and(eq(submission.appId, appId), eq(submission.attemptId, attemptId), eq(submission.kind, 'submit')))
    .orderBy(asc(submission.createdAt), asc(submission.id));
}

/** The scored submissions of one question with their code, newest first. */
export function submittedPrograms(
  db: Db,
  appId: string,
  { attemptId, questionId }: { attemptId: string; questionId: string },
): Promise<SubmissionRow[]> {
  return db
    .select()
    .from(submission)
    .where(
      and(
        eq(submission.appId, appId),
        eq(submission.attemptId, attemptId),
        eq(submission.questionVersionId, questionId),
        eq(submission.kind, 'submit'),
      ),
    )
    .orderBy(desc(submission.createdAt), desc(submission.id));
}

/** The code of these submissions by id. */
export async function programsOf(db: Db, appId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: submission.id, code: submission.code })
    .from(submission)
    .where(and(eq(submission.appId, appId), inArray(submission.id, [...ids])));
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** Selects what a student sees as submissions: neither rejudging nor authors' trial judging. */
export const seenByStudent = inArray(submission.kind, ['debug', 'submit']);

/** Trial runs and submissions, newest first. */
export function latestSubmissions(db: Db, where: SQL | undefined, limit: number, offset = 0): Promise<JudgedRow[]> {
  return db
    .select(submissionColumns)
    .from(submission)
    .where(and(where, seenByStudent))
    .orderBy(desc(submission.createdAt), desc(submission.id))
    .limit(limit)
    .offset(offset);
}
