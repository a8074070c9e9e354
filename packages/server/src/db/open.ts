import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';
import { openMemoryClient } from './embedded/memoryClient.ts';
import { openThreadClient } from './embedded/threadClient.ts';
import { migrateEmbedded, migratePostgres, requireSchema } from './migrate.ts';
import { findPooler } from './pooler.ts';
import { SequentialClient } from './sequentialClient.ts';
import { openPool, type PoolSettings } from './watchedPool.ts';
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
  directUrl: string,
  task: (client: pg.Client) => Promise<T>,
  tell: (line: string) => void,
): Promise<T> {
  const client = new SequentialClient({
    connectionString: directUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // A lost connection fails the next statement; without a listener the error would end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
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
    // Releases the lock.
    await client.end();
  }
}

/** One type for PGlite, PostgreSQL and the handle inside a transaction, so that the same code runs on all three. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  kind: 'pglite' | 'postgresql';
  db: Db;
  /**
   * Runs SQL that a library brings along: one statement with values, or several in one text, which may begin and end a
   * transaction themselves. Returns the rows of each statement.
   */
  runSql(text: string, values?: readonly unknown[]): Promise<unknown[][]>;
  /** The pool's connections; null where there is none. */
  connections(): { open: number; idle: number; waitedFor: number } | null;
  /** Runs `task` while no other server on this database runs one, since several may start at once. */
  inTurn<T>(task: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export const migrationsFolder = join(import.meta.dirname, 'migrations');
const DEFAULT_POOL_SIZE = 8;
const CONNECT_TIMEOUT_MS = 5_000;

/** A PostgreSQL database, and how to use it. */
interface Shared {
  url: string;
  /** The same database without a pooler in between; needed if `url` has one. */
  directUrl?: string | undefined;
  poolSize?: number;
  isPrepared?: boolean | undefined;
  /** False: an older schema is refused instead. */
  migrates?: boolean;
  /** Opens a database of any version and does not migrate it, for backups. */
  isAsFound?: boolean;
}

type Embedded = { folder: string; isAsFound?: boolean } | { folder: null; contents: Blob };

interface OpenOptions {
  logger?: Logger;
  tell?: (line: string) => void;
  log?: PoolSettings['log'];
  /** Runs before an embedded database with data is migrated; a failure ends the start. */
  beforeMigration?: (database: Pick<OpenDatabase, 'kind' | 'db' | 'runSql'>) => Promise<unknown>;
}

async function openShared(
  { url, directUrl, poolSize = DEFAULT_POOL_SIZE, isPrepared, migrates = true, isAsFound = false }: Shared,
  { logger, tell = () => undefined, log }: OpenOptions,
): Promise<OpenDatabase> {
  const { isPooled } = await findPooler(url, directUrl, tell);
  const inTurn = <T>(task: (client: pg.Client) => Promise<T>) => onOneServer(directUrl ?? url, task, tell);
  if (!isAsFound)
    await inTurn((client) =>
      migrates ? migratePostgres(client, migrationsFolder, tell) : requireSchema(client, migrationsFolder),
    );
  const isDirect = !isPooled;
  const { pool, close } = openPool({ url, size: poolSize, isDirect, isPrepared: isPrepared ?? isDirect, log });
  const db = drizzlePg(pool, { ...(logger && { logger }) });
  const connections = () => ({ open: pool.totalCount, idle: pool.idleCount, waitedFor: pool.waitingCount });
  const runSql = async (text: string, values: readonly unknown[] = []) => {
    const client = await pool.connect();
    try {
      const result: pg.QueryResult | pg.QueryResult[] = await client.query(text, [...values]);
      client.release();
      return [result].flat().map(({ rows }) => rows as unknown[]);
    } catch (error) {
      // The text may have begun a transaction, so the connection ends with it.
      client.release(true);
      throw error;
    }
  };
  return { kind: 'postgresql', db: db as unknown as Db, runSql, connections, inTurn: (task) => inTurn(task), close };
}

/**
 * Opens and migrates a database. `folder: null` keeps everything in memory, for tests, starting from `contents` (see
 * `dumpNewDatabase`). `logger` gets every statement before it runs, `tell` what the start waits for.
 * Throws StartRefused.
 */
export async function openDatabase(target: Shared | Embedded, options: OpenOptions = {}): Promise<OpenDatabase> {
  if ('url' in target) return openShared(target, options);
  const { logger } = options;
  const client =
    target.folder === null ? await openMemoryClient(target.contents) : await openThreadClient(target.folder);
  // Drizzle's driver only uses `query` and `transaction`, which both clients have.
  const embedded = drizzlePglite(client as unknown as PGlite, { ...(logger && { logger }) });
  const database: OpenDatabase = {
    kind: 'pglite',
    db: embedded as unknown as Db,
    runSql: async (text, values = []) =>
      values.length > 0 ? [(await client.query(text, [...values])).rows] : client.script(text),
    connections: () => null,
    inTurn: (task) => task(),
    close: () => client.close(),
  };
  try {
    if (target.folder !== null && !target.isAsFound)
      await migrateEmbedded(embedded, migrationsFolder, async () => options.beforeMigration?.(database));
  } catch (error) {
    await client.close();
    throw error;
  }
  return database;
}

/** Dumps a new, migrated embedded database as a tar file for `openDatabase({ folder: null, contents })`. */
export async function dumpNewDatabase(): Promise<Blob> {
  const client = await PGlite.create('memory://');
  await migratePglite(drizzlePglite(client), { migrationsFolder });
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}
