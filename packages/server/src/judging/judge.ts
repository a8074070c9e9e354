import { and, eq, sql } from 'drizzle-orm';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { AppError } from '@aosai/api/kit/errors';
import { submission } from '../db/schema/submission.ts';
import { instantParam, rawRows } from '../db/rawRows.ts';
import { alarmsOf } from '../platform/health/judgeAlarms.ts';
import { isAlive, listWorkers } from './queue/workerDirectory.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';

const OLD_TOKEN = '仍在使用旧的 JUDGE_TOKEN：换上新的令牌并重新启动这台评测机';

type Kind = (typeof submission.$inferSelect)['kind'];

async function queueOf({ db, appId, services }: CallContext) {
  const now = services.now();
  const counted = await db
    .select({
      kind: submission.kind,
      waiting: sql<number>`(count(*) filter (where ${submission.state} = 'queued'))::int`,
      running: sql<number>`(count(*) filter (where ${submission.state} = 'judging'))::int`,
      oldest: sql<Date | string | null>`min(${submission.createdAt}) filter (where ${submission.state} = 'queued')`,
    })
    .from(submission)
    .where(and(eq(submission.appId, appId), sql`${submission.state} <> 'done'`))
    .groupBy(submission.kind);
  const load = (kind: Kind) => {
    const { waiting = 0, running = 0 } = counted.find((row) => row.kind === kind) ?? {};
    return { waiting, running };
  };
  const oldest = counted
    .filter(({ kind }) => kind !== 'rejudge' && kind !== 'check')
    .flatMap((row) => (row.oldest === null ? [] : [now.getTime() - new Date(row.oldest).getTime()]));
  const [recent] = await rawRows<{ done: number; median: number | null }>(
    db,
    sql`select count(*)::int as done,
        (percentile_cont(0.5) within group (order by extract(epoch from finished_at - created_at)) * 1000)::int as median
      from ${submission}
      where app_id = ${appId} and kind = 'submit' and state = 'done'
        and finished_at > ${instantParam(new Date(now.getTime() - HOUR_MS))}`,
  );
  return {
    debug: load('debug'),
    submit: load('submit'),
    rejudge: load('rejudge'),
    oldestWaitMs: Math.max(0, ...oldest),
    doneLastHour: recent?.done ?? 0,
    medianWaitMs: recent?.median ?? null,
  };
}

async function workersOf({ db, services }: CallContext) {
  const now = services.now();
  const rows = await listWorkers(db);
  const running = await db
    .select({ worker: submission.worker, jobs: sql<number>`count(*)::int` })
    .from(submission)
    .where(eq(submission.state, 'judging'))
    .groupBy(submission.worker);
  return rows.map((row) => ({
    ...row,
    running: running.find(({ worker }) => worker === row.id)?.jobs ?? 0,
    startedAt: row.startedAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isAlive: isAlive(row, now),
    restsUntil: row.restsUntil !== null && row.restsUntil > now ? row.restsUntil.toISOString() : null,
  }));
}

export const judge = {
  queryOverview: async (context) => {
    const { db, appId, services } = context;
    const workers = await workersOf(context);
    const nameOf = new Map(workers.map(({ id, name }) => [id, name]));
    const { total, rows } = await alarmsOf(db, appId, services.now());
    return {
      now: services.now().toISOString(),
      queue: await queueOf(context),
      workers,
      alarms: {
        total,
        content: rows.map(({ worker, finishedAt, ...row }) => ({
          ...row,
          worker: worker === null ? null : (nameOf.get(worker) ?? worker),
          finishedAt: (finishedAt ?? services.now()).toISOString(),
        })),
      },
    };
  },
  lease: async ({ services, signal, hasOldToken }, { worker, waitMs }) => {
    if (!worker.status.available || worker.status.level === 'L5') throw new AppError('WORKER_UNSAFE');
    const problems = hasOldToken ? [...worker.status.problems, OLD_TOKEN] : worker.status.problems;
    const seen = { ...worker, status: { ...worker.status, problems } };
    return { job: await services.judgeDesk.lease(seen, waitMs, signal) };
  },
  heartbeat: async ({ services }, { workerId, jobs }) => ({ lost: await services.judgeDesk.heartbeat(workerId, jobs) }),
  result: async ({ services }, { workerId, lease, outcome }) => ({
    isOurs: await services.judgeDesk.result(workerId, lease, outcome),
  }),
  testdata: async ({ services }, { appId, submissionId, hash }) => {
    const data = await services.judgeDesk.testData(appId, submissionId, hash);
    if (!data) throw new AppError('NOT_FOUND');
    return data;
  },
} satisfies ResourceHandlers<'judge'>;
