import { and, eq, inArray } from 'drizzle-orm';
import { isUnitDone, QUESTION_DONE_PERCENT } from '@aosai/api/courses/learningPath';
import { QUESTION } from '@aosai/api/questions/bank';
import { isJudged } from '@aosai/api/questions/kinds';
import type { Db } from '../db/open.ts';
import { question } from '../db/schema/bank.ts';
import { memberQuestion } from '../db/schema/practice.ts';
import type { ChapterRow } from './openChapters.ts';

export interface ChapterProgress {
  doneCount: number;
  isDone: boolean;
}

/** How many questions of each of these chapters a member has done, and whether that completes the chapter. */
export async function chapterProgress(
  db: Db,
  appId: string,
  memberId: string,
  chapters: readonly Pick<ChapterRow, 'id' | 'questionIds'>[],
): Promise<(chapterId: string) => ChapterProgress> {
  const wanted = [...new Set(chapters.flatMap(({ questionIds }) => questionIds))];
  const rows =
    wanted.length === 0
      ? []
      : await db
          .select({ id: question.id, type: question.type, bestPercent: memberQuestion.bestPercent })
          .from(question)
          .leftJoin(
            memberQuestion,
            and(
              eq(memberQuestion.appId, question.appId),
              eq(memberQuestion.memberId, memberId),
              eq(memberQuestion.questionId, question.id),
            ),
          )
          .where(
            and(
              eq(question.appId, appId),
              inArray(question.id, wanted),
              eq(question.status, QUESTION.ready),
              eq(question.isOpen, true),
            ),
          );
  const met = new Map(
    rows.map(({ id, type, bestPercent }) => [
      id,
      { isTask: isJudged(type), isDone: (bestPercent ?? 0) >= QUESTION_DONE_PERCENT },
    ]),
  );
  const doneOf = new Map(
    chapters.map(({ id, questionIds }) => {
      const questions = questionIds.flatMap((one) => met.get(one) ?? []);
      const doneCount = questions.filter(({ isDone }) => isDone).length;
      return [id, { doneCount, isDone: isUnitDone(questions) }];
    }),
  );
  return (chapterId) => doneOf.get(chapterId) ?? { doneCount: 0, isDone: false };
}
