import { type SQL, sql } from 'drizzle-orm';
import {
  consistency,
  FIRST_ATTEMPTS,
  itemFigures,
  itemFlags,
  type ItemFlag,
  LEAST_ATTEMPTS,
} from '@aosai/api/exams/itemAnalysis';
import type { QuestionType } from '@aosai/api/questions/kinds';
import type { Verdict } from '@aosai/api/judging/verdicts';
import type { Db } from '../../db/open.ts';
import { examMemberQuestion, questionVersion } from '../../db/schema/exam.ts';
import { rawRows } from '../../db/rawRows.ts';
import { namedQuestion } from './namedQuestion.ts';

interface Sums {
  questionId: string;
  no: number;
  stem: string;
  type: QuestionType;
  title: string | null;
  maxPoints: number;
  count: number;
  points: number;
  pointsSquared: number;
  rest: number;
  restSquared: number;
  product: number;
  sortedProduct: number;
  blankCount: number;
  meanSpentMs: number;
  options: Record<string, number> | null;
  verdicts: Record<string, number> | null;
}

export interface ItemRow {
  questionId: string;
  /** Number of the question in the paper. */
  no: number;
  type: QuestionType;
  title: string;
  /** The whole statement as text, since many questions begin alike. */
  asked: string;
  maxPoints: number;
  count: number;
  meanPoints: number;
  /** Null with a single attempt; preliminary below ten. */
  facility: number | null;
  sd: number | null;
  discrimination: number | null;
  efficiency: number | null;
  flags: ItemFlag[];
  blankCount: number;
  meanSpentMs: number;
  options: { id: string; count: number }[];
  verdicts: { verdict: Verdict; count: number }[];
}

export interface ItemAnalysis {
  count: number;
  meanPoints: number | null;
  sd: number | null;
  consistency: number | null;
  items: ItemRow[];
}

/** Four decimals are enough; further ones could differ between machines. */
const four = (value: number): number => Math.round(value * 10_000) / 10_000;
/** Characters of a question's text in a cell of a sheet; more would not be useful. */
const ASKED_CHARS = 2_000;

const fourOr = (value: number | null): number | null => (value === null ? null : four(value));

const wholeOr = (value: number | null): number | null => (value === null ? null : Math.round(value));

function rowOf(sums: Sums): ItemRow {
  const { questionId, no, stem, type, title, maxPoints, count, points, blankCount, meanSpentMs, options, verdicts } =
    sums;
  const figures = count < FIRST_ATTEMPTS ? null : itemFigures(sums);
  return {
    questionId,
    no,
    type,
    title: namedQuestion({ title, stem }),
    asked: stem.slice(0, ASKED_CHARS),
    maxPoints,
    count,
    meanPoints: Math.round(points / count),
    facility: four(points / count / maxPoints),
    sd: fourOr(figures && figures.sd),
    discrimination: fourOr(figures && figures.discrimination),
    efficiency: fourOr(figures && figures.efficiency),
    flags: figures && count >= LEAST_ATTEMPTS ? itemFlags(figures) : [],
    blankCount,
    meanSpentMs,
    options: Object.entries(options ?? {}).map(([id, chosen]) => ({ id, count: chosen })),
    verdicts: Object.entries(verdicts ?? {}).map(([verdict, times]) => ({ verdict: verdict as Verdict, count: times })),
  };
}

/** Not rounded, for further calculations. */
const spreadOf = (sums: Sums): number => itemFigures(sums).sd;

/**
 * Item statistics of a paper, in one statement over the stored totals. The pairs for the efficiency come from arrays
 * that are sorted once, which takes a third of the time of joining row numbers.
 *
 * @param attempts a query of settled attempts as `id` and `total_points`
 */
export async function itemAnalysis(db: Db, appId: string, attempts: SQL): Promise<ItemAnalysis> {
  const rows = await rawRows<Sums>(
    db,
    sql`with attempt as materialized (${attempts}), answer as (
      select q.question_version_id as id, q.no, q.max_points, coalesce(q.points, 0)::float8 as x,
        (a.total_points - coalesce(q.points, 0))::float8 as r, q.spent_ms, q.answer, q.verdict
      from attempt a join ${examMemberQuestion} q on q.app_id = ${appId} and q.attempt_id = a.id
    ), sums as (
      select id, min(no) as no, max(max_points) as max_points, count(*)::int as count, sum(x) as points,
        sum(x * x) as points_squared, sum(r) as rest, sum(r * r) as rest_squared, sum(x * r) as product,
        array_agg(x order by x) as xs, array_agg(r order by r) as rs,
        (count(*) filter (where answer is null))::int as blank, round(avg(spent_ms))::int as spent
      from answer group by id
    ), chosen as (
      select id, jsonb_object_agg(option, times) as options from (
        select id, option, count(*)::int as times
        from answer, jsonb_array_elements_text(case answer ->> 'kind' when 'choice' then answer -> 'optionIds' else '[]' end) option
        group by id, option
      ) counted group by id
    ), judged as (
      select id, jsonb_object_agg(verdict, times) as verdicts from (
        select id, verdict, count(*)::int as times from answer where verdict is not null group by id, verdict
      ) counted group by id
    )
    select sums.id as "questionId", sums.no, v.stem, v.type, v.title,
      sums.max_points as "maxPoints", sums.count, sums.points, sums.points_squared as "pointsSquared", sums.rest,
      sums.rest_squared as "restSquared", sums.product,
      (select sum(a * b) from unnest(sums.xs, sums.rs) as pair(a, b)) as "sortedProduct",
      sums.blank as "blankCount", sums.spent as "meanSpentMs", chosen.options, judged.verdicts
    from sums join ${questionVersion} v on v.app_id = ${appId} and v.id = sums.id
    left join chosen on chosen.id = sums.id left join judged on judged.id = sums.id
    order by sums.no, sums.id`,
  );
  const [total] = await rawRows<{ count: number; mean: number | null; sd: number | null }>(
    db,
    sql`with attempt as (${attempts}) select count(*)::int as count, avg(total_points)::float8 as mean,
      stddev_samp(total_points)::float8 as sd from attempt`,
  );
  const isEnough = (total?.count ?? 0) >= FIRST_ATTEMPTS;
  const totalSd = isEnough ? (total?.sd ?? null) : null;
  return {
    count: total?.count ?? 0,
    meanPoints: total ? wholeOr(total.mean) : null,
    sd: fourOr(totalSd),
    consistency: totalSd === null ? null : fourOr(consistency(rows.map(spreadOf), totalSd)),
    items: rows.map(rowOf),
  };
}
