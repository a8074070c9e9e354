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
import { onOneServer } from './onOneServer.ts';

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
