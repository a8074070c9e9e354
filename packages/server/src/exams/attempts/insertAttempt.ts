import { getTableColumns, sql } from 'drizzle-orm';
import { ANSWER_STATUS } from '@aosai/api/papers/attemptStatus';
import { newId } from '../../base/newId.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import type { OrderedSection } from '../../papers/orderPaper.ts';
import { instantParam, jsonParam, rawRows } from '../../db/rawRows.ts';
import type { AttemptRow } from './attemptRow.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

const columns = Object.entries(getTableColumns(examPaperEnroll)) as [keyof AttemptRow, { name: string }][];

// Named, since a newer program may have added columns with defaults to this database.
const names = sql.join(
  columns.map(([, { name }]) => sql.identifier(name)),
  sql`, `,
);
const valuesOfR = sql.join(
  columns.map(([, { name }]) => sql`r.${sql.identifier(name)}`),
  sql`, `,
);

/** The row keyed by column names. */
const recordOf = (row: AttemptRow) => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]]));

/**
 * Inserts an attempt, one empty answer per question, numbered as the member sees them, and its first event, in one
 * statement. This locks the place, so that nobody can give it up meanwhile. Returns false, and inserts nothing, when
 * the place is gone or another call was first.
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
        insert into exam_paper_enroll (${names})
        select ${valuesOfR} from held, jsonb_populate_record(null::exam_paper_enroll, ${jsonParam(recordOf(attempt))}) r
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
