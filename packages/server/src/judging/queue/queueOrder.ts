import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { submission } from '../../db/schema/submission.ts';
import { PRIORITY, TRIALS_IN_A_ROW, USE_WINDOW_MS } from '../submissions/trialRuns.ts';
import { instantParam, rawRows } from '../../db/rawRows.ts';
import { mayClaim } from './failingWorkers.ts';

/** The worker that asks for a job, and how many jobs it runs at a time. */
export interface Claimer {
  worker: string;
  slots: number;
}

/** For each other waiting job of its member, a job counts as this much later. */
const LATER_PER_JOB_S = 10;
/** The maximum of that penalty, so that every job gets to the front in time. */
const LATEST_S = 300;

/** Selects jobs without a valid lease; a requeued job waits until its `lease_until`. */
export function isWaiting(alias: SQL, now: Date): SQL {
  return sql`(${alias}.state in ('queued', 'judging') and (${alias}.lease_until is null or ${alias}.lease_until < ${instantParam(now)}))`;
}

/** Whether any job waits, for any worker. */
export async function isAnyWaiting(db: Db, now: Date): Promise<boolean> {
  const rows = await rawRows(db, sql`select 1 from ${submission} s where ${isWaiting(sql`s`, now)} limit 1`);
  return rows.length > 0;
}

/** Whether the worker may take a trial run: one with several slots keeps one for scored work. */
function mayRunTrial({ worker, slots }: Claimer): SQL {
  if (slots === 1) return sql`true`;
  return sql`(
    select count(*) from ${submission} t where t.state = 'judging' and t.kind = 'debug' and t.worker = ${worker}
  ) < ${slots - 1}`;
}

/** The last slots all went to trial runs, so the next one is for scored work, if any waits. */
const trialsHadTheirTurn = sql`(
  select count(*) from (
    select r.kind from ${submission} r where r.claimed_at is not null order by r.claimed_at desc limit ${TRIALS_IN_A_ROW}
  ) latest where latest.kind = 'debug'
) = ${TRIALS_IN_A_ROW}`;

/**
 * The key of the next job: by priority, then by age, where other waiting jobs of the member and judge time used lately
 * count as lateness. Rejudging counts for nobody.
 */
export function nextInQueue(claimer: Claimer, now: Date): SQL {
  const windowStart = instantParam(new Date(now.getTime() - USE_WINDOW_MS));
  return sql`(
    select s.app_id, s.id from ${submission} s
    left join (
      select app_id, member_id,
        count(*) filter (where state <> 'done') as waiting,
        coalesce(sum(judge_ms) filter (where claimed_at > ${windowStart}), 0) / 1000.0 as used_s
      from ${submission}
      where kind <> 'rejudge' and (state in ('queued', 'judging') or claimed_at > ${windowStart})
      group by app_id, member_id
    ) load on load.app_id = s.app_id and load.member_id = s.member_id
    where ${isWaiting(sql`s`, now)} and ${mayClaim(sql`s`, claimer.worker, now)} and (s.kind <> 'debug' or ${mayRunTrial(claimer)})
    order by
      case
        when s.priority = ${PRIORITY.trial} and ${trialsHadTheirTurn} then ${PRIORITY.submit} + 0.5
        else s.priority
      end,
      s.created_at + make_interval(
        secs => least(${LATEST_S}, coalesce(${LATER_PER_JOB_S} * (load.waiting - 1) + load.used_s, 0))::float8
      ),
      s.id
    limit 1
    for update of s skip locked
  )`;
}
