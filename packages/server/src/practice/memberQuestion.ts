import { AppError } from '@aosai/api/kit/errors';
import { examPaperEnroll, examMemberQuestion as answers } from '../db/schema/exam.ts';
import { closedWorks } from '../questions/bank/heldQuestions.ts';
import { attemptIs } from '../exams/attempts/attemptRow.ts';
import { reviewAnswer } from '../exams/marking/reviewAnswer.ts';
import { storableText } from '../base/storableText.ts';
import type { ResourceHandlers, CallContext } from '../kit/context.ts';
import { actorId } from '../kit/actorId.ts';
import { auditOf, authorOf, engineOf } from '../kit/engineOf.ts';
import { findChangeable } from '../exams/attempts/findAttemptInScope.ts';
import { findMarkableAnswer } from './tries/markScope.ts';
import { queryLatestList } from './practiceLists.ts';
import { practiceStatistics } from './mastery/practiceStatistics.ts';
import { practiceTries } from './tries/practiceTries.ts';
import { practiceWrites } from './tries/practiceWrites.ts';
import { queryDraft } from './questionPage.ts';
import { queryPrintSheet } from './wrongBook/printSheet.ts';
import { queryReviewCounts } from './wrongBook/reviewCounts.ts';
import { queryReviewList } from './wrongBook/reviewList.ts';
import { queryWrongCaseListById } from './wrongBook/wrongCases.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { LineNote } from '@aosai/api/exams/teaching';
import { memberQuestionTry as tries } from '../db/schema/practice.ts';
import { reviewTry } from './wrongBook/reviewTry.ts';
import { tryScope } from './practiceScope.ts';
import { maskName } from '@aosai/api/kit/masking';
import { member, user } from '../db/schema/people.ts';
import { submittedPrograms } from '../exams/scoring/attemptSubmissions.ts';
import { submissionView } from '../judging/submissions/submissionView.ts';
import { reportOf } from '../exams/reports/report.ts';
import { heldSight, submissionSight } from '../exams/reports/reviewVisibility.ts';
import { openVideos } from '../exams/reports/openVideos.ts';
import { markerReader, reviewQuery, reviewViews } from './wrongBook/reviewRows.ts';

/** The name of the marker; staff of the platform appear as 平台. */
async function markerName({ db, appId, actor }: CallContext, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [person] = await db
    .select({ name: member.name })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.id, id)));
  if (person) return actor.kind === 'user' ? maskName(person.name) : person.name;
  const isOffice = (await db.$count(user, and(eq(user.appId, appId), sql`${user.id} = ${id}`))) > 0;
  return isOffice ? '平台' : null;
}

/** One answer with its question, its comments, and all its submitted programs. */
const queryReview: ResourceHandlers<'memberQuestion'>['queryReview'] = async (context, { id }) => {
  const { attemptId, questionId } = await findMarkableAnswer(context, id);
  const [facts] = await reviewQuery(context).where(and(eq(answers.appId, context.appId), eq(answers.id, id)));
  if (!facts) throw new AppError('NOT_FOUND');
  const reader = markerReader(context, facts);
  const { questions } = await reportOf(engineOf(context), attemptId, { reader, author: authorOf(context) });
  const question = questions.find((one) => one.id === questionId);
  const [seen] = await reviewViews(context, [facts]);
  if (!question || !seen) throw new AppError('NOT_FOUND');
  await openVideos(context, [question]);
  const given = submissionSight(seen.view, { feedback: facts.feedback, reader });
  const sight = question.isHeld === true ? heldSight(given) : given;
  const programs = await submittedPrograms(context.db, context.appId, { attemptId, questionId });
  return {
    ...seen.row,
    comment: facts.row.comment,
    lineNotes: facts.row.lineNotes,
    reviewedBy: await markerName(context, facts.row.reviewedBy),
    question,
    submissions: programs.map((one) => ({ ...submissionView(one, sight), code: one.code })),
  };
};

interface Marked {
  id: string;
  version: number;
  points: number | null;
  comment: string;
  lineNotes: readonly LineNote[];
}

/** Marks a student's try, never the caller's own. Throws NOT_FOUND, VERSION_CHANGED, ATTEMPT_RUNNING, VALIDATION. */
async function reviewPractice(context: CallContext, { id, version, points, comment, lineNotes }: Marked) {
  const [row] = await context.db
    .select({ id: tries.id, memberId: tries.memberId })
    .from(tries)
    .where(and(tryScope(context, ['student', 'organization', 'office']), eq(tries.id, id)));
  const reviewerId = actorId(context.actor) ?? '';
  if (!row || row.memberId === reviewerId) throw new AppError('NOT_FOUND');
  const review = {
    id,
    version,
    percent: points,
    comment: storableText(comment),
    lineNotes: lineNotes.map(({ line, text }) => ({ line, text: storableText(text) })),
  };
  const audit = auditOf(context, 'memberQuestion:reviewSubmit', id, { memberId: row.memberId });
  const percent = await reviewTry(engineOf(context), reviewerId, review, audit);
  return { id, version: version + 1, totalPoints: percent };
}

export const memberQuestion = {
  ...practiceWrites,
  ...practiceTries,
  ...practiceStatistics,
  queryDraft,
  queryLatestList,
  queryWrongCaseListById,
  queryPrintSheet,
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
