import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { LEAST_FIRST_ANSWERS, measuredDifficulty } from '@aosai/api/questions/measured';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { examMemberQuestion, examPaperEnroll, questionVersion } from '../../db/schema/exam.ts';
import { member } from '../../db/schema/people.ts';
import { memberQuestionTry } from '../../db/schema/practice.ts';
import { rawRows } from '../../db/rawRows.ts';

/** Questions per statement; this bounds how long other queries wait. */
const AT_ONCE = 50;

interface Counted {
  questionId: string;
  answers: number;
  facility: number;
  timed: number;
  medianMs: number | null;
}

/** Scores and times of students' first answers to each of these questions. */
const firstAnswers = (db: Db, appId: string, ids: readonly string[]) => {
  const these = sql`(${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`;
  return rawRows<Counted>(
    db,
    sql`
      with given as (
        select question_id, member_id, created_at as at, coalesce(review_percent, percent) / 100.0 as share,
          spent_ms as ms
        from ${memberQuestionTry}
        where app_id = ${appId} and question_id in ${these}
          and no = 1 and state = 'done' and percent is not null
        union all
        select version.question_id, answer.member_id, coalesce(answer.saved_at, attempt.created_at),
          answer.points::numeric / answer.max_points, answer.spent_ms
        from ${questionVersion} version
        join ${examMemberQuestion} answer
          on answer.app_id = version.app_id and answer.question_version_id = version.id
        join ${examPaperEnroll} attempt on attempt.app_id = answer.app_id and attempt.id = answer.attempt_id
        where version.app_id = ${appId} and version.question_id in ${these}
          and attempt.settled_at is not null and answer.answer is not null
          and answer.points is not null and answer.max_points > 0
      ), firsts as (
        select distinct on (question_id, member_id) question_id, member_id, share, case when share = 1 and ms > 0 then ms end as ms
        from given order by question_id, member_id, at, share
      )
      select firsts.question_id as "questionId", count(*)::int as answers, round(avg(share), 4)::float8 as facility,
        count(ms)::int as timed, (percentile_cont(0.5) within group (order by ms))::int as "medianMs"
      from firsts
      join ${member} who on who.app_id = ${appId} and who.id = firsts.member_id and who.type = 'student'
      group by firsts.question_id
    `,
  );
};

const measure = (counted: Counted | undefined) => {
  const facility = counted && counted.answers >= LEAST_FIRST_ANSWERS ? counted.facility : null;
  return {
    firstAnswers: counted?.answers ?? 0,
    facility,
    measured: facility === null ? null : measuredDifficulty(facility),
    medianMs: counted && counted.timed >= LEAST_FIRST_ANSWERS ? counted.medianMs : null,
  };
};

/**
 * Recomputes the measured difficulty and time of an app's questions. For the nightly run: small statements that write
 * only changes, so that two servers at once write the same and cannot deadlock.
 */
export async function measureQuestions(db: Db, appId: string): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await db
      .select({
        id: question.id,
        firstAnswers: question.firstAnswers,
        facility: question.facility,
        measured: question.measured,
        medianMs: question.medianMs,
      })
      .from(question)
      .where(and(eq(question.appId, appId), gt(question.id, after)))
      .orderBy(asc(question.id))
      .limit(AT_ONCE);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const ids = rows.map(({ id }) => id);
    const countedOf = new Map((await firstAnswers(db, appId, ids)).map((one) => [one.questionId, one]));
    for (const { id, ...stored } of rows) {
      const now = measure(countedOf.get(id));
      const isSame =
        stored.firstAnswers === now.firstAnswers &&
        stored.facility === now.facility &&
        stored.measured === now.measured &&
        stored.medianMs === now.medianMs;
      if (isSame) continue;
      await db
        .update(question)
        .set(now)
        .where(and(eq(question.appId, appId), eq(question.id, id)));
    }
  }
}
