import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { QUESTION } from '@aosai/api/questions/bank';
import { question } from '../db/schema/bank.ts';
import { questionVersion } from '../db/schema/exam.ts';
import { heldQuestions } from '../questions/bank/heldQuestions.ts';
import type { PracticeContext } from './tries/practiceContext.ts';
import type { CallContext } from '../kit/context.ts';
import { openChapterInClass, openChapter } from '../courses/openChapter.ts';
import { questionScope } from '../questions/question/questionScope.ts';

export interface PracticeOrigin {
  questionId: string;
  chapterId?: string | undefined;
  gradeId?: string | undefined;
}

/** The chapter through which a question is practised, if named. Throws NOT_FOUND, CHAPTER_LOCKED, VALIDATION. */
async function placeOf(context: CallContext, { questionId, chapterId, gradeId }: PracticeOrigin) {
  if (chapterId === undefined) {
    if (gradeId !== undefined) throw new AppError('VALIDATION', { path: 'chapterId', detail: '请一并给出单元' });
    return null;
  }
  const opened =
    gradeId === undefined
      ? { ...(await openChapter(context, chapterId)), solution: null }
      : await openChapterInClass(context, { gradeId, chapterId });
  if (!opened.row.questionIds.includes(questionId)) throw new AppError('NOT_FOUND');
  return { chapterId, gradeId: gradeId ?? null, classSolution: opened.solution };
}

/** Questions for practice: ready and open, of every owner, because chapters show them all. */
const isMet = and(eq(question.isOpen, true), eq(question.status, QUESTION.ready), isNull(question.deletedAt));

/**
 * A question that the caller may practise, in its current version. Nobody may while a formal exam with it is not over
 * for everybody: its key would help those still writing.
 *
 * @throws NOT_FOUND, CHAPTER_LOCKED, VALIDATION, QUESTION_HELD
 */
export async function practiceQuestion(context: CallContext, where: PracticeOrigin): Promise<PracticeContext> {
  const { db, appId, services } = context;
  const place = await placeOf(context, where);
  const scope = place ? and(eq(question.appId, appId), isMet) : questionScope({ ...context, group: 'oj' });
  const [found] = await db
    .select({ head: question, version: questionVersion })
    .from(question)
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.appId, question.appId), eq(questionVersion.id, question.currentVersionId)),
    )
    .where(and(scope, eq(question.id, where.questionId)));
  if (!found) throw new AppError('NOT_FOUND');
  const inExams = await heldQuestions(db, { appId, now: services.now() }, [found.head.id]);
  if (inExams.size > 0) throw new AppError('QUESTION_HELD');
  return { ...found, draw: 0, chapterId: null, gradeId: null, classSolution: null, ...place };
}
