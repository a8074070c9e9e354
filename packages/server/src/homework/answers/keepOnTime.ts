import { sql } from 'drizzle-orm';
import { GRACE_MS } from '@aosai/api/kit/constants';
import type { EngineCall } from '../../kit/engineCall.ts';
import { instantParam } from '../../db/rawRows.ts';
import type { OpenPlace } from '../places/openPlace.ts';

/** Whether a save is late; the grace for the network does not count. */
export const isLateAt = ({ dueAt }: Pick<OpenPlace, 'dueAt'>, now: Date): boolean =>
  now.getTime() > dueAt.getTime() + GRACE_MS;

/** Sets answers given in time aside before a late save changes them, so that their points stay earned. Idempotent. */
export async function keepOnTime(
  { db, appId }: EngineCall,
  { attemptId, dueAt }: OpenPlace,
  questionIds: readonly string[],
): Promise<void> {
  if (questionIds.length === 0) return;
  const until = instantParam(new Date(dueAt.getTime() + GRACE_MS));
  await db.execute(sql`update exam_member_question
    set on_time = jsonb_build_object('answer', answer, 'savedAt', to_char(saved_at at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'cleanedAt', on_time -> 'cleanedAt')
    where app_id = ${appId} and attempt_id = ${attemptId}
      and question_version_id = any(${sql.param([...questionIds])}::text[])
      and saved_at is not null and saved_at <= ${until}
      and (on_time is null or on_time ->> 'savedAt' = on_time ->> 'cleanedAt')`);
}
