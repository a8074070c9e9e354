import { and, count, eq, sql } from 'drizzle-orm';
import { ATTEMPT } from '@aosai/api/domain/statuses';
import { examEnroll, examPaper, examPaperEnroll } from '../../db/schema/exam.ts';
import type { EngineCall } from '../engineCall.ts';
import { MIN_SETTLED } from '../report/percentile.ts';
import { examClosesAt } from '../report/reviewClock.ts';
import type { ExamRow } from './examFacts.ts';
import { holdsPlace } from './visibleExam.ts';

const BARS = 10;

export interface ExamStatistics {
  examId: string;
  enrollCount: number;
  startedCount: number;
  completedCount: number;
  scores: {
    average: number;
    highest: number;
    passCount: number;
    settledCount: number;
    histogram: { fromPercent: number; count: number }[];
  } | null;
}

const settled = sql`${examPaperEnroll.status} = ${ATTEMPT.settled}`;
const bar = sql`least(${BARS - 1}::int, ${examPaperEnroll.totalPoints} * ${BARS}::int / greatest(1, ${examPaperEnroll.maxPoints}))`;

function attemptsWhere(appId: string, examId: string) {
  return and(eq(examPaperEnroll.appId, appId), eq(examPaperEnroll.examId, examId));
}

async function scoresOf({ db, appId }: EngineCall, examId: string): Promise<ExamStatistics['scores']> {
  const where = and(attemptsWhere(appId, examId), settled);
  const [sums] = await db
    .select({
      settledCount: count(),
      average: sql<number>`coalesce(round(avg(${examPaperEnroll.totalPoints})), 0)::int`,
      highest: sql<number>`coalesce(max(${examPaperEnroll.totalPoints}), 0)::int`,
      passCount: sql<number>`count(*) filter (where ${examPaperEnroll.totalPoints} >= ${examPaper.passPoints})::int`,
    })
    .from(examPaperEnroll)
    .innerJoin(
      examPaper,
      and(eq(examPaper.appId, examPaperEnroll.appId), eq(examPaper.id, examPaperEnroll.examPaperId)),
    )
    .where(where);
  if (!sums || sums.settledCount < MIN_SETTLED) return null;
  const bars = await db
    .select({ bar: sql<number>`${bar}`.as('bar'), attempts: count() })
    .from(examPaperEnroll)
    .where(where)
    .groupBy(sql`bar`);
  const byBar = new Map(bars.map((one) => [one.bar, one.attempts]));
  const histogram = Array.from({ length: BARS }, (_, i) => ({
    fromPercent: (100 / BARS) * i,
    count: byBar.get(i) ?? 0,
  }));
  return { ...sums, histogram };
}

/** How many enrolled, started and handed in; scores only after the end and of ten results or more. */
export async function examStatistics(call: EngineCall, row: ExamRow): Promise<ExamStatistics> {
  const { db, appId, now } = call;
  const [enrolled] = await db
    .select({ enrollCount: count() })
    .from(examEnroll)
    .where(and(eq(examEnroll.appId, appId), eq(examEnroll.examId, row.id), holdsPlace));
  const [attempts] = await db
    .select({
      startedCount: count(),
      completedCount: sql<number>`count(*) filter (where ${examPaperEnroll.completedAt} is not null)::int`,
    })
    .from(examPaperEnroll)
    .where(attemptsWhere(appId, row.id));
  const isOver = (await examClosesAt(call, row)) <= now;
  return {
    examId: row.id,
    enrollCount: enrolled?.enrollCount ?? 0,
    startedCount: attempts?.startedCount ?? 0,
    completedCount: attempts?.completedCount ?? 0,
    scores: isOver ? await scoresOf(call, row.id) : null,
  };
}
