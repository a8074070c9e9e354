import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type ClassFigures, classFigures, type HomeworkResult } from '@aosai/api/classes/classFigures';
import { meanPercent } from '@aosai/api/classes/percents';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examPaper, examPaperEnroll } from '../db/schema/exam.ts';
import { closedWorks } from '../questions/bank/heldQuestions.ts';
import { NO_AUTHOR } from '../kit/reader.ts';
import type { EngineCall } from '../kit/engineCall.ts';
import { instantParam, rawRows } from '../db/rawRows.ts';
import { ENROLMENT, MEMBER_STATES } from '@aosai/api/enrolment/enrolments';

interface Result {
  memberId: string;
  points: number | null;
  max: number;
  isExempt: boolean;
}

/**
 * Results of a class in work that is closed and settled: the best attempt at each paper, out of the points of all
 * papers. One statement, because a class report needs both kinds.
 */
async function closedResults(call: EngineCall, gradeId: string, kind: 'exam' | 'homework'): Promise<Result[]> {
  const { db, appId, now } = call;
  const at = instantParam(now);
  // Questions that a running exam holds elsewhere count once that exam is over.
  const works = await db
    .select({ id: enrolment.targetId })
    .from(enrolment)
    .where(and(eq(enrolment.appId, appId), eq(enrolment.kind, kind), eq(enrolment.gradeId, gradeId)))
    .groupBy(enrolment.targetId);
  const ids = works.map(({ id }) => id);
  const held = [...(await closedWorks(call, NO_AUTHOR, ids))];
  const members = sql.join(
    MEMBER_STATES.map((status) => sql`${status}`),
    sql`, `,
  );
  // Homework that a teacher settled early counts too; an exam whose scores have to be published counts once they are,
  // because students read their own figures.
  const closed: SQL =
    kind === 'homework'
      ? sql`(p.status = ${ENROLMENT.settled} or coalesce(p.late_until_at, p.due_at, x.end_at) <= ${at})`
      : sql`x.end_at <= ${at} and (x.score_release = 'auto' or x.scores_released_at is not null)`;
  return rawRows<Result>(
    db,
    sql`
    with members as (
      select member_id from ${enrolment} m where m.app_id = ${appId} and m.kind = 'grade' and m.target_id = ${gradeId}
        and m.status in (${members}) and m.deleted_at is null),
    places as (
      select p.id, p.member_id, p.status = ${ENROLMENT.quit} as exempt, x.exam_paper_ids
      from ${enrolment} p
      join members using (member_id)
      join ${exam} x on x.app_id = p.app_id and x.id = p.target_id
      where p.app_id = ${appId} and p.kind = ${kind} and p.grade_id = ${gradeId} and p.left_at is null
        and x.published and ${closed} and not (x.id = any(${sql.param(held)}::text[])) and p.status in ('2', '4', '6', '7') and p.deleted_at is null),
    maxima as (
      select places.id, sum(paper.total_points)::int as max
      from places join ${examPaper} paper on paper.app_id = ${appId} and places.exam_paper_ids ? paper.id
      group by places.id),
    best as (
      select a.exam_enroll_id, a.exam_paper_id, max(coalesce(a.total_points, 0)) as points
      from ${examPaperEnroll} a join places on places.id = a.exam_enroll_id
      where a.app_id = ${appId} and a.status in ('2', '3')
      group by a.exam_enroll_id, a.exam_paper_id),
    reached as (select exam_enroll_id, sum(points)::int as points from best group by exam_enroll_id)
    select places.member_id as "memberId", reached.points as points, coalesce(maxima.max, 0) as max,
      places.exempt as "isExempt"
    from places left join maxima on maxima.id = places.id left join reached on reached.exam_enroll_id = places.id
    order by places.member_id, places.id`,
  );
}

export interface GradeFigures extends ClassFigures {
  examPercent: number | null;
  exams: ReadonlyMap<string, { points: number; max: number }>;
}

const sums = (results: readonly Result[]): Map<string, { points: number; max: number }> => {
  const all = new Map<string, { points: number; max: number }>();
  for (const { memberId, points, max, isExempt } of results) {
    if (isExempt) continue;
    const sum = all.get(memberId) ?? { points: 0, max: 0 };
    all.set(memberId, { points: sum.points + (points ?? 0), max: sum.max + max });
  }
  return all;
};

/** Results of a class up to now. */
export async function gradeFigures(call: EngineCall, gradeId: string): Promise<GradeFigures> {
  const homework: HomeworkResult[] = await closedResults(call, gradeId, 'homework');
  const exams = sums(await closedResults(call, gradeId, 'exam'));
  const shares = [...exams.values()].filter(({ max }) => max > 0);
  return { ...classFigures(homework), examPercent: meanPercent(shares), exams };
}
