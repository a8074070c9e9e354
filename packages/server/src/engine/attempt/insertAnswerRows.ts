import { sql } from 'drizzle-orm';
import { ANSWER_STATUS } from '@aosai/api/domain/statuses';
import { newId } from '../../db/newId.ts';
import type { EngineCall } from '../engineCall.ts';
import type { OrderedSection } from '../paper/orderPaper.ts';
import { instantParam, jsonParam } from '../rawRows.ts';

/** One empty answer for each question, numbered as the pupil sees them; one statement for the whole paper. */
export async function insertAnswerRows(
  { db, appId, now }: EngineCall,
  { attemptId, memberId }: { attemptId: string; memberId: string },
  sections: readonly OrderedSection[],
): Promise<void> {
  const rows = sections.flatMap(({ items }) =>
    items.map(({ no, item }) => ({ id: newId(), question: item.version.id, no, points: item.points })),
  );
  const at = instantParam(now);
  await db.execute(sql`insert into exam_member_question
      (app_id, id, created_by, created_at, updated_at, attempt_id, member_id, question_version_id, no, max_points, status)
    select ${appId}, r.id, ${memberId}, ${at}, ${at}, ${attemptId}, ${memberId}, r.question, r.no, r.points,
      ${ANSWER_STATUS.draft}
    from jsonb_to_recordset(${jsonParam(rows)}) as r(id text, question text, no int, points int)`);
}
