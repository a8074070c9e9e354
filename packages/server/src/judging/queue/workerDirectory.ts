import { and, desc, eq, gt, lt, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
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
  /** Stores what a worker announces; a name that another live worker has gets a number. */
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

const aliveSince = (now: Date): Date => new Date(now.getTime() - LEASE_MS);

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

/** An advisory lock number that nothing else in this database uses. */
const NAMES_LOCK = 7_041_957;

/** Tells the operator why a worker is shown under another name than its own. */
function sayTaken(status: JudgeStatus, { own, shown }: { own: string; shown: string }): JudgeStatus {
  const line = `名字 ${own} 已被另一台在线的评测机占用，这里显示为「${shown}」：请用 --name 给每台评测机不同的名字`;
  return { ...status, problems: [...status.problems, line] };
}

/** The first free one of `lab-1`, `lab-1 (2)`, `lab-1 (3)` and so on. */
function freeName(own: string, taken: ReadonlySet<string>): string {
  if (!taken.has(own)) return own;
  let no = 2;
  while (taken.has(`${own} (${no})`)) no += 1;
  return `${own} (${no})`;
}

/** Stores a worker under a free name, one server at a time. */
async function announce(
  tx: Pick<Db, 'execute' | 'select' | 'insert'>,
  { id, own, at, said }: { id: string; own: string; at: Date; said: Omit<Announced, 'id' | 'name' | 'startedAt'> },
): Promise<Omit<Announced, 'id' | 'startedAt'>> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NAMES_LOCK})`);
  const others = await tx
    .select({ name: judgeWorker.name })
    .from(judgeWorker)
    .where(and(ne(judgeWorker.id, id), gt(judgeWorker.lastSeenAt, aliveSince(at))));
  const name = freeName(own, new Set(others.map((other) => other.name)));
  const isRemoteTaken = name !== own && said.place === 'remote';
  const fresh = { name, ...said, ...(isRemoteTaken && { status: sayTaken(said.status, { own, shown: name }) }) };
  await tx
    .insert(judgeWorker)
    .values({ id, startedAt: at, ...fresh })
    .onConflictDoUpdate({ target: judgeWorker.id, set: fresh });
  return fresh;
}

/** All workers of this database; in a table, since servers may share it and operators look at it. */
export function openWorkerDirectory(db: Db, now: () => Date): WorkerDirectory {
  let remote: Announced[] = [];
  return {
    seen: async ({ id, name: own, version, status }, place) => {
      const at = now();
      const said = { version, status, place, lastSeenAt: at };
      // Mostly a worker is known under its own name, and nobody else is.
      const other = alias(judgeWorker, 'other');
      const others = db
        .select({ id: other.id })
        .from(other)
        .where(and(eq(other.name, own), ne(other.id, id), gt(other.lastSeenAt, aliveSince(at))));
      const named = and(eq(judgeWorker.id, id), eq(judgeWorker.name, own), notExists(others));
      const [known] = await db.update(judgeWorker).set(said).where(named).returning({ id: judgeWorker.id });
      const fresh = known ? { name: own, ...said } : await db.transaction((tx) => announce(tx, { id, own, at, said }));
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
        .where(gt(judgeWorker.lastSeenAt, aliveSince(at)));
      remote = rows.filter(({ place }) => place === 'remote');
    },
    remote: () => together(remote.filter((row) => isAlive(row, now()))),
  };
}

export function listWorkers(db: Db): Promise<WorkerRow[]> {
  return db.select().from(judgeWorker).orderBy(desc(judgeWorker.lastSeenAt));
}
