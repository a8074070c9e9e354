import { and, eq, gte, inArray } from 'drizzle-orm';
import { QUESTION_DONE_PERCENT } from '@aosai/api/domain/courses/learningPath';
import { QUESTION } from '@aosai/api/domain/questions/bank';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { memberQuestion } from '../../db/schema/practice.ts';
import type { ChapterRow } from './openChapters.ts';

/** How many of the questions that students meet in each of these chapters a member has done. */
export async function doneCounts(
  db: Db,
  appId: string,
  memberId: string,
  chapters: readonly Pick<ChapterRow, 'id' | 'questionIds'>[],
): Promise<(chapterId: string) => number> {
  const wanted = [...new Set(chapters.flatMap(({ questionIds }) => questionIds))];
  const rows =
    wanted.length === 0
      ? []
      : await db
          .select({ id: memberQuestion.questionId })
          .from(memberQuestion)
          .innerJoin(
            question,
            and(
              eq(question.appId, memberQuestion.appId),
              eq(question.id, memberQuestion.questionId),
              eq(question.status, QUESTION.ready),
              eq(question.isOpen, true),
            ),
          )
          .where(
            and(
              eq(memberQuestion.appId, appId),
              eq(memberQuestion.memberId, memberId),
              inArray(memberQuestion.questionId, wanted),
              gte(memberQuestion.bestPercent, QUESTION_DONE_PERCENT),
            ),
          );
  const done = new Set(rows.map(({ id }) => id));
  const counts = new Map(
    chapters.map(({ id, questionIds }) => [id, questionIds.filter((one) => done.has(one)).length]),
  );
  return (chapterId) => counts.get(chapterId) ?? 0;
}
