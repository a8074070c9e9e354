import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { LEASE_MS } from '@aosai/api/judging/remoteJudging';
import type { Db } from '../../db/open.ts';
import { judgeWorker } from '../../db/schema/judge.ts';
import type { submission } from '../../db/schema/submission.ts';
import { notifyOffice } from '../../platform/message/notifyOffice.ts';
import { allApps } from '../../platform/app/allApps.ts';
import { instantParam } from '../../db/rawRows.ts';

type Job = typeof submission.$inferSelect;

/** After this many different failed jobs in a row the worker is at fault, not the programs. */
export const FAILING_AFTER = 3;
/** How long a worker rests before one more chance: the next failure makes it rest again, a result clears it. */
export const REST_MS = 5 * MINUTE_MS;
/** A job returns to the worker that failed at it when no other has taken it within this time. */
const OTHERS_FIRST_MS = 30_000;

/** Whether another worker has been seen lately and is not resting. */
function anotherIsWell(worker: string, now: Date): SQL {
  return sql`exists (
    select 1 from ${judgeWorker} o
    where o.id <> ${worker} and o.last_seen_at > ${instantParam(new Date(now.getTime() - LEASE_MS))}
      and (o.rests_until is null or o.rests_until <= ${instantParam(now)})
  )`;
}

/** Whether a worker claims nothing: it rests and another is healthy, since a failing judge is better than none. */
export const mustRest = (worker: string, now: Date): SQL => sql`(
  exists (select 1 from ${judgeWorker} m where m.id = ${worker} and m.rests_until > ${instantParam(now)})
  and ${anotherIsWell(worker, now)}
)`;

/** Which jobs a worker may claim: not the one that it has just failed at, while another worker is healthy. */
export function mayClaim(alias: SQL, worker: string, now: Date): SQL {
  const hasJustFailed = sql`(
    ${alias}.failed_by = ${worker} and ${alias}.updated_at > ${instantParam(new Date(now.getTime() - OTHERS_FIRST_MS))}
  )`;
  return sql`(not coalesce(${hasJustFailed}, false) or not ${anotherIsWell(worker, now)})`;
}

/**
 * Counts a failure of the worker that had the job. After the third different job in a row it has to rest, unless no
 * other worker is healthy. Returns true when this failure caused that.
 */
export async function noteFailure(db: Db, job: Job, now: Date): Promise<boolean> {
  const { worker } = job;
  // The same program again proves nothing about the worker: some programs fail everywhere.
  if (worker === null || job.failedBy === worker) return false;
  const [row] = await db
    .update(judgeWorker)
    .set({ failures: sql`${judgeWorker.failures} + 1` })
    .where(eq(judgeWorker.id, worker))
    .returning({ failures: judgeWorker.failures });
  if (!row || row.failures < FAILING_AFTER) return false;
  const aside = await db
    .update(judgeWorker)
    .set({ restsUntil: new Date(now.getTime() + REST_MS) })
    .where(and(eq(judgeWorker.id, worker), anotherIsWell(worker, now)))
    .returning({ id: judgeWorker.id });
  return aside.length > 0;
}

/** Any result, whatever the verdict, shows that its worker is healthy. */
export async function noteResult(db: Db, { worker }: Pick<Job, 'worker'>): Promise<void> {
  if (worker === null) return;
  await db
    .update(judgeWorker)
    .set({ failures: 0, restsUntil: null })
    .where(and(eq(judgeWorker.id, worker), ne(judgeWorker.failures, 0)));
}

/** Tells the back office of every app, since workers serve them all. */
export async function tellOfSickWorker(db: Db, now: Date): Promise<void> {
  for (const appId of await allApps(db))
    await notifyOffice(db, { appId, now }, { kind: 'judge', problem: 'workerAside' });
}
