import { and, eq } from 'drizzle-orm';
import type { VersionCheck } from '@aosai/api/questions/check';
import type { Db } from '../../db/open.ts';
import type { ProgrammingSpec } from '../../db/schema/storedQuestion.ts';
import { questionCheck } from '../../db/schema/judge.ts';
import { taskHashOf } from './startCheck.ts';

/** The result of trial judging for this version, if its task is unchanged since; null before the first. */
export async function currentCheck(
  db: Db,
  appId: string,
  { id, programming }: { id: string; programming: ProgrammingSpec | null },
): Promise<VersionCheck | null> {
  if (!programming) return null;
  const [row] = await db
    .select({ result: questionCheck.result })
    .from(questionCheck)
    .where(
      and(
        eq(questionCheck.appId, appId),
        eq(questionCheck.questionVersionId, id),
        eq(questionCheck.state, 'done'),
        eq(questionCheck.taskHash, taskHashOf(programming)),
      ),
    );
  return row?.result ?? null;
}
