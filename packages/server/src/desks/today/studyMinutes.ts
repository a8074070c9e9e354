import { type SQL, sql } from 'drizzle-orm';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import type { Db } from '../../db/open.ts';
import { instantParam, jsonParam, rawRows } from '../../db/rawRows.ts';
import { examMemberQuestion, examPaperEnroll } from '../../db/schema/exam.ts';
import { memberQuestionTry } from '../../db/schema/practice.ts';

/** A question left open in the browser does not count for longer. */
const MOST_FOR_A_TRY_MS = 30 * MINUTE_MS;
const MOST_FOR_AN_ATTEMPT_MS = 240 * MINUTE_MS;

/**
 * The time that members spent on questions in practice, homework and exams between two instants, as a function of
 * member and day (2026-11-21, in Beijing). A day with any work has at least one minute, also where the page did not
 * report its time.
 */
export async function studyMinutes(
  db: Db,
  appId: string,
  { memberIds, from, to }: { memberIds: readonly string[]; from: Date; to: Date },
): Promise<(memberId: string, day: string) => number> {
  if (memberIds.length === 0) return () => 0;
  // One parameter, since the weekly notes ask for everybody's children at once.
  const people = sql`select jsonb_array_elements_text(${jsonParam(memberIds)})`;
  const isDuring = (column: SQL) => sql`${column} >= ${instantParam(from)} and ${column} < ${instantParam(to)}`;
  const rows = await rawRows<{ member: string; day: string; ms: number }>(
    db,
    sql`select member, (at at time zone 'Asia/Shanghai')::date::text as day, sum(ms)::int as ms from (
        select t.member_id as member, t.created_at as at, least(coalesce(t.spent_ms, 0), ${MOST_FOR_A_TRY_MS}) as ms
          from ${memberQuestionTry} t
          where t.app_id = ${appId} and t.member_id in (${people}) and ${isDuring(sql`t.created_at`)}
        union all
        select a.member_id, a.started_at,
          least((select coalesce(sum(q.spent_ms), 0) from ${examMemberQuestion} q
            where q.app_id = a.app_id and q.attempt_id = a.id), ${MOST_FOR_AN_ATTEMPT_MS})
          from ${examPaperEnroll} a
          where a.app_id = ${appId} and a.member_id in (${people}) and ${isDuring(sql`a.started_at`)}
      ) work group by 1, 2`,
  );
  const spent = new Map(rows.map(({ member, day, ms }) => [`${member}/${day}`, ms]));
  return (memberId, day) => {
    const ms = spent.get(`${memberId}/${day}`);
    return ms === undefined ? 0 : Math.max(1, Math.round(ms / MINUTE_MS));
  };
}
