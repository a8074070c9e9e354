import { desc, eq, gt, lt } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import type { JudgeStatus } from '@aosai/api/judging/judging';
import { LEASE_MS, type WorkerInfo } from '@aosai/api/judging/remoteJudging';
import type { Db } from '../../db/open.ts';
import { judgeWorker } from '../../db/schema/judge.ts';

const FORGET_AFTER_MS = DAY_MS;

export type WorkerRow = typeof judgeWorker.$inferSelect;

/** The data that a worker reports; its failures are counted in the table. */
type Announced = Omit<WorkerRow, 'failures' | 'restsUntil'>;

export interface WorkerDirectory {
  seen(info: WorkerInfo, place: WorkerRow['place']): Promise<void>;
  /** Only marks the worker as still alive. */
  heard(id: string): Promise<void>;
  leaves(id: string): Promise<void>;
  /** Reads the workers, also of other servers on the same database, and deletes those gone for long. */
  refresh(): Promise<void>;
  /** The combined status of the remote workers as of the last refresh; null when there is none. */
  remote(): JudgeStatus | null;
}

export function isAlive({ lastSeenAt }: Pick<WorkerRow, 'lastSeenAt'>, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() <= LEASE_MS;
}

/** The weakest level counts, so that operators do not trust in more isolation than every worker has. */
function together(workers: readonly Announced[]): JudgeStatus | null {
  const statuses = workers.map(({ status }) => status).filter(({ available }) => available);
  const weakest = statuses.toSorted((a, b) => (a.level < b.level ? 1 : -1))[0];
  if (!weakest) return null;
  return {
    available: true,
    level: weakest.level,
    layers: [`${statuses.length} 台远程评测机`, ...weakest.layers],
    compilers: weakest.compilers,
    slots: statuses.reduce((sum, { slots }) => sum + slots, 0),
    // The queue gives a job to any of them.
    stepping: statuses.map(({ stepping = 'broken' }) => stepping).find((one) => one !== 'ready') ?? 'ready',
    problems: workers.flatMap(({ name, status }) => status.problems.map((problem) => `${name}：${problem}`)),
  };
}

/** All workers of this database; in a table, since servers may share it and operators look at it. */
export function openWorkerDirectory(db: Db, now: () => Date): WorkerDirectory {
  let remote: Announced[] = [];
  return {
    seen: async ({ id, name, version, status }, place) => {
      const at = now();
      const fresh = { name, version, status, place, lastSeenAt: at };
      await db
        .insert(judgeWorker)
        .values({ id, startedAt: at, ...fresh })
        .onConflictDoUpdate({ target: judgeWorker.id, set: fresh });
      if (place === 'remote') remote = [...remote.filter((row) => row.id !== id), { id, startedAt: at, ...fresh }];
    },
    heard: async (id) => {
      await db.update(judgeWorker).set({ lastSeenAt: now() }).where(eq(judgeWorker.id, id));
    },
    leaves: async (id) => {
      await db.delete(judgeWorker).where(eq(judgeWorker.id, id));
    },
    refresh: async () => {
      const at = now();
      await db.delete(judgeWorker).where(lt(judgeWorker.lastSeenAt, new Date(at.getTime() - FORGET_AFTER_MS)));
      const rows = await db
        .select()
        .from(judgeWorker)
        .where(gt(judgeWorker.lastSeenAt, new Date(at.getTime() - LEASE_MS)));
      remote = rows.filter(({ place }) => place === 'remote');
    },
    remote: () => together(remote.filter((row) => isAlive(row, now()))),
  };
}

export function listWorkers(db: Db): Promise<WorkerRow[]> {
  return db.select().from(judgeWorker).orderBy(desc(judgeWorker.lastSeenAt));
}
