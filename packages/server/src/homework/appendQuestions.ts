import { sql } from 'drizzle-orm';
import { ANSWER_STATUS } from '@aosai/api/papers/attemptStatus';
import type { PaperSection } from '../db/schema/exam.ts';
import { newId } from '../base/newId.ts';
import type { EngineCall } from '../kit/engineCall.ts';
import { instantParam, jsonParam, rawRows } from '../db/rawRows.ts';

/**
 * Adds an empty answer for each new question to all attempts of a homework, in the transaction that appends the
 * questions to the frozen paper.
 */
export async function appendQuestions(
  { db, appId, now }: EngineCall,
  examId: string,
  before: readonly PaperSection[],
  after: readonly PaperSection[],
): Promise<void> {
  const had = before.flatMap(({ items }) => items).length;
  const added = after
    .flatMap(({ items }) => items)
    .slice(had)
    .map(({ questionVersionId, points }, place) => ({ question: questionVersionId, no: had + place + 1, points }));
  if (added.length === 0) return;
  const at = instantParam(now);
  const points = added.reduce((sum, one) => sum + one.points, 0);
  const begun = await rawRows<{ id: string; member_id: string }>(
    db,
    sql`update exam_paper_enroll
      set question_count = question_count + ${added.length}, max_points = max_points + ${points}, updated_at = ${at}
      where app_id = ${appId} and exam_id = ${examId} returning id, member_id`,
  );
  const rows = begun.flatMap(({ id, member_id }) =>
    added.map((one) => ({ ...one, id: newId(), attempt: id, member: member_id })),
  );
  if (rows.length === 0) return;
  await db.execute(sql`insert into exam_member_question (app_id, id, created_by, created_at, updated_at, attempt_id,
      member_id, question_version_id, no, max_points, status)
    select ${appId}, r.id, r.member, ${at}, ${at}, r.attempt, r.member, r.question, r.no, r.points, ${ANSWER_STATUS.draft}
    from jsonb_to_recordset(${jsonParam(rows)})
      as r(id text, attempt text, member text, question text, no int, points int)`);
}
