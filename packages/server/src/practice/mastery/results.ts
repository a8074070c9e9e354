import { and, arrayOverlaps, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Difficulty } from '@aosai/api/questions/difficulty';
import { type KnowledgePoint, KNOWLEDGE_POINTS } from '@aosai/api/questions/knowledgePoints';
import { masteryKey } from '@aosai/api/practice/mastery';
import type { QuestionType } from '@aosai/api/questions/kinds';
import type { Db } from '../../db/open.ts';
import { heldNow } from '../../questions/bank/heldQuestions.ts';
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
  /** The mean score of first answers to it; null where too few are known. */
  facility: number | null;
  score: number;
  atMs: number;
}

export const pointsOfLevel = (level: string): KnowledgePoint[] =>
  KNOWLEDGE_POINTS.filter(({ id, replacedBy }) => id.startsWith(`${level}/`) && replacedBy === undefined);

/** All ids with the same concepts as these points, at any level. */
export function idsLike(pointIds: readonly string[]): string[] {
  const keys = new Set(pointIds.map(masteryKey));
  return KNOWLEDGE_POINTS.flatMap(({ id }) => (keys.has(masteryKey(id)) ? [id] : []));
}

type Head = Pick<typeof question.$inferSelect, 'type' | 'difficulty' | 'facility' | 'points'>;

/** Questions about the points of a level, by id; each is read once, however often it was answered. */
async function questionsAbout({ db, appId }: Call, level: string): Promise<ReadonlyMap<string, Head>> {
  const ids = idsLike(pointsOfLevel(level).map(({ id }) => id));
  const rows = await db
    .select({
      id: question.id,
      type: question.type,
      difficulty: question.difficulty,
      facility: question.facility,
      points: question.points,
    })
    .from(question)
    .where(and(eq(question.appId, appId), arrayOverlaps(question.points, ids)));
  return new Map(rows.map(({ id, ...head }) => [id, head]));
}

/** All values of a member's rows in one text, in row order: arrays take twice as long to write and read. */
const joined = (value: SQL | AnyPgColumn) => sql<string>`string_agg((${value})::text, ',')`;

/** An index-only scan of `member_question_try_results`: a student's tries are spread over many pages of the table. */
const triesOf = ({ db, appId }: Call, memberIds: readonly string[]) =>
  db
    .select({
      memberId: tries.memberId,
      questionIds: joined(tries.questionId),
      percents: joined(sql`coalesce(${tries.reviewPercent}, ${tries.percent})`),
      times: joined(sql`(extract(epoch from ${tries.createdAt}) * 1000)::int8`),
    })
    .from(tries)
    .where(
      and(
        eq(tries.appId, appId),
        inArray(tries.memberId, [...memberIds]),
        sql`${tries.state} = 'done'`,
        isNotNull(tries.percent),
        isNull(tries.deletedAt),
      ),
    )
    .groupBy(tries.memberId);

const examinedOf = ({ db, appId }: Call, memberIds: readonly string[]) =>
  db
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

/** Results of practice, and of exams whose results are visible to their students; nothing else counts. */
export async function resultsOf(call: Call, memberIds: readonly string[], level: string): Promise<Result[]> {
  if (memberIds.length === 0) return [];
  const headOf = new Map(await questionsAbout(call, level));
  // Questions of a running exam do not count until it is over.
  for (const questionId of await heldNow(call)) headOf.delete(questionId);
  const results: Result[] = [];
  const add = (memberId: string, questionId: string, percent: number, atMs: number) => {
    const head = headOf.get(questionId);
    if (!head) return;
    results.push({ memberId, questionId, ...head, score: percent / 100, atMs });
  };
  for (const { memberId, questionIds, ...row } of await triesOf(call, memberIds)) {
    const [percents, times] = [row.percents.split(','), row.times.split(',')];
    for (const [place, questionId] of questionIds.split(',').entries())
      add(memberId, questionId, Number(percents[place]), Number(times[place]));
  }
  for (const { memberId, questionId, percent, atMs } of await examinedOf(call, memberIds))
    add(memberId, questionId, percent, atMs);
  return results;
}
