import { and, arrayOverlaps, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { TaughtLanguage } from '@aosai/api/questions/pointId';
import { KNOWLEDGE_POINTS } from '@aosai/api/questions/knowledgePoints';
import { SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import { question } from '../../db/schema/bank.ts';
import type { PoolItem } from '../../db/schema/plan.ts';
import { memberQuestion } from '../../db/schema/practice.ts';
import type { CallContext } from '../../kit/context.ts';
import { engineOf } from '../../kit/engineOf.ts';
import { heldNow } from '../../questions/bank/heldQuestions.ts';
import { questionScope } from '../../questions/question/questionScope.ts';

/** As many of a level as a placement can use, with room for questions withdrawn meanwhile. */
const OF_LEVEL = 48;
/** How many are looked at for that, so that a large bank costs no more than a small one. */
const LOOKED_AT = 240;
/** Fewer do not tell a level from the next. */
const LEAST_OF_LEVEL = 6;

const TYPES = [SINGLE, TRUE_FALSE] as const;

/** Takes the items of the points in turn, so that none crowds the others out. */
function spread(items: readonly PoolItem[]): PoolItem[] {
  const rounds = [...Map.groupBy(items, ({ pointId }) => pointId).values()];
  const longest = Math.max(0, ...rounds.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => rounds.flatMap((round) => round[at] ?? []))
    .flat()
    .slice(0, OF_LEVEL);
}

/** Open questions with one main point of the level that the member has not tried, in an order that the seed gives. */
async function ofLevel(
  context: CallContext,
  {
    points,
    level,
    memberId,
    held,
    seed,
  }: { points: string[]; level: number; memberId: string; held: string[]; seed: string },
): Promise<PoolItem[]> {
  const { db, appId } = context;
  const rows = await db
    .select({ questionId: question.id, type: question.type, pointId: sql<string>`${question.points}[1]` })
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
        questionScope({ ...context, group: 'oj' }),
        arrayOverlaps(question.points, points),
        inArray(sql`${question.points}[1]`, points),
        inArray(question.type, [...TYPES]),
        isNull(memberQuestion.lastTriedAt),
        held.length > 0 ? notInArray(question.id, held) : undefined,
      ),
    )
    .orderBy(sql`md5(${question.id} || ${seed})`)
    .limit(LOOKED_AT);
  return spread(
    rows.flatMap(({ type, ...row }) => (type === SINGLE || type === TRUE_FALSE ? [{ ...row, type, level }] : [])),
  );
}

/**
 * The questions that a placement of a language may ask, by levels from the first. It ends before the first level with
 * too few, since nothing could be told about the levels above. Questions of running exams are never among them.
 */
export async function placementPool(
  context: CallContext,
  { language, memberId, seed }: { language: TaughtLanguage; memberId: string; seed: string },
): Promise<PoolItem[]> {
  const held = await heldNow(engineOf(context));
  const pool: PoolItem[] = [];
  for (let level = 1; level <= 8; level++) {
    const points = KNOWLEDGE_POINTS.filter(
      (point) => point.exam === `gesp-${language}` && point.level === level && point.replacedBy === undefined,
    ).map(({ id }) => id);
    const items = await ofLevel(context, { points, level, memberId, held, seed });
    if (items.length < LEAST_OF_LEVEL) break;
    pool.push(...items);
  }
  return pool;
}
