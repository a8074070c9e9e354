import { sql } from 'drizzle-orm';
import { KNOWLEDGE_LEVELS, type KnowledgeLevel } from '@aosai/api/questions/pointId';
import { question } from '../db/schema/bank.ts';
import { chapter, course } from '../db/schema/content.ts';
import { examMemberQuestion, questionVersion } from '../db/schema/exam.ts';
import { memberQuestion } from '../db/schema/practice.ts';
import { gradeControl } from '../db/schema/teaching.ts';
import { rawRows } from '../db/rawRows.ts';
import type { EngineCall } from '../kit/engineCall.ts';
import { questionsByExam } from '../questions/bank/examsWith.ts';
import type { GradeRow } from './gradeViews.ts';

interface Counted {
  level: string;
  answers: number;
  planned: number;
}

/**
 * The levels that a class works at, by the main knowledge points of its questions: what its students have answered
 * most comes first, then what its course, homework and exams ask.
 */
export async function classLevels(
  { db, appId }: Pick<EngineCall, 'db' | 'appId'>,
  { id, courseId }: Pick<GradeRow, 'id' | 'courseId'>,
  memberIds: readonly string[],
): Promise<KnowledgeLevel[]> {
  const members = sql`any(${sql.param([...memberIds])}::text[])`;
  const shown = sql`shown.app_id = ${appId} and shown.grade_id = ${id} and shown.visible and shown.deleted_at is null`;
  const ofSchedule = sql`exists (select 1 from ${gradeControl} shown where ${shown}
    and shown.target_type in ('exam', 'homework') and shown.target_id = held.id)`;
  const rows = await rawRows<Counted>(
    db,
    sql`with answered as (
      select done.question_id, count(*)::int as answers from (
        select m.question_id from ${memberQuestion} m
        where m.app_id = ${appId} and m.member_id = ${members} and m.last_tried_at is not null
        union all
        select v.question_id from ${examMemberQuestion} a
        join ${questionVersion} v on v.app_id = a.app_id and v.id = a.question_version_id
        where a.app_id = ${appId} and a.member_id = ${members} and a.answer is not null) done
      group by done.question_id),
    taught as (
      select unnest(c.chapter_ids) as id from ${course} c
      where c.app_id = ${appId} and c.deleted_at is null and (c.id = ${courseId ?? ''} or c.id in (
        select shown.target_id from ${gradeControl} shown where ${shown} and shown.target_type = 'course'))
      union
      select shown.target_id from ${gradeControl} shown where ${shown} and shown.target_type = 'chapter'),
    planned as (
      select unnest(c.question_ids) as question_id from taught
      join ${chapter} c on c.app_id = ${appId} and c.id = taught.id and c.deleted_at is null
      union
      select work.question_id from (${questionsByExam(appId, ofSchedule)}) work)
    select split_part(q.points[1], '/', 1) as level, coalesce(sum(answered.answers), 0)::int as answers,
      count(planned.question_id)::int as planned
    from answered full join planned using (question_id)
    join ${question} q on q.app_id = ${appId} and q.id = question_id
    where q.points[1] is not null
    group by 1 order by answers desc, planned desc, 1`,
  );
  return rows.flatMap(({ level }) => KNOWLEDGE_LEVELS.find((known) => known.id === level)?.id ?? []);
}
