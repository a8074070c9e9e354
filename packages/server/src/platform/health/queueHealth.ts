import { sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { submission } from '../../db/schema/submission.ts';
import { countSystemErrors } from './judgeAlarms.ts';

/** The queue of the judge over all apps, in numbers. */
export async function queueHealth(db: Db, now: Date) {
  const [row] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${submission.state} = 'queued'))::int`,
      running: sql<number>`(count(*) filter (where ${submission.state} = 'judging'))::int`,
      oldest: sql<Date | string | null>`min(${submission.createdAt}) filter (where ${submission.state} = 'queued')`,
    })
    .from(submission)
    .where(sql`${submission.state} <> 'done'`);
  const systemErrors = await countSystemErrors(db, now);
  const oldestMs = row?.oldest ? new Date(row.oldest).getTime() : now.getTime();
  return {
    waiting: row?.waiting ?? 0,
    running: row?.running ?? 0,
    oldestWaitMs: Math.max(0, now.getTime() - oldestMs),
    systemErrors,
  };
}
