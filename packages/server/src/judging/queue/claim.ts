import { and, eq, sql } from 'drizzle-orm';
import { LEASE_MS } from '@aosai/api/judging/remoteJudging';
import type { Db } from '../../db/open.ts';
import { submission } from '../../db/schema/submission.ts';
import { instantParam } from '../../db/rawRows.ts';
import { type Claimer, type JobsFrom, nextInQueue, whereToLook } from './queueOrder.ts';

export const MAX_TRIES = 3;

export type Job = typeof submission.$inferSelect;

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);

/** Adds the time since the job was claimed. */
export const useUntil = (now: Date) =>
  sql<number>`${submission.judgeMs} + coalesce(greatest(0, extract(epoch from ${instantParam(now)} - ${submission.claimedAt}) * 1000)::int, 0)`;

/** Claims the next job, or returns null. */
export async function claim(db: Db, claimer: Claimer, now: Date): Promise<Job | null> {
  for (const from of await whereToLook(db, claimer, now)) {
    const job = await claimFrom(db, claimer, from, now);
    if (job) return job;
  }
  return null;
}

async function claimFrom(db: Db, claimer: Claimer, from: JobsFrom, now: Date): Promise<Job | null> {
  const [job] = await db
    .update(submission)
    .set({
      state: 'judging',
      tries: sql`${submission.tries} + 1`,
      leaseUntil: leaseFrom(now),
      worker: claimer.worker,
      claimedAt: now,
      doneCases: 0,
      updatedAt: now,
    })
    .where(sql`(${submission.appId}, ${submission.id}) = ${nextInQueue(claimer, from, now)}`)
    .returning();
  return job ?? null;
}

/** Matches the row only for the claim that made this try: a later one has another `tries` or `worker`. */
export function stillOurs({ appId, id, tries, worker }: Pick<Job, 'appId' | 'id' | 'tries' | 'worker'>) {
  return and(
    eq(submission.appId, appId),
    eq(submission.id, id),
    eq(submission.tries, tries),
    eq(submission.worker, worker ?? ''),
    eq(submission.state, 'judging'),
  );
}

/** Renews the lease and stores the progress. Returns false when the job is no longer this claim's. */
export async function renew(
  db: Db,
  job: Pick<Job, 'appId' | 'id' | 'tries' | 'worker'>,
  doneCases: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(submission)
    .set({ leaseUntil: leaseFrom(now), doneCases, updatedAt: now })
    .where(stillOurs(job))
    .returning({ id: submission.id });
  return rows.length > 0;
}

/** Returns a job to the queue after a failure of the judge, to wait until `notBefore`. */
export async function requeue(db: Db, job: Job, notBefore: Date, now: Date): Promise<void> {
  await db
    .update(submission)
    .set({
      state: 'queued',
      leaseUntil: notBefore,
      worker: null,
      failedBy: job.worker,
      judgeMs: useUntil(now),
      doneCases: 0,
      updatedAt: now,
    })
    .where(stillOurs(job));
}

/**
 * Returns a job to the queue without counting the try, because this process ends or its judge is away. `failedBy` names
 * a worker that should get it last. Returns false when the job is no longer this claim's.
 */
export async function giveBack(
  db: Db,
  job: Job,
  notBefore: Date | null,
  now: Date,
  failedBy: string | null = job.failedBy,
): Promise<boolean> {
  const rows = await db
    .update(submission)
    .set({
      state: 'queued',
      tries: sql`${submission.tries} - 1`,
      leaseUntil: notBefore,
      worker: null,
      failedBy,
      doneCases: 0,
      updatedAt: now,
    })
    .where(stillOurs(job))
    .returning({ id: submission.id });
  return rows.length > 0;
}
