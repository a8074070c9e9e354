import { and, asc, desc, eq, getTableColumns, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { submission } from '../../db/schema/exam.ts';
import type { JudgedRow } from './submissionView.ts';

const { code: _code, ...submissionColumns } = getTableColumns(submission);

/** Scored submissions of an attempt in the order they were made, without their code. */
export function scoredSubmissions(db: Db, appId: string, attemptId: string): Promise<JudgedRow[]> {
  return db
    .select(submissionColumns)
    .from(submission)
    .where(and(eq(submission.appId, appId), eq(submission.attemptId, attemptId), eq(submission.kind, 'submit')))
    .orderBy(asc(submission.createdAt), asc(submission.id));
}

/** What its student sees as submissions: operators' rejudging is not among them. */
export const seenByStudent = ne(submission.kind, 'rejudge');

/** The newest first; runs and submissions alike. */
export function latestSubmissions(db: Db, where: SQL | undefined, limit: number, offset = 0): Promise<JudgedRow[]> {
  return db
    .select(submissionColumns)
    .from(submission)
    .where(and(where, seenByStudent))
    .orderBy(desc(submission.createdAt), desc(submission.id))
    .limit(limit)
    .offset(offset);
}
