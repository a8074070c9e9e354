import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import { type Readiness, readinessOf } from '@aosai/api/practice/readiness';
import { question } from '../../db/schema/bank.ts';
import { examPaper, examPaperEnroll } from '../../db/schema/exam.ts';
import { memberQuestion } from '../../db/schema/practice.ts';
import { closedWorks, heldNow } from '../../questions/bank/heldQuestions.ts';
import { NO_AUTHOR } from '../../kit/reader.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { masteriesOf, type Standing, type PointStanding } from './masteries.ts';
import { daysOf, practiceStreak } from '../tries/practiceDay.ts';

const GOAL = 0.8;
const READY = 0.6;

/** The possible gain at a point: much if exams ask it often and it is little known. */
const gain = ({ point, mastery }: PointStanding): number => point.weight * Math.max(0, GOAL - mastery.value);

/**
 * Points worth practising, most to gain first. The prerequisites of a point have to be known well enough, as far as
 * anything is known of them.
 */
export function weakPoints(standings: readonly PointStanding[]): PointStanding[] {
  const of = new Map(standings.map((one) => [one.point.id, one.mastery]));
  const isReached = (id: string): boolean => {
    const mastery = of.get(id);
    return mastery === undefined || mastery.band === 'none' || mastery.value >= READY;
  };
  return standings
    .filter((one) => gain(one) > 0 && one.point.prereq.every(isReached))
    .toSorted((a, b) => gain(b) - gain(a) || a.point.id.localeCompare(b.point.id));
}

/** Points that need no more work, the best known first. */
export const strongPoints = (standings: readonly PointStanding[]): PointStanding[] =>
  standings
    .filter(({ mastery }) => mastery.band !== 'none' && mastery.value >= GOAL)
    .toSorted((a, b) => b.mastery.value - a.mastery.value || a.point.id.localeCompare(b.point.id));

/** Fewer answers at a level are too few to judge readiness. */
const LEAST_ANSWERS = 10;
const MOCK_DAYS = 60;
const MOST_MOCKS = 3;
const SHOWN_WEAK = 5;
const FIRST_LEVEL = 'gesp-cpp-1';
const LEVEL_OF_POINT = /^(gesp-(?:cpp|py)-[1-8]|csp-[js])\//;

type Call = Pick<EngineCall, 'db' | 'appId' | 'now'>;

/** The level of the question that the member practised last, or that an exam put into the wrong book since. */
export async function levelOf({ db, appId }: Pick<EngineCall, 'db' | 'appId'>, memberId: string): Promise<string> {
  const [last] = await db
    .select({ point: sql<string>`${question.points}[1]` })
    .from(memberQuestion)
    .innerJoin(question, and(eq(question.appId, memberQuestion.appId), eq(question.id, memberQuestion.questionId)))
    .where(
      and(
        eq(memberQuestion.appId, appId),
        eq(memberQuestion.memberId, memberId),
        or(isNotNull(memberQuestion.lastTriedAt), isNotNull(memberQuestion.fromAttemptId)),
        sql`cardinality(${question.points}) > 0`,
      ),
    )
    .orderBy(desc(sql`coalesce(${memberQuestion.lastTriedAt}, ${memberQuestion.updatedAt})`), asc(memberQuestion.id))
    .limit(1);
  return LEVEL_OF_POINT.exec(last?.point ?? '')?.[1] ?? FIRST_LEVEL;
}

/** Results, out of a hundred, of full papers of the level that the member may see, newest first. */
async function mocksOf({ db, appId, now }: Call, memberIds: readonly string[], level: string) {
  const gesp = /^gesp-(?:cpp|py)-([1-8])$/.exec(level)?.[1];
  if (gesp === undefined || memberIds.length === 0) return () => [];
  const rows = await db
    .select({
      memberId: examPaperEnroll.memberId,
      examId: examPaperEnroll.examId,
      total: examPaperEnroll.totalPoints,
      max: examPaperEnroll.maxPoints,
    })
    .from(examPaperEnroll)
    .innerJoin(
      examPaper,
      and(eq(examPaper.appId, examPaperEnroll.appId), eq(examPaper.id, examPaperEnroll.examPaperId)),
    )
    .where(
      and(
        eq(examPaperEnroll.appId, appId),
        inArray(examPaperEnroll.memberId, [...memberIds]),
        eq(examPaper.template, `gesp-${gesp}`),
        eq(examPaperEnroll.kind, 'exam'),
        isNotNull(examPaperEnroll.practisedAt),
        isNotNull(examPaperEnroll.totalPoints),
        gt(examPaperEnroll.completedAt, new Date(now.getTime() - MOCK_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(examPaperEnroll.completedAt));
  const examIds = rows.map(({ examId }) => examId);
  const closed = await closedWorks({ db, appId, now }, NO_AUTHOR, examIds);
  const told = rows.filter(({ examId }) => !closed.has(examId));
  const byMember = Map.groupBy(told, ({ memberId }) => memberId);
  return (memberId: string): number[] =>
    (byMember.get(memberId) ?? [])
      .slice(0, MOST_MOCKS)
      .flatMap(({ total, max }) => (total === null || max === 0 ? [] : [(100 * total) / max]));
}

/** Readiness for a level; null while there are too few answers. */
export function readinessAt(
  { standings, programming }: Standing,
  level: string,
  mocks: readonly number[],
): Readiness | null {
  const answers = standings.reduce((sum, { mastery }) => sum + mastery.answers, 0);
  if (!level.startsWith('gesp-') || answers < LEAST_ANSWERS) return null;
  const weight = standings.reduce((sum, { point }) => sum + point.weight, 0);
  const mastery = standings.reduce((sum, { point, mastery: { value } }) => sum + point.weight * value, 0) / weight;
  return readinessOf({ mastery, programming: programming.value, mocks });
}

/** Returns a function for the readiness of each of these members for the exam of a level. */
export async function readinessesOf(call: Call, memberIds: readonly string[], level: string) {
  const mocks = await mocksOf(call, memberIds, level);
  return (memberId: string, standing: Standing) => readinessAt(standing, level, mocks(memberId));
}

export interface MemberPractice {
  streak: number;
  days: number;
  todayPoints: number;
  due: number;
  wrong: number;
  level: string;
  weak: Standing['points'];
  readiness: Readiness | null;
}

/** How many questions are in a member's wrong book, and how many of them are due for review. */
export async function bookCounts(call: EngineCall, memberId: string): Promise<{ wrong: number; due: number }> {
  const { db, appId, now } = call;
  const held = await heldNow(call);
  const [book] = await db
    .select({
      wrong: count(),
      due: sql<number>`(count(*) filter (where ${lte(memberQuestion.dueAt, now)}))::int`,
    })
    .from(memberQuestion)
    .innerJoin(question, and(eq(question.appId, memberQuestion.appId), eq(question.id, memberQuestion.questionId)))
    .where(
      and(
        eq(memberQuestion.appId, appId),
        eq(memberQuestion.memberId, memberId),
        eq(memberQuestion.isWrong, true),
        held.length > 0 ? notInArray(question.id, held) : undefined,
        eq(question.isOpen, true),
        eq(question.status, '1'),
      ),
    );
  return book ?? { wrong: 0, due: 0 };
}

/** A member's practice figures, and what to practise next. */
export async function memberPractice(call: EngineCall, memberId: string, wanted?: string): Promise<MemberPractice> {
  const level = wanted ?? (await levelOf(call, memberId));
  const { wrong, due } = await bookCounts(call, memberId);
  const standing = (await masteriesOf(call, [memberId], level))(memberId);
  const pointOf = new Map(standing.points.map((one) => [one.pointId, one]));
  const known = weakPoints(standing.standings).filter(({ mastery }) => mastery.band !== 'none');
  return {
    streak: await practiceStreak(call.db, call, memberId),
    ...(await daysOf(call.db, call, memberId)),
    due,
    wrong,
    level,
    weak: known.slice(0, SHOWN_WEAK).flatMap(({ point }) => pointOf.get(point.id) ?? []),
    readiness: (await readinessesOf(call, [memberId], level))(memberId, standing),
  };
}
