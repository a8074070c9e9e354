import { type SQL, sql } from 'drizzle-orm';
import { GRACE_MS } from '@aosai/api/domain/constants';
import { ATTEMPT } from '@aosai/api/domain/statuses';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaper, examPaperEnroll, questionVersion } from '../../db/schema/exam.ts';
import { instantParam, rawRows } from '../rawRows.ts';

/**
 * Questions of the papers of exams, as `question_id`. Step by step by their ids: joined, PostgreSQL takes each paper for
 * a thousand questions and reads the versions of the whole bank.
 */
const questionsOfExams = (appId: string, exams: SQL): SQL => sql`
  select distinct used.question_id from ${questionVersion} used
  where used.app_id = ${appId} and used.id = any(array(
    select named.version_id #>> '{}' from ${examPaper} paper
    cross join lateral jsonb_path_query(paper.sections, '$[*].items[*].questionVersionId') as named(version_id)
    where paper.app_id = ${appId} and paper.id = any(array(
      select jsonb_array_elements_text(held.exam_paper_ids) from ${exam} held
      where held.app_id = ${appId} and held.deleted_at is null and ${exams}))))`;

/** A published exam that is not over for everybody, as `examClosesAt` has it. */
const unfinished = (now: Date): SQL => sql`held.kind = 'exam' and held.published and held.stopped_at is null and (
  held.end_at > ${instantParam(now)}
  or exists (select 1 from ${enrolment} late where late.app_id = held.app_id and late.target_id = held.id
    and late.deleted_at is null and late.status in ('1', '2', '4', '5', '7')
    and held.end_at + make_interval(secs => coalesce((late.overrides ->> 'startShiftSec')::int, 0)) > ${instantParam(now)})
  or exists (select 1 from ${examPaperEnroll} running where running.app_id = held.app_id and running.exam_id = held.id
    and running.status = ${ATTEMPT.inProgress} and running.deadline_at > ${instantParam(new Date(now.getTime() - GRACE_MS))}))`;

/** Which of these questions stand in a published exam that is not over for everybody. */
export async function inUnfinishedExams(
  db: Db,
  { appId, now }: { appId: string; now: Date },
  questionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (questionIds.length === 0) return new Set();
  const wanted = sql.join(
    questionIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await rawRows<{ question_id: string }>(
    db,
    sql`${questionsOfExams(appId, unfinished(now))} and used.question_id in (${wanted})`,
  );
  return new Set(rows.map((row) => row.question_id));
}

/** That a question was in no exam that began since then; `of` narrows the exams (`held`). */
export const unusedSince = (appId: string, since: Date, of: SQL): SQL =>
  sql`${question.id} not in (${questionsOfExams(appId, sql`held.published and held.start_at > ${instantParam(since)} and ${of}`)})`;
