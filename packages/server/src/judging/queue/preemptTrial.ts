import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { submission } from '../../db/schema/submission.ts';
import { PRIORITY, TRIAL_FIRST_MS, USE_WINDOW_MS, GUEST_PATIENCE_MS } from '../submissions/trialRuns.ts';
import { instantParam } from '../../db/rawRows.ts';
import { type Job, stillOurs, useUntil } from './claim.ts';
import { isWaiting } from './queueOrder.ts';
import { publishState } from './outcome.ts';
import type { ResultStore } from './ports.ts';

/** Ends guests that have waited too long, without judging them, so that their members may run something else. */
export async function endPreemptedTrials(store: ResultStore): Promise<void> {
  const now = store.services.now();
  const givenUpAt = instantParam(new Date(now.getTime() - GUEST_PATIENCE_MS));
  const ended = await store.db
    .update(submission)
    .set({ state: 'done', verdict: 'Skipped', finishedAt: now, updatedAt: now })
    .where(
      sql`(${submission.appId}, ${submission.id}) in (
        select g.app_id, g.id from ${submission} g
        where g.state = 'queued' and g.priority = ${PRIORITY.guest} and g.created_at < ${givenUpAt}
        for update of g skip locked
      )`,
    )
    .returning();
  for (const job of ended) publishState(store, job, 'done', 0);
}

/**
 * Takes the slot from a trial run that has used up its member's time while scored work waits, and queues it as a guest.
 * Returns the job as it waits now; null when it keeps its slot, or is no longer this claim's.
 */
export async function preemptTrial(
  db: Db,
  job: Pick<Job, 'appId' | 'id' | 'tries' | 'worker'>,
  now: Date,
): Promise<Job | null> {
  const at = instantParam(now);
  const usedBefore = sql`(
    select coalesce(sum(u.judge_ms), 0) from ${submission} u
    where u.app_id = ${submission.appId} and u.member_id = ${submission.memberId} and u.kind = 'debug'
      and u.id <> ${submission.id} and u.claimed_at > ${instantParam(new Date(now.getTime() - USE_WINDOW_MS))}
  )`;
  const isOver = sql`extract(epoch from ${at} - ${submission.claimedAt}) * 1000 + ${usedBefore} >= ${TRIAL_FIRST_MS}`;
  const [row] = await db
    .update(submission)
    .set({
      state: 'queued',
      priority: PRIORITY.guest,
      yields: sql`${submission.yields} + 1`,
      judgeMs: useUntil(now),
      leaseUntil: null,
      worker: null,
      updatedAt: now,
    })
    .where(
      and(
        stillOurs(job),
        eq(submission.kind, 'debug'),
        sql`(${submission.priority} = ${PRIORITY.guest} or ${isOver})`,
        sql`exists (select 1 from ${submission} w where w.kind = 'submit' and ${isWaiting(sql`w`, now)})`,
      ),
    )
    .returning();
  return row ?? null;
}
