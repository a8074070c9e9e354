import { sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { examMemberQuestion, examPaperEnroll, questionVersion } from '../../db/schema/exam.ts';

/** With fewer answers, a percentage would mean nothing. */
const LEAST_ANSWERS = 10;

/**
 * Computes the mean share of points of each question, over the settled answers to all of its versions; null if there
 * are too few. For the nightly run: it reads every answer, but writes only changes.
 */
export async function recountPassPercents(db: Db): Promise<void> {
  await db.execute(sql`
    with scored as (
      select version.app_id, version.question_id,
        round(100.0 * sum(answer.points) / sum(answer.max_points))::int as percent
      from ${examMemberQuestion} answer
      join ${examPaperEnroll} attempt on attempt.app_id = answer.app_id and attempt.id = answer.attempt_id
      join ${questionVersion} version
        on version.app_id = answer.app_id and version.id = answer.question_version_id
      where attempt.settled_at is not null and answer.answer is not null
        and answer.points is not null and answer.max_points > 0
      group by version.app_id, version.question_id
      having count(*) >= ${LEAST_ANSWERS}
    )
    update ${question} as kept set pass_percent = now.percent
    from (
      select every.app_id, every.id, scored.percent
      from ${question} every left join scored on scored.app_id = every.app_id and scored.question_id = every.id
    ) now
    where kept.app_id = now.app_id and kept.id = now.id and kept.pass_percent is distinct from now.percent
  `);
}
