import { and, eq, gte, inArray, isNull, notInArray } from 'drizzle-orm';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { PRACTICE_LIMITS } from '@aosai/api/practice/practiceRules';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { memberQuestion, memberQuestionTry as tries } from '../../db/schema/practice.ts';

/**
 * Tasks that these members submitted repeatedly in the last two days without passing; without tasks that exams hold.
 */
export async function stuckTasks(
  db: Db,
  { appId, now }: { appId: string; now: Date },
  memberIds: readonly string[],
  held: readonly string[],
) {
  const rows = await db
    .select({
      memberId: memberQuestion.memberId,
      questionId: question.id,
      title: question.title,
      chapterId: tries.chapterId,
      tries: memberQuestion.tries,
    })
    .from(memberQuestion)
    .innerJoin(question, and(eq(question.appId, memberQuestion.appId), eq(question.id, memberQuestion.questionId)))
    .leftJoin(tries, and(eq(tries.appId, memberQuestion.appId), eq(tries.id, memberQuestion.lastTryId)))
    .where(
      and(
        eq(memberQuestion.appId, appId),
        inArray(memberQuestion.memberId, [...memberIds]),
        eq(question.type, PROGRAMMING),
        held.length > 0 ? notInArray(question.id, [...held]) : undefined,
        isNull(memberQuestion.solvedAt),
        gte(memberQuestion.wrongTries, PRACTICE_LIMITS.stuckTries),
        gte(memberQuestion.lastTriedAt, new Date(now.getTime() - PRACTICE_LIMITS.stuckHours * HOUR_MS)),
      ),
    )
    .orderBy(memberQuestion.memberId, question.title);
  const byMember = Map.groupBy(rows, ({ memberId }) => memberId);
  return (memberId: string) =>
    (byMember.get(memberId) ?? []).map(({ questionId, title, chapterId, tries: count }) => ({
      questionId,
      title,
      chapterId,
      tries: count,
    }));
}
