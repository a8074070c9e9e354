import { AppError } from '@aosai/api/kit/errors';
import { examPaperEnroll } from '../db/schema/exam.ts';
import { closedWorks } from '../questions/bank/heldQuestions.ts';
import { attemptIs } from '../exams/attempts/attemptRow.ts';
import { reviewAnswer } from '../exams/marking/reviewAnswer.ts';
import { storableText } from '../base/storableText.ts';
import type { ResourceHandlers } from '../kit/context.ts';
import { actorId } from '../kit/actorId.ts';
import { auditOf, authorOf, engineOf } from '../kit/engineOf.ts';
import { findChangeable } from '../exams/attempts/findAttemptInScope.ts';
import { findMarkableAnswer } from './tries/markScope.ts';
import { queryLatestList } from './practiceLists.ts';
import { practiceStatistics } from './mastery/practiceStatistics.ts';
import { practiceTries } from './tries/practiceTries.ts';
import { practiceWrites } from './tries/practiceWrites.ts';
import { queryDraft } from './questionPage.ts';
import { queryReviewCounts } from './wrongBook/reviewCounts.ts';
import { queryReviewList } from './wrongBook/reviewList.ts';
import { queryReview } from './wrongBook/reviewOne.ts';
import { reviewPractice } from './wrongBook/reviewPractice.ts';
import { queryWrongCaseListById } from './wrongBook/wrongCases.ts';

export const memberQuestion = {
  ...practiceWrites,
  ...practiceTries,
  ...practiceStatistics,
  queryDraft,
  queryLatestList,
  queryWrongCaseListById,
  reviewSubmit: async (context, { source, id, version, points, comment, lineNotes }) => {
    if (source === 'practice') return reviewPractice(context, { id, version, points, comment, lineNotes });
    const { attemptId, kind } = await findMarkableAnswer(context, id);
    if (source !== kind) throw new AppError('NOT_FOUND');
    if (kind === 'exam') await findChangeable(context, attemptId);
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
      .select({ totalPoints: examPaperEnroll.totalPoints, workId: examPaperEnroll.examId })
      .from(examPaperEnroll)
      .where(attemptIs(context.appId, attemptId));
    const closed = await closedWorks(engineOf(context), authorOf(context), attempt ? [attempt.workId] : []);
    return { id, version: version + 1, totalPoints: closed.size > 0 ? null : (attempt?.totalPoints ?? null) };
  },
  queryReviewList,
  queryReviewCounts,
  queryReview,
} satisfies ResourceHandlers<'memberQuestion'>;
