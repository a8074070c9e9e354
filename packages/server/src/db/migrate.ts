import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';
import { StartRefused } from '../base/startRefused.ts';
import { isLockTimeout } from './lockTimeout.ts';

/** How long a migration waits for a table lock before it retries: statements queued behind it must not wait longer. */
const LOCK_WAIT_MS = 10_000;
const LOCK_TRIES = 30;

type AnyDatabase = PgDatabase<PgQueryResultHKT, Record<string, never>>;

interface Schema {
  inDatabaseMs: number;
  inProgramMs: number;
}

/** The newest migration of this program. */
export function schemaOfProgram(migrationsFolder: string): number {
  return Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
}

/** The newest migration of a database, 0 for an empty one, and that of this program. */
export async function schemaOf(db: AnyDatabase, migrationsFolder: string): Promise<Schema> {
  const first = async <T>(statement: SQL) => ((await db.execute(statement)) as unknown as { rows: T[] }).rows[0];
  const table = await first<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  const newest = table?.exists
    ? await first<{ at: string | null }>(sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`)
    : undefined;
  return { inDatabaseMs: Number(newest?.at ?? 0), inProgramMs: schemaOfProgram(migrationsFolder) };
}

const minutes = (ms: number): string => (ms === 0 ? '空' : new Date(ms).toISOString().slice(0, 16));

/** Throws StartRefused when a newer program has changed the schema: it could not read rows that this one writes. */
async function refuseNewerSchema(db: AnyDatabase, migrationsFolder: string): Promise<void> {
  const { inDatabaseMs, inProgramMs } = await schemaOf(db, migrationsFolder);
  if (inDatabaseMs <= inProgramMs) return;
  const [inDatabase, inProgram] = [minutes(inDatabaseMs), minutes(inProgramMs)];
  throw new StartRefused(
    `数据库已由更新的版本升级过（数据库 ${inDatabase}，本程序 ${inProgram}）：请启动新版本的程序，或把升级前的备份恢复到另一个数据库。`,
    `A newer version has migrated this database (database ${inDatabase}, this program ${inProgram}). Start that version, or restore a backup from before the upgrade.`,
  );
}

/** Throws StartRefused unless the schema is this program's, for servers that may not migrate. */
export async function requireSchema(client: pg.Client, migrationsFolder: string): Promise<void> {
  const db = drizzlePg(client) as unknown as AnyDatabase;
  await refuseNewerSchema(db, migrationsFolder);
  const { inDatabaseMs, inProgramMs } = await schemaOf(db, migrationsFolder);
  if (inDatabaseMs === inProgramMs) return;
  const [inDatabase, inProgram] = [minutes(inDatabaseMs), minutes(inProgramMs)];
  throw new StartRefused(
    `数据库还没有升级到本程序的版本（数据库 ${inDatabase}，本程序 ${inProgram}），而 AOSAI_MIGRATE=off：请先运行 npm run migrate。`,
    `The database is older than this program (database ${inDatabase}, this program ${inProgram}), and AOSAI_MIGRATE=off. Run npm run migrate first.`,
  );
}

/**
 * Migrates an embedded database to this program's schema, after `before` if it has an older one. Throws StartRefused when
 * its schema is newer.
 */
export async function migrateEmbedded(
  db: PgliteDatabase,
  migrationsFolder: string,
  before: () => Promise<unknown>,
): Promise<void> {
  const any = db as unknown as AnyDatabase;
  await refuseNewerSchema(any, migrationsFolder);
  const { inDatabaseMs, inProgramMs } = await schemaOf(any, migrationsFolder);
  if (inDatabaseMs > 0 && inDatabaseMs < inProgramMs) await before();
  await migratePglite(db, { migrationsFolder });
}

/**
 * Migrates a PostgreSQL database, over the connection that holds the servers' lock. Throws StartRefused when its schema
 * is newer, or when a table to change stays locked.
 */
export async function migratePostgres(
  client: pg.Client,
  migrationsFolder: string,
  tell: (line: string) => void,
): Promise<void> {
  const db = drizzlePg(client);
  await refuseNewerSchema(db as unknown as AnyDatabase, migrationsFolder);
  // The role may have a limit for the statements of servers; a migration takes as long as it takes.
  await client.query(`set statement_timeout = 0; set lock_timeout = ${LOCK_WAIT_MS}`);
  for (let tries = 1; ; tries += 1) {
    try {
      await migratePg(db, { migrationsFolder });
      return;
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (tries === LOCK_TRIES) {
        throw new StartRefused(
          '数据库升级没有完成：要改的表一直被占用。请结束数据库里长时间运行的事务，再启动。',
          'The migration gave up: a table that it changes stays locked. End the long transactions and start again.',
          { cause: error },
        );
      }
      tell('数据库升级在等一张正在使用的表……');
    }
  }
}
