import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { MINUTE_MS } from '@aosai/api/domain/constants';
import { LEASE_MS } from '@aosai/api/domain/remoteJudging';
import type { Db } from '../db/open.ts';
import { judgeWorker } from '../db/schema/judge.ts';
import type { submission } from '../db/schema/submission.ts';
import { tellOffice } from '../engine/people/tellOffice.ts';
import { allApps } from '../engine/reminders/allApps.ts';
import { instantParam } from '../engine/rawRows.ts';

type Job = typeof submission.$inferSelect;

/** Different jobs in a row at which a worker has failed: it is the worker, not the programs. */
export const SICK_AFTER = 3;
/** Then it gets one more chance: the next failure sets it aside again, a result makes it well. */
export const REST_MS = 5 * MINUTE_MS;
/** A job goes back to the worker that failed at it when no other has taken it within this time. */
const OTHERS_FIRST_MS = 30_000;

/** That another worker has been heard from lately and is not set aside. */
function anotherIsWell(worker: string, now: Date): SQL {
  return sql`exists (
    select 1 from ${judgeWorker} o
    where o.id <> ${worker} and o.last_seen_at > ${instantParam(new Date(now.getTime() - LEASE_MS))}
      and (o.rests_until is null or o.rests_until <= ${instantParam(now)})
  )`;
}

/**
 * Which jobs a worker may claim, as far as failures go: none while it is set aside, and not the one that it has just
 * failed at. Both only while another worker is well, since a sick judge is better than none.
 */
export function mayClaim(alias: SQL, worker: string, now: Date): SQL {
  const isResting = sql`exists (
    select 1 from ${judgeWorker} m where m.id = ${worker} and m.rests_until > ${instantParam(now)}
  )`;
  const hasJustFailed = sql`(
    ${alias}.failed_by = ${worker} and ${alias}.updated_at > ${instantParam(new Date(now.getTime() - OTHERS_FIRST_MS))}
  )`;
  return sql`(not (${isResting} or coalesce(${hasJustFailed}, false)) or not ${anotherIsWell(worker, now)})`;
}

/**
 * Counts a failure of the worker that had the job. After the third different job in a row it is set aside, unless it is
 * the only one. True when this failure has set it aside.
 */
export async function noteFailure(db: Db, job: Job, now: Date): Promise<boolean> {
  const { worker } = job;
  // The same program again says nothing new about the worker: programs that fail everywhere exist.
  if (worker === null || job.failedBy === worker) return false;
  const [row] = await db
    .update(judgeWorker)
    .set({ failures: sql`${judgeWorker.failures} + 1` })
    .where(eq(judgeWorker.id, worker))
    .returning({ failures: judgeWorker.failures });
  if (!row || row.failures < SICK_AFTER) return false;
  const aside = await db
    .update(judgeWorker)
    .set({ restsUntil: new Date(now.getTime() + REST_MS) })
    .where(and(eq(judgeWorker.id, worker), anotherIsWell(worker, now)))
    .returning({ id: judgeWorker.id });
  return aside.length > 0;
}

/** A result, whatever it says about the program, shows that its worker is well. */
export async function noteResult(db: Db, { worker }: Pick<Job, 'worker'>): Promise<void> {
  if (worker === null) return;
  await db
    .update(judgeWorker)
    .set({ failures: 0, restsUntil: null })
    .where(and(eq(judgeWorker.id, worker), ne(judgeWorker.failures, 0)));
}

/** Tells every back office: workers serve all apps. */
export async function tellOfSickWorker(db: Db, now: Date): Promise<void> {
  for (const appId of await allApps(db))
    await tellOffice(db, { appId, now }, { kind: 'judge', problem: 'workerAside' });
}
