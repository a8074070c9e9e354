import { type SQL, sql } from 'drizzle-orm';
import type { AttemptStatus } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../../db/schema/enrolment.ts';
import { examEvent, examMemberQuestion, examPaper, examPaperEnroll } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { instantParam, rawRows } from '../../db/rawRows.ts';
import { SEATED_ENROLMENT } from '@aosai/api/enrolment/enrolments';

export interface BoardFacts {
  enrollId: string;
  memberId: string;
  attemptId: string | null;
  orgId: string | null;
  teacherId: string | null;
  name: string;
  no: string | null;
  className: string | null;
  status: AttemptStatus | null;
  answeredCount: number;
  questionCount: number;
  deadlineMs: number | null;
  seenMs: number | null;
  hiddenCount: number;
  takeoverCount: number;
  extraSec: number;
  lateCopyCount: number;
  points: number | null;
  silentMs: number | null;
  graceMs: number | null;
  graceExams: number;
}

const ms = (column: SQL): SQL => sql`(extract(epoch from ${column}) * 1000)::float8`;

/** `isAnswered` of the domain, in SQL. */
const isAnswered = sql`case q.answer ->> 'kind'
  when 'choice' then jsonb_array_length(q.answer -> 'optionIds') > 0
  when 'code' then q.answer ->> 'code' ~ '\\S'
  when 'text' then exists (select 1 from jsonb_array_elements_text(q.answer -> 'texts') t where t ~ '\\S')
  else false end`;

/** Scans the exam's attempts once: looking up the last attempt of each place takes as long as all the rest. */
const changedSince = ({ appId, examId, since }: { appId: string; examId: string; since: Date }): SQL =>
  sql`and (p.updated_at >= ${instantParam(since)} or p.id in (
    select moved.exam_enroll_id from ${examPaperEnroll} moved where moved.app_id = ${appId} and moved.exam_id = ${examId}
      and (moved.last_seen_at >= ${instantParam(since)} or moved.updated_at >= ${instantParam(since)})))`;

/**
 * Everybody with a place in an exam, or those changed since. One statement, which counts answers and events of these
 * rows only; saves do no extra work for it.
 */
export function boardFacts(
  { db, appId }: Pick<EngineCall, 'db' | 'appId'>,
  { examId, orgId, since }: { examId: string; orgId: string | null; since: Date | null },
): Promise<BoardFacts[]> {
  return rawRows<BoardFacts>(
    db,
    sql`with place as materialized (
      select p.id, p.member_id, p.org_id, p.teacher_id, p.overrides, last.id as attempt_id, last.status,
        last.deadline_at, last.last_seen_at, last.silent_since_at, last.grace_ms, last.extra_sec, last.question_count, last.total_points,
        last.exam_paper_id
      from ${enrolment} p
      left join lateral (
        select a.* from ${examPaperEnroll} a
        where a.app_id = p.app_id and a.exam_id = ${examId} and a.exam_enroll_id = p.id
        order by a.started_at desc, a.id desc limit 1
      ) last on true
      where p.app_id = ${appId} and p.kind = 'exam' and p.target_id = ${examId} and p.deleted_at is null
        and p.status = any(${sql.param([...SEATED_ENROLMENT])}::text[]) ${since ? changedSince({ appId, examId, since }) : sql``}
    ), events as (
      select v.attempt_id, (count(*) filter (where v.type = 'hidden'))::int as hidden,
        (count(*) filter (where v.type = 'takeover'))::int as takeovers
      from ${examEvent} v join place on v.attempt_id = place.attempt_id
      where v.app_id = ${appId} and v.type in ('hidden', 'takeover') group by v.attempt_id
    ), shown as (
      select best.attempt_id, sum(best.points)::int as points from (
        select s.attempt_id, s.question_version_id, max(s.points) as points
        from place join ${examPaper} paper on paper.app_id = ${appId} and paper.id = place.exam_paper_id
          and paper.feedback = 'ioi'
        join ${submission} s on s.app_id = ${appId} and s.attempt_id = place.attempt_id
        where s.kind = 'submit' and s.state = 'done' group by s.attempt_id, s.question_version_id
      ) best group by best.attempt_id
    )
    select place.id as "enrollId", place.member_id as "memberId", place.attempt_id as "attemptId",
      place.org_id as "orgId", place.teacher_id as "teacherId", m.name, om.no, om.class_name as "className",
      place.status, coalesce(answers.answered, 0) as "answeredCount",
      coalesce(place.question_count, 0) as "questionCount", ${ms(sql`place.deadline_at`)} as "deadlineMs",
      ${ms(sql`place.last_seen_at`)} as "seenMs", coalesce(events.hidden, 0) as "hiddenCount",
      coalesce(events.takeovers, 0) as "takeoverCount",
      coalesce(place.extra_sec, (place.overrides ->> 'extraSec')::int, 0) as "extraSec",
      place.grace_ms as "graceMs", coalesce(graces.exams, 0) as "graceExams",
      ${ms(sql`(place.deadline_at - place.silent_since_at)`)} + place.grace_ms as "silentMs",
      coalesce(answers.late, 0) as "lateCopyCount", coalesce(place.total_points, shown.points) as points
    from place
    join ${member} m on m.app_id = ${appId} and m.id = place.member_id
    left join ${organizationMember} om on om.app_id = ${appId} and om.org_id = ${orgId}::text
      and om.member_id = place.member_id and om.status = 'active'
    left join lateral (
      select (count(*) filter (where ${isAnswered}))::int as answered,
        coalesce(sum((select count(*) from jsonb_array_elements(q.late_copies) copy where copy ->> 'accepted' = 'false'))
          filter (where q.late_copies <> '[]'), 0)::int as late
      from ${examMemberQuestion} q where q.app_id = ${appId} and q.attempt_id = place.attempt_id
    ) answers on true
    left join lateral (
      select count(distinct g.exam_id)::int as exams from ${examPaperEnroll} g
      where place.grace_ms is not null and g.app_id = ${appId} and g.member_id = place.member_id
        and g.kind = 'exam' and g.grace_ms is not null
    ) graces on true
    left join events on events.attempt_id = place.attempt_id
    left join shown on shown.attempt_id = place.attempt_id
    order by om.no nulls last, m.name, place.id`,
  );
}
