import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, lt, sql } from 'drizzle-orm';
import { BANK_IMPORT } from '@aosai/api/questions/imports';
import type { FileStorage } from '../../adapters/storage/port.ts';
import type { Db } from '../../db/open.ts';
import { questionImport, questionImportItem } from '../../db/schema/imports.ts';
import { ReadingStopped } from '../../importers/thread/readInThread.ts';
import type { EngineServices } from '../../kit/engineCall.ts';
import { instantParam } from '../../db/rawRows.ts';
import { importItem, type ImportRow, type ImportTools, recordSkipped } from './importItem.ts';
import { importFolder } from './importFolder.ts';
import { readPrepared } from './readPrepared.ts';

export interface ImportRunner {
  db: Db;
  services: Pick<EngineServices, 'now' | 'publish' | 'testData'> & { storage: FileStorage };
  dataFolder: string;
  log: { error(details: object, message: string): void };
  weakness?: ImportTools['weakness'];
}

/** Longer than any item takes; another server takes over after a crash. */
const LEASE_MS = 180_000;
const RENEWED_AFTER_MS = 15_000;
const EVERY_MS = 5_000;
const UNFORESEEN = '服务器没能写入这道题';
const NOT_AGAIN = '再次读取文件时没有找到这道题';

/** Concurrent imports, each of another school, so that a huge import does not block the others. */
const AT_ONCE = 2;

/** An advisory lock number that nothing else in this database uses. */
const CLAIM_LOCK = 7_302_914;

/**
 * Claims the oldest waiting import whose school has none running. Claims are serialized: two concurrent ones would both
 * see the same school without a running import.
 */
function claimed({ db, services }: ImportRunner): Promise<ImportRow | null> {
  const now = services.now();
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`);
    const [row] = await tx
      .update(questionImport)
      .set({ leaseUntil: new Date(now.getTime() + LEASE_MS), updatedAt: now })
      .where(
        sql`(${questionImport.appId}, ${questionImport.id}) in (
          select i.app_id, i.id from ${questionImport} i
          where i.state = 'running' and (i.lease_until is null or i.lease_until < ${instantParam(now)})
            and not exists (
              select 1 from ${questionImport} other
              where other.app_id = i.app_id and other.state = 'running' and other.lease_until >= ${instantParam(now)}
                and coalesce(other.org_id, other.actor_id) = coalesce(i.org_id, i.actor_id)
            )
          order by i.created_at limit 1 for update of i skip locked
        )`,
      )
      .returning();
    return row ?? null;
  });
}

const keyOf = ({ appId, id }: ImportRow) => and(eq(questionImport.appId, appId), eq(questionImport.id, id));

async function recordedNos(db: Db, { appId, id }: ImportRow): Promise<Set<number>> {
  const rows = await db
    .select({ no: questionImportItem.no })
    .from(questionImportItem)
    .where(and(eq(questionImportItem.appId, appId), eq(questionImportItem.importId, id)));
  return new Set(rows.map(({ no }) => no));
}

/** Imports the remaining items; items done before a crash are not repeated. */
async function runOne(runner: ImportRunner, row: ImportRow): Promise<void> {
  const { db, services } = runner;
  const chosen = row.chosen ?? [];
  const folder = importFolder(runner.dataFolder, row.id);
  const done = await recordedNos(db, row);
  let renewedMs = services.now().getTime();
  const step = async (no: number) => {
    done.add(no);
    const now = services.now();
    if (now.getTime() - renewedMs >= RENEWED_AFTER_MS) {
      renewedMs = now.getTime();
      const set = { doneCount: done.size, leaseUntil: new Date(renewedMs + LEASE_MS), updatedAt: now };
      await db.update(questionImport).set(set).where(keyOf(row));
    }
    const progress = { type: 'import', importId: row.id, done: done.size, total: chosen.length } as const;
    services.publish(row.appId, row.actorId, progress);
  };
  for (const one of chosen) {
    if (one.action !== 'skip' || done.has(one.no)) continue;
    await recordSkipped(db, row, one, { outcome: 'skipped', notes: [] });
    await step(one.no);
  }
  const left = chosen.filter(({ no }) => !done.has(no));
  let reason = NOT_AGAIN;
  // A server that lost its lease may still be running, so each run has its own files.
  const staged = await mkdtemp(join(folder.staged, 'run-'));
  const order = {
    path: folder.file,
    format: row.format ?? undefined,
    only: left.map(({ no }) => no),
    folder: staged,
    codeFolder: folder.code,
    most: BANK_IMPORT.itemsMax,
    addTags: row.addTags,
  };
  try {
    for await (const prepared of left.length === 0 ? [] : readPrepared(order)) {
      const one = left.find(({ no }) => no === prepared.item.no);
      if (!one) continue;
      const { testData, storage } = services;
      const { weakness } = runner;
      const tools = { db, testData, storage, folder: staged, now: services.now(), weakness };
      try {
        await importItem(tools, row, one, prepared);
      } catch (error) {
        // An unexpected error must not block the other items; without a database this fails too.
        runner.log.error({ error, importId: row.id, no: one.no }, 'an item could not be brought in');
        await recordSkipped(db, row, one, { outcome: 'failed', notes: [UNFORESEEN] });
      }
      await step(one.no);
    }
  } catch (error) {
    if (!(error instanceof ReadingStopped)) throw error;
    reason = error.message;
  }
  for (const one of left.filter(({ no }) => !done.has(no))) {
    await recordSkipped(db, row, one, { outcome: 'failed', notes: [reason] });
    await step(one.no);
  }
  const now = services.now();
  await db
    .update(questionImport)
    .set({ state: 'done', doneCount: done.size, leaseUntil: null, finishedAt: now, updatedAt: now })
    .where(keyOf(row));
  await folder.remove();
}

/**
 * Works until no import waits, on two schools at a time. Returns how many it has finished; one that fails is tried
 * again after its lease.
 */
export async function runImports(runner: ImportRunner): Promise<number> {
  let finished = 0;
  const lane = async (): Promise<void> => {
    for (let row = await claimed(runner); row; row = await claimed(runner)) {
      await runOne(runner, row);
      finished += 1;
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
  const failed = lanes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return finished;
}

/** Deletes expired checks that were never imported, with their files. */
async function forgetChecks({ db, services, dataFolder }: ImportRunner): Promise<void> {
  const gone = await db
    .delete(questionImport)
    .where(and(eq(questionImport.state, 'checked'), lt(questionImport.expiresAt, services.now())))
    .returning({ id: questionImport.id });
  for (const { id } of gone) await importFolder(dataFolder, id).remove();
}

/** Runs imports in the background; `wake` says that one waits. */
export function startImports(runner: ImportRunner): { wake(): void; stop(): Promise<void> } {
  let round: Promise<void> | null = null;
  let again = false;
  const work = async () => {
    do {
      again = false;
      await forgetChecks(runner);
      await runImports(runner);
    } while (again);
  };
  const wake = () => {
    again = true;
    round ??= work()
      .catch((error: unknown) => runner.log.error({ error }, 'an import stopped, will go on'))
      .finally(() => {
        round = null;
      });
  };
  const timer = setInterval(wake, EVERY_MS);
  timer.unref();
  wake();
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
