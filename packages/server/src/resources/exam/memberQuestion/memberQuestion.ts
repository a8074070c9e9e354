import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { examMemberQuestion as answers, examPaperEnroll } from '../../../db/schema/exam.ts';
import { attemptIs } from '../../../engine/attempt/attemptRow.ts';
import { reviewAnswer } from '../../../engine/review/reviewAnswer.ts';
import { storableText } from '../../../engine/storableText.ts';
import type { CallContext, ResourceHandlers } from '../../context.ts';
import { actorId } from '../../kit/actorId.ts';
import { auditOf, engineOf } from '../engineOf.ts';
import { findMarkable } from '../findAttemptInScope.ts';

/** The attempt that an answer belongs to, where the caller may mark it. Throws NOT_FOUND. */
async function markableAttempt(context: CallContext, id: string): Promise<string> {
  const [row] = await context.db
    .select({ attemptId: answers.attemptId })
    .from(answers)
    .where(and(eq(answers.appId, context.appId), eq(answers.id, id)));
  if (!row) throw new AppError('NOT_FOUND');
  await findMarkable(context, row.attemptId);
  return row.attemptId;
}

export const memberQuestion = {
  reviewSubmit: async (context, { source, id, version, points, comment, lineNotes }) => {
    // Practice keeps answers of its own; until it has markers there is none to find.
    if (source !== 'exam') throw new AppError('NOT_FOUND');
    const attemptId = await markableAttempt(context, id);
    const review = {
      id,
      version,
      points,
      comment: storableText(comment),
      lineNotes: lineNotes.map(({ line, text }) => ({ line, text: storableText(text) })),
    };
    const reviewerId = actorId(context.actor) ?? '';
    const audit = auditOf(context, 'memberQuestion:reviewSubmit', id, { attemptId });
    await reviewAnswer(engineOf(context), { attemptId, reviewerId }, review, audit);
    const [attempt] = await context.db
      .select({ totalPoints: examPaperEnroll.totalPoints })
      .from(examPaperEnroll)
      .where(attemptIs(context.appId, attemptId));
    return { id, version: version + 1, totalPoints: attempt?.totalPoints ?? null };
  },
} satisfies ResourceHandlers<'memberQuestion'>;
