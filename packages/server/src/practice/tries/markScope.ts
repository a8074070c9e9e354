import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { ExamKind } from '@aosai/api/exams/teaching';
import { examMemberQuestion as answers, examPaperEnroll } from '../../db/schema/exam.ts';
import type { CallContext } from '../../kit/context.ts';
import { readerOfPlace, readPlace } from '../../homework/places/homeworkReport.ts';
import { staffScope } from '../../homework/places/placeScope.ts';
import { attemptScope, MARKERS } from '../../exams/attempts/attemptScope.ts';
import { findMarkable } from '../../exams/attempts/findAttemptInScope.ts';

/** Answers of one kind that the caller may mark, never their own; for queries that join attempt, place and target. */
export function markScope(context: CallContext, kind: ExamKind): SQL {
  const { actor, appId } = context;
  const theirs = kind === 'exam' ? attemptScope(context, MARKERS) : staffScope(context);
  const notOwn = actor.kind === 'member' ? ne(examPaperEnroll.memberId, actor.memberId) : undefined;
  return and(eq(examPaperEnroll.appId, appId), eq(examPaperEnroll.kind, kind), theirs, notOwn) ?? sql`false`;
}

interface Markable {
  attemptId: string;
  kind: ExamKind;
  questionId: string;
}

/** Throws NOT_FOUND for the caller's own attempt and for attempts out of scope. */
async function refuseOthers(context: CallContext, kind: ExamKind, attemptId: string, enrollId: string): Promise<void> {
  if (kind === 'exam') {
    await findMarkable(context, attemptId);
    return;
  }
  const reader = readerOfPlace(context, await readPlace(context, enrollId));
  if (reader === 'candidate') throw new AppError('NOT_FOUND');
}

/** An answer that the caller may mark; an expired attempt is closed first. Throws NOT_FOUND. */
export async function findMarkableAnswer(context: CallContext, id: string): Promise<Markable> {
  const [row] = await context.db
    .select({
      attemptId: answers.attemptId,
      questionId: answers.questionVersionId,
      kind: examPaperEnroll.kind,
      enrollId: examPaperEnroll.examEnrollId,
    })
    .from(answers)
    .innerJoin(
      examPaperEnroll,
      and(eq(examPaperEnroll.appId, answers.appId), eq(examPaperEnroll.id, answers.attemptId)),
    )
    .where(and(eq(answers.appId, context.appId), eq(answers.id, id)));
  if (!row) throw new AppError('NOT_FOUND');
  const { enrollId, ...found } = row;
  await refuseOthers(context, found.kind, found.attemptId, enrollId);
  return found;
}
