import { type SQL, sql } from 'drizzle-orm';
import { question } from '../../db/schema/bank.ts';
import { exam, examPaper, questionVersion } from '../../db/schema/exam.ts';
import { instantParam } from '../../db/rawRows.ts';

/**
 * The questions of the papers of exams, as `question_id`. Step by step by ids: with a join, PostgreSQL estimates a
 * thousand questions per paper and reads the versions of the whole bank.
 */
const questionsOfExams = (appId: string, exams: SQL): SQL => sql`
  select distinct used.question_id from ${questionVersion} used
  where used.app_id = ${appId} and used.id = any(array(
    select named.version_id #>> '{}' from ${examPaper} paper
    cross join lateral jsonb_path_query(paper.sections, '$[*].items[*].questionVersionId') as named(version_id)
    where paper.app_id = ${appId} and paper.id = any(array(
      select jsonb_array_elements_text(held.exam_paper_ids) from ${exam} held
      where held.app_id = ${appId} and held.deleted_at is null and ${exams}))))`;

/**
 * The questions of exams (`held`) in any version, as `question_id` and `exam_id`; limited to `among` if given. Exams
 * come first, being few: with a free join, PostgreSQL reads the versions of the whole bank.
 */
export const questionsByExam = (appId: string, exams: SQL, among?: readonly string[]): SQL => sql`
  with chosen as materialized (
    select held.id, held.exam_paper_ids from ${exam} held
    where held.app_id = ${appId} and held.deleted_at is null and ${exams}),
  asked as materialized (
    select chosen.id as exam_id, named.version_id #>> '{}' as version_id from chosen
    cross join lateral jsonb_array_elements_text(chosen.exam_paper_ids) as holds(paper_id)
    join ${examPaper} paper on paper.app_id = ${appId} and paper.id = holds.paper_id
    cross join lateral jsonb_path_query(paper.sections, '$[*].items[*].questionVersionId') as named(version_id))
  select distinct used.question_id, asked.exam_id from asked
  join ${questionVersion} used on used.app_id = ${appId} and used.id = asked.version_id
  where ${among === undefined ? sql`true` : sql`used.question_id = any(${sql.param([...among])}::text[])`}`;

/** Selects questions that were in no exam begun since then; `of` limits the exams (`held`). */
export const unusedSince = (appId: string, since: Date, of: SQL): SQL =>
  sql`${question.id} not in (${questionsOfExams(appId, sql`held.published and held.start_at > ${instantParam(since)} and ${of}`)})`;
