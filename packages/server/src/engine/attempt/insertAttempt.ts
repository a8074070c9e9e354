import { getTableColumns, sql } from 'drizzle-orm';
import { ANSWER_STATUS, ENROLMENT } from '@aosai/api/domain/statuses';
import { newId } from '../../db/newId.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import type { EngineCall } from '../engineCall.ts';
import type { OrderedSection } from '../paper/orderPaper.ts';
import { instantParam, jsonParam, rawRows } from '../rawRows.ts';
import type { AttemptRow } from './attemptRow.ts';

const columns = Object.entries(getTableColumns(examPaperEnroll)) as [keyof AttemptRow, { name: string }][];

/** The row under the names of its columns. */
const recordOf = (row: AttemptRow) => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]]));

/**
 * A new attempt with one empty answer for each question, numbered as its member sees them, and its first event: one
 * statement for all of it. The place is held to its end against anyone who gives it up at this moment. False, and nothing
 * is there, when the place is gone or another call was first.
 */
export async function insertAttempt(
  { db, appId, now }: EngineCall,
  attempt: AttemptRow,
  sections: readonly OrderedSection[],
): Promise<boolean> {
  const answers = sections.flatMap(({ items }) =>
    items.map(({ no, item }) => ({ id: newId(), question: item.version.id, no, points: item.points })),
  );
  const at = instantParam(now);
  const begun = await rawRows<{ id: string }>(
    db,
    sql`with held as (
        select id from enrolment where app_id = ${appId} and id = ${attempt.examEnrollId}
          and status = ${ENROLMENT.enrolled} for share
      ), begun as (
        insert into exam_paper_enroll
        select r.* from held, jsonb_populate_record(null::exam_paper_enroll, ${jsonParam(recordOf(attempt))}) r
        on conflict do nothing returning id, member_id
      ), answers as (
        insert into exam_member_question (app_id, id, created_by, created_at, updated_at, attempt_id, member_id,
          question_version_id, no, max_points, status)
        select ${appId}, r.id, b.member_id, ${at}, ${at}, b.id, b.member_id, r.question, r.no, r.points,
          ${ANSWER_STATUS.draft}
        from begun b, jsonb_to_recordset(${jsonParam(answers)}) as r(id text, question text, no int, points int)
      ), told as (
        insert into exam_event (app_id, id, attempt_id, at, type, meta)
        select ${appId}, ${newId()}, b.id, ${at}, 'start', ${jsonParam({ deviceId: attempt.holderDeviceId })}
        from begun b
      )
      select id from begun`,
  );
  return begun.length > 0;
}
