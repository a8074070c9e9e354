import { and, eq, sql } from 'drizzle-orm';
import { LEASE_MS } from '@aosai/api/domain/remoteJudging';
import type { Db } from '../db/open.ts';
import { submission } from '../db/schema/exam.ts';
import { instantParam } from '../engine/rawRows.ts';

export const MAX_TRIES = 3;

export type Job = typeof submission.$inferSelect;

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);

/**
 * Takes the next job, or null. First by priority, then for the member with the fewest waiting jobs, then the oldest.
 * A job whose lease ran out counts as waiting; a requeued one rests until its `lease_until`. What an operator has
 * judged once more is not the pupil's load.
 */
export async function claim(db: Db, worker: string, now: Date): Promise<Job | null> {
  const at = instantParam(now);
  const next = sql`(
    select s.app_id, s.id from ${submission} s
    left join (
      select app_id, member_id, count(*) as waiting from ${submission}
      where state <> 'done' and kind <> 'rejudge' group by app_id, member_id
    ) load on load.app_id = s.app_id and load.member_id = s.member_id
    where s.state <> 'done' and (s.lease_until is null or s.lease_until < ${at})
    order by s.priority, coalesce(load.waiting, 0), s.created_at, s.id
    limit 1
    for update of s skip locked
  )`;
  const [job] = await db
    .update(submission)
    .set({
      state: 'judging',
      tries: sql`${submission.tries} + 1`,
      leaseUntil: leaseFrom(now),
      worker,
      doneCases: 0,
      updatedAt: now,
    })
    .where(sql`(${submission.appId}, ${submission.id}) = ${next}`)
    .returning();
  return job ?? null;
}

/** Only the claim that made this try may touch the row: a later one has another number of tries, or worker. */
export function stillOurs({ appId, id, tries, worker }: Pick<Job, 'appId' | 'id' | 'tries' | 'worker'>) {
  return and(
    eq(submission.appId, appId),
    eq(submission.id, id),
    eq(submission.tries, tries),
    eq(submission.worker, worker ?? ''),
    eq(submission.state, 'judging'),
  );
}

/** Keeps the lease and shows how far the job is. False when the job is no longer ours. */
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

/** Back into the queue after a failure of the judge, to rest until `notBefore`. */
export async function requeue(db: Db, job: Job, notBefore: Date, now: Date): Promise<void> {
  await db
    .update(submission)
    .set({ state: 'queued', leaseUntil: notBefore, worker: null, doneCases: 0, updatedAt: now })
    .where(stillOurs(job));
}

/** Back into the queue because this process ends or its judge is away: the try does not count. False when the job is no longer ours. */
export async function giveBack(db: Db, job: Job, notBefore: Date | null, now: Date): Promise<boolean> {
  const rows = await db
    .update(submission)
    .set({
      state: 'queued',
      tries: sql`${submission.tries} - 1`,
      leaseUntil: notBefore,
      worker: null,
      doneCases: 0,
      updatedAt: now,
    })
    .where(stillOurs(job))
    .returning({ id: submission.id });
  return rows.length > 0;
}
