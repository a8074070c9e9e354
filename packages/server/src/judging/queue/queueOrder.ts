import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { submission } from '../../db/schema/submission.ts';
import { PRIORITY, TRIALS_IN_A_ROW } from '../submissions/trialRuns.ts';
import { instantParam, rawRows } from '../../db/rawRows.ts';
import { mayClaim, mustRest } from './failingWorkers.ts';

/** The worker that asks for a job, and how many jobs it runs at a time. */
export interface Claimer {
  worker: string;
  slots: number;
}

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

/** The jobs a worker may have: all, no trial runs, or submissions only. */
export type JobsFrom = 'all' | 'scored' | 'submitted';

/** Where the worker looks for its next job, in this order; nowhere while it rests. */
export async function whereToLook(db: Db, claimer: Claimer, now: Date): Promise<readonly JobsFrom[]> {
  const [turn] = await rawRows<{ rests: boolean; runsTrial: boolean; isScoredTurn: boolean }>(
    db,
    sql`select ${mustRest(claimer.worker, now)} as "rests", ${mayRunTrial(claimer)} as "runsTrial",
      ${trialsHadTheirTurn} as "isScoredTurn"`,
  );
  if (!turn || turn.rests) return [];
  if (!turn.runsTrial) return ['scored'];
  return turn.isScoredTurn ? ['submitted', 'all'] : ['all'];
}

function isFrom(from: JobsFrom): SQL {
  switch (from) {
    case 'all':
      return sql`true`;
    case 'scored':
      // The priority lets the index skip trial runs; guests have another one.
      return sql`(s.priority > ${PRIORITY.trial} and s.kind <> 'debug')`;
    case 'submitted':
      return sql`s.priority = ${PRIORITY.submit}`;
    default:
      return from satisfies never;
  }
}

/**
 * The key of the next job: by priority, then by `fair_at`. Its condition and order are those of the index
 * `submission_queue`, so the cost does not grow with the number of waiting jobs.
 */
export function nextInQueue({ worker }: Claimer, from: JobsFrom, now: Date): SQL {
  return sql`(
    select s.app_id, s.id from ${submission} s
    where s.state <> 'done' and ${isWaiting(sql`s`, now)} and ${mayClaim(sql`s`, worker, now)} and ${isFrom(from)}
    order by s.priority, s.fair_at, s.id
    limit 1
    for update of s skip locked
  )`;
}
