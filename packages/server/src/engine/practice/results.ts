import { and, arrayOverlaps, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Difficulty } from '@aosai/api/domain/difficulty';
import { type KnowledgePoint, KNOWLEDGE_POINTS } from '@aosai/api/domain/knowledge/knowledgePoints';
import { masteryKey } from '@aosai/api/domain/practice/mastery';
import type { QuestionType } from '@aosai/api/domain/questions/kinds';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { examMemberQuestion as answers, examPaperEnroll, questionVersion } from '../../db/schema/exam.ts';
import { memberQuestionTry as tries } from '../../db/schema/practice.ts';

export interface Call {
  db: Db;
  appId: string;
  now: Date;
}

export interface Result {
  memberId: string;
  questionId: string;
  type: QuestionType;
  difficulty: Difficulty;
  points: readonly string[];
  score: number;
  atMs: number;
}

export const pointsOfLevel = (level: string): KnowledgePoint[] =>
  KNOWLEDGE_POINTS.filter(({ id, replacedBy }) => id.startsWith(`${level}/`) && replacedBy === undefined);

/** Ids that count for these points: the same concepts wherever they are asked. */
export function idsLike(pointIds: readonly string[]): string[] {
  const keys = new Set(pointIds.map(masteryKey));
  return KNOWLEDGE_POINTS.flatMap(({ id }) => (keys.has(masteryKey(id)) ? [id] : []));
}

type Head = Pick<typeof question.$inferSelect, 'type' | 'difficulty' | 'points'>;

/** Questions about the points of a level, by id: each is read once, however often it was answered. */
async function questionsAbout({ db, appId }: Call, level: string): Promise<ReadonlyMap<string, Head>> {
  const ids = idsLike(pointsOfLevel(level).map(({ id }) => id));
  const rows = await db
    .select({ id: question.id, type: question.type, difficulty: question.difficulty, points: question.points })
    .from(question)
    .where(and(eq(question.appId, appId), arrayOverlaps(question.points, ids)));
  return new Map(rows.map(({ id, ...head }) => [id, head]));
}

/** What was practised, and what exams have shown their students: nothing else counts. */
export async function resultsOf(call: Call, memberIds: readonly string[], level: string): Promise<Result[]> {
  if (memberIds.length === 0) return [];
  const { db, appId } = call;
  const headOf = await questionsAbout(call, level);
  // A row a member: to hand over each try by itself takes six times as long as to find them all.
  const byMember = await db
    .select({
      memberId: tries.memberId,
      questionIds: sql<string[]>`array_agg(${tries.questionId})`,
      percents: sql<number[]>`array_agg(coalesce(${tries.reviewPercent}, ${tries.percent}))`,
      times: sql<number[]>`array_agg(extract(epoch from ${tries.createdAt})::float8 * 1000)`,
    })
    .from(tries)
    .where(
      and(
        eq(tries.appId, appId),
        inArray(tries.memberId, [...memberIds]),
        eq(tries.state, 'done'),
        isNotNull(tries.percent),
        isNull(tries.deletedAt),
      ),
    )
    .groupBy(tries.memberId);
  const practised = byMember.flatMap(({ memberId, questionIds, percents, times }) =>
    questionIds.map((questionId, place) => ({
      memberId,
      questionId,
      percent: percents[place] ?? 0,
      atMs: times[place] ?? 0,
    })),
  );
  const examined = await db
    .select({
      memberId: answers.memberId,
      questionId: questionVersion.questionId,
      percent: sql<number>`100.0::float8 * ${answers.points} / ${answers.maxPoints}`,
      atMs: sql<number>`extract(epoch from ${answers.savedAt})::float8 * 1000`,
    })
    .from(answers)
    .innerJoin(
      examPaperEnroll,
      and(eq(examPaperEnroll.appId, answers.appId), eq(examPaperEnroll.id, answers.attemptId)),
    )
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.appId, answers.appId), eq(questionVersion.id, answers.questionVersionId)),
    )
    .where(
      and(
        eq(answers.appId, appId),
        inArray(answers.memberId, [...memberIds]),
        isNotNull(examPaperEnroll.practisedAt),
        isNotNull(answers.points),
        gt(answers.maxPoints, 0),
        isNotNull(answers.savedAt),
      ),
    );
  return [...practised, ...examined].flatMap(({ percent, ...row }) => {
    const head = headOf.get(row.questionId);
    return head ? [{ ...row, ...head, score: percent / 100 }] : [];
  });
}
