// The queue of the judge with 100,000 programs waiting (R17): eight workers whose runner answers at once claim and finish
// them all on PostgreSQL. The last thousand have to leave as fast as the first, and no claim may wait for the others.
import { eq, sql } from 'drizzle-orm';
import { openDatabase, type Db } from '../../packages/server/src/db/open.ts';
import { submission } from '../../packages/server/src/db/schema/submission.ts';
import { claim, type Job, stillOurs } from '../../packages/server/src/judging/queue/claim.ts';
import { PRIORITY } from '../../packages/server/src/judging/submissions/trialRuns.ts';
import type { BenchEntry, Figures } from '../../scripts/parts/benchReport.ts';
import { startPostgres } from '../../scripts/parts/postgres.ts';
import { percentile } from '../load/percentile.ts';

export const name = 'queue';

export const budgets: BenchEntry['budgets'] = { lastToFirst: { min: 0.8 }, claimP50Ms: { max: 5 } };

const WAITING = process.env['AOSAI_BENCH_SMALL'] === '1' ? 4_000 : 100_000;
const PART = WAITING / 100;
const MEMBERS = 5_000;
const WORKERS = 8;
const APP = 'aosai';

/** Queues the programs of all members, as at the bell: each member's come one after the other. */
async function queueAll(db: Db): Promise<void> {
  for (let from = 0; from < WAITING; from += MEMBERS) {
    await db.execute(sql`
      insert into ${submission} (app_id, id, created_at, updated_at, member_id, question_version_id, kind, language, code,
        code_hash, max_points, priority, state, total_cases)
      select ${APP}, 'job' || lpad((${from}::int + no)::text, 8, '0'), now(), now(), 'member ' || no, 'Q', 'submit', 53, '', '',
        1, ${PRIORITY.submit}, 'queued', 1
      from generate_series(1, ${Math.min(MEMBERS, WAITING - from)}::int) no
    `);
  }
  await db.execute(sql`analyze ${submission}`);
}

/** Stores a verdict, as the runner would have given it at once. */
async function finish(db: Db, job: Job): Promise<void> {
  await db
    .update(submission)
    .set({ state: 'done', verdict: 'AC', points: 1, leaseUntil: null, finishedAt: new Date() })
    .where(stillOurs(job));
}

interface Part {
  perSecond: number;
  claimMs: number[];
}

/** Lets all workers claim and finish jobs until `count` are done. */
async function work(db: Db, count: number): Promise<Part> {
  const claimMs: number[] = [];
  let left = count;
  const startedMs = performance.now();
  const worker = async (no: number) => {
    while (left > 0) {
      left -= 1;
      const fromMs = performance.now();
      const job = await claim(db, { worker: `worker ${no}`, slots: 1 }, new Date());
      claimMs.push(performance.now() - fromMs);
      if (!job) throw new Error('the queue is empty too soon');
      await finish(db, job);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, (_, no) => worker(no)));
  return { perSecond: count / ((performance.now() - startedMs) / 1_000), claimMs };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

export async function run(): Promise<Figures> {
  const postgres = await startPostgres();
  const { db, close } = await openDatabase({ url: postgres.url, poolSize: WORKERS + 1 });
  try {
    await queueAll(db);
    const first = await work(db, PART);
    const middle = await work(db, WAITING - 2 * PART);
    const last = await work(db, PART);
    const [open] = await db.select().from(submission).where(eq(submission.state, 'queued')).limit(1);
    if (open) throw new Error('a program still waits');
    return {
      waiting: WAITING,
      firstPerSecond: rounded(first.perSecond),
      allPerSecond: rounded(middle.perSecond),
      lastPerSecond: rounded(last.perSecond),
      lastToFirst: rounded(last.perSecond / first.perSecond),
      claimP50Ms: rounded(percentile(first.claimMs, 50)),
      claimP95Ms: rounded(percentile(first.claimMs, 95)),
    };
  } finally {
    await close();
    await postgres.stop();
  }
}
