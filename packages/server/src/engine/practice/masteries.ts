import { and, arrayOverlaps, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/domain/constants';
import type { Difficulty } from '@aosai/api/domain/difficulty';
import { type KnowledgePoint, KNOWLEDGE_POINTS } from '@aosai/api/domain/knowledge/knowledgePoints';
import { type Evidence, type Mastery, masteryKey, masteryOf } from '@aosai/api/domain/practice/mastery';
import { isJudged, type QuestionType } from '@aosai/api/domain/questions/kinds';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { examMemberQuestion as answers, examPaperEnroll, questionVersion } from '../../db/schema/exam.ts';
import { memberQuestionTry as tries } from '../../db/schema/practice.ts';

interface Call {
  db: Db;
  appId: string;
  now: Date;
}

interface Result {
  memberId: string;
  questionId: string;
  type: QuestionType;
  difficulty: Difficulty;
  points: readonly string[];
  score: number;
  atMs: number;
}

export interface PointStanding {
  point: KnowledgePoint;
  mastery: Mastery;
}

export interface Standing {
  /** Of every point of the level. */
  standings: readonly PointStanding[];
  points: { pointId: string; percent: number | null; band: Mastery['band']; isEarly: boolean; answers: number }[];
  /** Of the level's programs alone. */
  programming: Mastery;
}

export const pointsOfLevel = (level: string): KnowledgePoint[] =>
  KNOWLEDGE_POINTS.filter(({ id, replacedBy }) => id.startsWith(`${level}/`) && replacedBy === undefined);

/** Ids that count for the points of a level: the same concepts wherever they are asked. */
function idsFor(level: string): string[] {
  const keys = new Set(pointsOfLevel(level).map(({ id }) => masteryKey(id)));
  return KNOWLEDGE_POINTS.flatMap(({ id }) => (keys.has(masteryKey(id)) ? [id] : []));
}

type Head = Pick<typeof question.$inferSelect, 'type' | 'difficulty' | 'points'>;

/** Questions about the points of a level, by id: each is read once, however often it was answered. */
async function questionsAbout({ db, appId }: Call, level: string): Promise<ReadonlyMap<string, Head>> {
  const rows = await db
    .select({ id: question.id, type: question.type, difficulty: question.difficulty, points: question.points })
    .from(question)
    .where(and(eq(question.appId, appId), arrayOverlaps(question.points, idsFor(level))));
  return new Map(rows.map(({ id, ...head }) => [id, head]));
}

/** What was practised, and what exams have shown their students: nothing else counts. */
async function resultsOf(call: Call, memberIds: readonly string[], level: string): Promise<Result[]> {
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

/** The results of one member as evidence, by what they count for. */
function evidenceOf(results: readonly Result[], now: Date): Map<string, Evidence[]> {
  const seen = new Set<string>();
  const byKey = new Map<string, Evidence[]>();
  for (const result of results.toSorted((a, b) => a.atMs - b.atMs)) {
    const { type, difficulty, score, points, questionId, atMs } = result;
    const isFirst = !seen.has(questionId);
    seen.add(questionId);
    const days = (now.getTime() - atMs) / DAY_MS;
    const keys = [...new Set(points.map(masteryKey))];
    for (const [place, key] of keys.entries()) {
      const evidence = { type, difficulty, score, days, isPrimary: place === 0, isFirst };
      const known = byKey.get(key);
      if (known) known.push(evidence);
      else byKey.set(key, [evidence]);
    }
  }
  return byKey;
}

/** How well each of these members has the points of a level, out of all that they have answered. */
export async function masteriesOf(
  call: Call,
  memberIds: readonly string[],
  level: string,
): Promise<(memberId: string) => Standing> {
  const points = pointsOfLevel(level);
  const results = memberIds.length === 0 ? [] : await resultsOf(call, memberIds, level);
  const byMember = Map.groupBy(results, ({ memberId }) => memberId);
  return (memberId) => {
    const byKey = evidenceOf(byMember.get(memberId) ?? [], call.now);
    const of = (point: KnowledgePoint) => byKey.get(masteryKey(point.id)) ?? [];
    const standings = points.map((point) => ({ point, mastery: masteryOf(of(point)) }));
    const programs = points.flatMap((point) => of(point).filter(({ type, isPrimary }) => isPrimary && isJudged(type)));
    return {
      standings,
      points: standings.map(({ point, mastery: { value, band, isEarly, answers: count } }) => ({
        pointId: point.id,
        percent: band === 'none' ? null : Math.round(value * 100),
        band,
        isEarly,
        answers: count,
      })),
      programming: masteryOf(programs),
    };
  };
}
