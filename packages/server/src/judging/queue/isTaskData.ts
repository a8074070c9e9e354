import { sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { jsonParam, rawRows } from '../../db/rawRows.ts';

/** Whether the task of a submission being judged uses this data: only then may a worker fetch it. */
export async function isTaskData(
  db: Db,
  { appId, submissionId, hash }: { appId: string; submissionId: string; hash: string },
): Promise<boolean> {
  const rows = await rawRows(
    db,
    sql`select 1 from ${submission} s
      join ${questionVersion} v on v.app_id = s.app_id and v.id = s.question_version_id
      where s.app_id = ${appId} and s.id = ${submissionId} and s.state = 'judging'
        and (v.programming->'cases' @> ${jsonParam([{ inSha: hash }])}
          or v.programming->'cases' @> ${jsonParam([{ outSha: hash }])})`,
  );
  return rows.length > 0;
}
