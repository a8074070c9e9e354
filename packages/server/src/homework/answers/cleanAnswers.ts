import { sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { answerHash } from '@aosai/api/questions/hash';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { attemptOfMember, lockForWriter } from '../../exams/attempts/attemptRow.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { instantParam, jsonParam, rawRows } from '../../db/rawRows.ts';
import { type HomeworkWriter, openPlace } from '../places/openPlace.ts';

const EMPTY = answerHash(null);

export interface Cleaned {
  questionId: string;
  revision: number;
}

/**
 * Empties answers as a new revision, so that an open page sees it like any other save. Earlier submissions stay visible
 * but no longer count. Throws NOT_FOUND, HOMEWORK_NOT_OPEN, HOMEWORK_CLOSED.
 */
export async function cleanAnswers(
  call: EngineCall,
  writer: HomeworkWriter,
  { homeworkEnrollId, questionIds }: { homeworkEnrollId: string; questionIds: readonly string[] },
): Promise<Cleaned[]> {
  const { attemptId } = await openPlace(call, writer, homeworkEnrollId, { late: false });
  return call.db.transaction(async (tx) => {
    const inside = within(call, tx);
    const attempt = await lockForWriter(tx, attemptOfMember(call.appId, attemptId, writer.memberId));
    if (attempt.status !== ATTEMPT.inProgress) throw new AppError('HOMEWORK_CLOSED');
    const rows = await rawRows<Cleaned>(
      inside.db,
      sql`update exam_member_question set answer = null, answer_hash = ${EMPTY}, drafts = '[]'::jsonb,
          revision = revision + 1, saved_at = ${instantParam(call.now)}, updated_at = ${instantParam(call.now)},
          on_time = ${jsonParam({ answer: null, savedAt: call.now.toISOString(), cleanedAt: call.now.toISOString() })}
        where app_id = ${call.appId} and attempt_id = ${attemptId} and not is_locked
          and question_version_id = any(${sql.param([...questionIds])}::text[])
        returning question_version_id as "questionId", revision`,
    );
    if (rows.length !== new Set(questionIds).size) throw new AppError('NOT_FOUND');
    return rows;
  });
}
