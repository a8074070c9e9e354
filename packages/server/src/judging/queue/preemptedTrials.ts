import { sql } from 'drizzle-orm';
import { submission } from '../../db/schema/submission.ts';
import { GUEST_PATIENCE_MS, PRIORITY } from '../submissions/trialRuns.ts';
import { instantParam } from '../../db/rawRows.ts';
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
