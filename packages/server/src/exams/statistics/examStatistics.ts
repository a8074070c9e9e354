import { and, count, countDistinct, eq, type SQL, sql } from 'drizzle-orm';
import { percentOf } from '@aosai/api/kit/percent';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../../db/schema/enrolment.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { organizationMember } from '../../db/schema/people.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { rawRows } from '../../db/rawRows.ts';
import { MIN_SETTLED } from '../reports/percentile.ts';
import { examClosesAt } from '../reports/reviewClock.ts';
import { type ExamRow, papersOfExam } from '../exam/examFacts.ts';
import { passPointsOf, sumOf } from '../../papers/paperCard.ts';
import { holdsPlace } from '../exam/visibleExam.ts';

const BARS = 10;

export interface ExamStatistics {
  examId: string;
  enrollCount: number;
  startedCount: number;
  completedCount: number;
  attendancePct: number | null;
  scores: {
    average: number;
    median: number;
    highest: number;
    passCount: number;
    passPct: number | null;
    settledCount: number;
    histogram: { fromPercent: number; count: number }[];
    /** For staff only. */
    byClass: ClassScores[];
  } | null;
}

interface ClassScores {
  className: string | null;
  settledCount: number;
  average: number;
  median: number;
  passCount: number;
}

type Scores = NonNullable<ExamStatistics['scores']>;
type Figures = Pick<Scores, 'average' | 'median' | 'highest' | 'passCount' | 'settledCount'> & { bars: number[] };

/** Scores by the student's class in the school of the place; students without a class come last. */
const scoresByClass = ({ appId }: EngineCall, { id }: ExamRow, students: SQL, passed: SQL): SQL => sql`${students}
  select class_name as "className", count(*)::int as "settledCount", round(avg(total))::int as average,
    round((percentile_cont(0.5) within group (order by total))::numeric)::int as median,
    (${passed})::int as "passCount"
  from student left join lateral (
    select of_school.class_name from ${enrolment} place
    join ${organizationMember} of_school on of_school.app_id = place.app_id
      and of_school.org_id = place.org_id and of_school.member_id = place.member_id
    where place.app_id = ${appId} and place.kind = 'exam' and place.target_id = ${id}
      and place.member_id = student.member_id
    order by place.created_at desc limit 1
  ) named on true
  group by class_name order by class_name`;

/**
 * Scores per student, not per attempt: the best settled attempt at each paper, added up; papers not sat count 0.
 * Students who have started but have no result yet are left out.
 */
async function scoresOf(
  call: EngineCall,
  row: ExamRow,
  { reader, startedCount }: { reader: 'student' | 'staff'; startedCount: number },
): Promise<ExamStatistics['scores']> {
  const papers = await papersOfExam(call, row);
  const maxPoints = Math.max(
    1,
    sumOf(papers, ({ totalPoints }) => totalPoints),
  );
  const passed = sql`count(*) filter (where total >= ${passPointsOf(papers)}::int)`;
  const students = sql`with best as (
      select member_id, exam_paper_id, max(total_points) as points from ${examPaperEnroll}
      where app_id = ${call.appId} and exam_id = ${row.id} and status = ${ATTEMPT.settled}
      group by member_id, exam_paper_id
    ), student as (
      select member_id, sum(points)::int as total, least(${BARS - 1}::int, sum(points)::int * ${BARS}::int / ${maxPoints}::int) as bar
      from best group by member_id
    )`;
  const [found] = await rawRows<Figures>(
    call.db,
    sql`${students}
    select count(*)::int as "settledCount", coalesce(round(avg(total)), 0)::int as average,
      coalesce(round((percentile_cont(0.5) within group (order by total))::numeric), 0)::int as median,
      coalesce(max(total), 0)::int as highest, (${passed})::int as "passCount",
      coalesce(jsonb_agg(bar), '[]') as bars
    from student`,
  );
  if (!found || found.settledCount < (reader === 'staff' ? 1 : MIN_SETTLED)) return null;
  const byClass =
    reader === 'staff' ? await rawRows<ClassScores>(call.db, scoresByClass(call, row, students, passed)) : [];
  const { bars, ...figures } = found;
  const histogram = Array.from({ length: BARS }, (_, no) => ({
    fromPercent: (100 / BARS) * no,
    count: bars.filter((bar) => bar === no).length,
  }));
  return { ...figures, passPct: percentOf(figures.passCount, startedCount), histogram, byClass };
}

/**
 * How many enrolled, started and handed in, and scores. Students see scores only after the end and from ten results on;
 * staff see them at once.
 */
export async function examStatistics(
  call: EngineCall,
  row: ExamRow,
  reader: 'student' | 'staff',
): Promise<ExamStatistics> {
  const { db, appId, now } = call;
  const [enrolled] = await db
    .select({ enrollCount: count() })
    .from(enrolment)
    .where(and(eq(enrolment.appId, appId), eq(enrolment.targetId, row.id), holdsPlace));
  const [begun] = await db
    .select({
      startedCount: countDistinct(examPaperEnroll.memberId),
      completedCount: sql<number>`(count(distinct ${examPaperEnroll.memberId})
        filter (where ${examPaperEnroll.completedAt} is not null))::int`,
    })
    .from(examPaperEnroll)
    .where(and(eq(examPaperEnroll.appId, appId), eq(examPaperEnroll.examId, row.id)));
  const { enrollCount = 0 } = enrolled ?? {};
  const { startedCount = 0, completedCount = 0 } = begun ?? {};
  const isShown = reader === 'staff' || (await examClosesAt(call, row)) <= now;
  return {
    examId: row.id,
    enrollCount,
    startedCount,
    completedCount,
    attendancePct: percentOf(startedCount, enrollCount),
    scores: isShown ? await scoresOf(call, row, { reader, startedCount }) : null,
  };
}
