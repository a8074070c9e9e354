import { sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';

/** Failures that are listed, the newest first. */
const SHOWN = 20;

interface LastRun {
  name: string;
  state: 'completed' | 'failed';
  at: Date | string;
  tookMs: number | null;
}

interface Failure {
  name: string;
  at: Date | string;
  tries: number;
  reason: string | null;
}

async function rowsOf<T>(db: Db, query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

/** The tables of pg-boss exist since the first start of a server that works. */
async function hasHistory(db: Db): Promise<boolean> {
  const [row] = await rowsOf<{ is: boolean }>(db, sql`select to_regclass('pgboss.job') is not null as is`);
  return row?.is ?? false;
}

const iso = (at: Date | string): string => new Date(at).toISOString();

/** The last run of each background job, and the runs that failed for good. */
export async function jobsHealth(db: Db) {
  if (!(await hasHistory(db))) return { jobs: [], failures: [] };
  const last = await rowsOf<LastRun>(
    db,
    sql`select distinct on (name) name, state::text as state, completed_on as at,
          (extract(epoch from completed_on - started_on) * 1000)::int as "tookMs"
        from pgboss.job where state in ('completed', 'failed') and name not like '\\_\\_%'
        order by name, completed_on desc`,
  );
  const failures = await rowsOf<Failure>(
    db,
    sql`select name, completed_on as at, retry_count + 1 as tries, left(output->>'message', 300) as reason
        from pgboss.job where state = 'failed' and name not like '\\_\\_%'
        order by completed_on desc limit ${SHOWN}`,
  );
  return {
    jobs: last.map(({ name, state, at, tookMs }) => ({
      name,
      hasFailed: state === 'failed',
      at: iso(at),
      tookMs: tookMs ?? 0,
    })),
    failures: failures.map(({ name, at, tries, reason }) => ({ name, at: iso(at), tries, reason: reason ?? '' })),
  };
}

/** How many jobs failed at their last run: the alarm ends by itself when they work again. */
export async function countFailedJobs(db: Db): Promise<number> {
  return (await jobsHealth(db)).jobs.filter(({ hasFailed }) => hasFailed).length;
}
