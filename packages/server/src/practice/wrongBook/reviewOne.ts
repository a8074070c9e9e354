import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { maskName } from '@aosai/api/kit/masking';
import { examMemberQuestion as answers } from '../../db/schema/exam.ts';
import { member, user } from '../../db/schema/people.ts';
import { submittedPrograms } from '../../exams/scoring/attemptSubmissions.ts';
import { submissionView } from '../../judging/submissions/submissionView.ts';
import { reportOf } from '../../exams/reports/report.ts';
import { heldSight, submissionSight } from '../../exams/reports/reviewVisibility.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { authorOf, engineOf } from '../../kit/engineOf.ts';
import { openVideos } from '../../exams/reports/openVideos.ts';
import { findMarkableAnswer } from '../tries/markScope.ts';
import { markerReader, reviewQuery, reviewViews } from './reviewRows.ts';

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
export const queryReview: ResourceHandlers<'memberQuestion'>['queryReview'] = async (context, { id }) => {
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
