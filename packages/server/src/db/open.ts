import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { openMemoryClient } from './embedded/memoryClient.ts';
import { openThreadClient } from './embedded/threadClient.ts';
import { migrateEmbedded, migratePostgres } from './migrate.ts';
import { SequentialClient } from './sequentialClient.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefused } from '../base/startRefused.ts';

/** An arbitrary number that nothing else in this database uses as an advisory lock. */
const LOCK = 7_041_954;
const ASK_EVERY_MS = 200;
const TELL_EVERY_MS = 5_000;
const PATIENCE_MS = 15 * 60_000;

/**
 * Runs `task` while no other server on this database runs one. `task` gets the connection that holds the lock; the lock
 * ends with this process, also after a crash. Throws StartRefused when another server holds it too long.
 */
async function onOneServer<T>(
  pool: pg.Pool,
  task: (client: pg.PoolClient) => Promise<T>,
  tell: (line: string) => void,
): Promise<T> {
  const client = await pool.connect();
  // A lost connection fails the next statement; without a listener the error would end this process.
  client.on('error', () => undefined);
  try {
    // Polls instead of waiting in the database, so that it can tell the operator what the start waits for.
    for (let waitedMs = 0; ; waitedMs += ASK_EVERY_MS) {
      const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK]);
      if (rows[0]?.got) break;
      if (waitedMs >= PATIENCE_MS) {
        throw new StartRefused(
          '另一台服务器正在准备这个数据库，等了 15 分钟仍未结束：请查看它的日志，再启动这一台。',
          'Another server has been preparing this database for 15 minutes. Look at its log, then start again.',
        );
      }
      if (waitedMs % TELL_EVERY_MS === 0) tell('另一台服务器正在准备数据库，等它完成……');
      await sleep(ASK_EVERY_MS);
    }
    return await task(client);
  } finally {
    // Closes the connection instead of returning it to the pool: this releases the lock and drops its settings.
    client.release(true);
  }
}

/** One type for PGlite, PostgreSQL and the handle inside a transaction, so that the same code runs on all three. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  kind: 'pglite' | 'postgresql';
  db: Db;
  /** Runs `task` while no other server on this database runs one, since several may start at once. */
  inTurn<T>(task: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export const migrationsFolder = join(import.meta.dirname, 'migrations');
const POOL_SIZE = 8;
const CONNECT_TIMEOUT_MS = 5_000;

type Embedded = { folder: string } | { folder: null; contents: Blob };

/**
 * Opens and migrates a database. `folder: null` keeps everything in memory, for tests, starting from `contents` (see
 * `dumpNewDatabase`). `logger` gets every statement before it runs, `tell` what the start waits for.
 * Throws StartRefused.
 */
export async function openDatabase(
  target: { url: string } | Embedded,
  { logger, tell = () => undefined }: { logger?: Logger; tell?: (line: string) => void } = {},
): Promise<OpenDatabase> {
  if ('url' in target) {
    const pool = new pg.Pool({
      connectionString: target.url,
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      Client: SequentialClient,
    });
    // The pool replaces an idle connection that the server closes; without a listener the error would end this process.
    pool.on('error', () => undefined);
    const db = drizzlePg(pool, { ...(logger && { logger }) });
    try {
      await onOneServer(pool, (client) => migratePostgres(client, migrationsFolder, tell), tell);
    } catch (error) {
      await pool.end();
      throw error;
    }
    return {
      kind: 'postgresql',
      db: db as unknown as Db,
      inTurn: (task) => onOneServer(pool, task, tell),
      close: () => pool.end(),
    };
  }
  const client =
    target.folder === null ? await openMemoryClient(target.contents) : await openThreadClient(target.folder);
  // Drizzle's driver only uses `query` and `transaction`, which both clients have.
  const db = drizzlePglite(client as unknown as PGlite, { ...(logger && { logger }) });
  try {
    if (target.folder !== null) await migrateEmbedded(db, migrationsFolder);
  } catch (error) {
    await client.close();
    throw error;
  }
  return { kind: 'pglite', db: db as unknown as Db, inTurn: (task) => task(), close: () => client.close() };
}

/** Dumps a new, migrated embedded database as a tar file for `openDatabase({ folder: null, contents })`. */
export async function dumpNewDatabase(): Promise<Blob> {
  const client = await PGlite.create('memory://');
  await migratePglite(drizzlePglite(client), { migrationsFolder });
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}
