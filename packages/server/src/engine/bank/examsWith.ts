import { type SQL, sql } from 'drizzle-orm';
import { GRACE_MS } from '@aosai/api/domain/constants';
import { ATTEMPT } from '@aosai/api/domain/statuses';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { exam, examEnroll, examPaper, examPaperEnroll, questionVersion } from '../../db/schema/exam.ts';
import { instantParam, rawRows } from '../rawRows.ts';

/** Questions of the papers of exams, as `question_id`. */
const questionsOfExams = (appId: string, exams: SQL): SQL => sql`
  select distinct used.question_id from ${exam} held
  join ${examPaper} paper on paper.app_id = held.app_id and held.exam_paper_ids ? paper.id
  cross join lateral jsonb_path_query(paper.sections, '$[*].items[*].questionVersionId') as named(version_id)
  join ${questionVersion} used on used.app_id = held.app_id and used.id = named.version_id #>> '{}'
  where held.app_id = ${appId} and held.deleted_at is null and ${exams}`;

/** A published exam that is not over for everybody, as `examClosesAt` has it. */
const unfinished = (now: Date): SQL => sql`held.published and held.stopped_at is null and (
  held.end_at > ${instantParam(now)}
  or exists (select 1 from ${examEnroll} late where late.app_id = held.app_id and late.exam_id = held.id
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
