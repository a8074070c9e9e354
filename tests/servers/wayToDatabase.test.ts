// Blocked databases, poolers and schemas, on a real PostgreSQL.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../packages/server/src/db/open.ts';
import { newPostgresDatabase } from '../../packages/server/src/testing/testDatabase.ts';
import { hasPostgres, type Postgres, startPostgres } from '../../scripts/parts/postgres.ts';
import { pgbouncerPath, startPgbouncer } from './pgbouncer.ts';
import { signalFamily } from './signalFamily.ts';

const MISSING = 'no PostgreSQL: apt-get install postgresql';
const NO_POOLER = 'no pgbouncer: apt-get install pgbouncer';
const MIGRATE = join(import.meta.dirname, '../../scripts/migrate.ts');
const canRun = hasPostgres();
let postgres: Postgres | undefined;
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  if (canRun) postgres = await startPostgres();
});
afterAll(() => postgres?.stop());
afterEach(async () => {
  if (postgres) await signalFamily(postgres.pid, 'SIGCONT');
  for (const close of closers.splice(0).toReversed()) await close();
});

async function aDatabase(): Promise<string> {
  const { url, drop } = await newPostgresDatabase(postgres?.url ?? '');
  closers.push(drop);
  return url;
}

async function opened(...given: Parameters<typeof openDatabase>): Promise<OpenDatabase['db']> {
  const { db, close } = await openDatabase(...given);
  closers.push(close);
  return db;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${reasonOf(error.cause)}` : '';

test('database: calls fail while it hangs, and work again afterwards', async (context) => {
  context.skip(!canRun, MISSING);
  const db = await opened({ url: await aDatabase(), poolSize: 2 });
  const ask = () => db.execute(sql`select 1`);
  await ask();
  await signalFamily(postgres?.pid ?? 0, 'SIGSTOP');
  // Two hold the connections, of which one is in a transaction; the third waits for one.
  const inTransaction = db.transaction((tx) => tx.execute(sql`select 1`));
  const failed = await Promise.allSettled([inTransaction, ask(), ask()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(ask().catch((error: unknown) => reasonOf(error))).resolves.toContain('the database does not answer');
  await signalFamily(postgres?.pid ?? 0, 'SIGCONT');
  await expect.poll(() => ask().then(() => 'answered', reasonOf)).toBe('answered');
});

test('database: connections lost while transactions begin leave the pool no smaller', async (context) => {
  context.skip(!canRun, MISSING);
  const url = await aDatabase();
  const db = await opened({ url, poolSize: 2 });
  const begin = () => db.transaction((tx) => tx.execute(sql`select 1`));
  await Promise.all([begin(), begin()]);
  await signalFamily(postgres?.pid ?? 0, 'SIGSTOP');
  const begun = Promise.allSettled([begin(), begin()]);
  await begun;
  await signalFamily(postgres?.pid ?? 0, 'SIGCONT');
  await expect.poll(() => Promise.all([begin(), begin()]).then(() => 'both', reasonOf)).toBe('both');
});

test('database: one long statement alone does not make it count as blocked', async (context) => {
  context.skip(!canRun, MISSING);
  const db = await opened({ url: await aDatabase(), poolSize: 2 });
  await expect(db.execute(sql`select pg_sleep(5)`)).resolves.toBeDefined();
});

test('database: statements and idle transactions have an end', async (context) => {
  context.skip(!canRun, MISSING);
  const db = await opened({ url: await aDatabase() });
  const { rows } = (await db.execute(
    sql`select current_setting('statement_timeout') s, current_setting('idle_in_transaction_session_timeout') t`,
  )) as unknown as { rows: object[] };
  expect(rows).toEqual([{ s: '1min', t: '1min' }]);
});

test('database: with AOSAI_MIGRATE=off an older schema is refused until npm run migrate', async (context) => {
  context.skip(!canRun, MISSING);
  const url = await aDatabase();
  await expect(openDatabase({ url, migrates: false })).rejects.toThrow(
    /请先运行 npm run migrate[^]*Run npm run migrate/,
  );
  const env = { ...process.env, DATABASE_URL: url };
  expect(execFileSync(process.execPath, [MIGRATE], { env, encoding: 'utf8' })).toContain('已与本程序一致');
  const db = await opened({ url, migrates: false });
  await expect(db.execute(sql`select 1 from secret`)).resolves.toBeDefined();
});

test('pooler: without a direct address a start is refused, also with one that leads to the pooler', async (context) => {
  context.skip(!canRun, MISSING);
  context.skip(pgbouncerPath === undefined, NO_POOLER);
  const [direct, other] = [await aDatabase(), await aDatabase()];
  const bouncer = await startPgbouncer(direct);
  closers.push(bouncer.stop);
  const url = bouncer.through(direct);
  await expect(openDatabase({ url })).rejects.toThrow(/DATABASE_DIRECT_URL[^]*Set DATABASE_DIRECT_URL/);
  await expect(openDatabase({ url, directUrl: url })).rejects.toThrow(/也经过连接池/);
  await expect(openDatabase({ url, directUrl: other })).rejects.toThrow(/不是同一个数据库/);
});

/** Runs a prepared statement many times at once, on more connections than the pooler has; returns the failures. */
async function manyPrepared(db: OpenDatabase['db']): Promise<string[]> {
  const prepared = db
    .select({ one: sql<number>`1` })
    .from(sql`secret`)
    .prepare('many_prepared');
  const each = async () => {
    await prepared.execute();
    await sleep(1);
    await prepared.execute();
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, each));
  return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [reasonOf(outcome.reason)] : []));
}

test('pooler: statements run behind pgbouncer in transaction mode, and fail when they are named', async (context) => {
  context.skip(!canRun, MISSING);
  context.skip(pgbouncerPath === undefined, NO_POOLER);
  const directUrl = await aDatabase();
  const bouncer = await startPgbouncer(directUrl);
  closers.push(bouncer.stop);
  const url = bouncer.through(directUrl);
  const told: string[] = [];
  expect(await manyPrepared(await opened({ url, directUrl }, { tell: (line) => told.push(line) }))).toEqual([]);
  expect(told).toEqual([expect.stringContaining('statement_timeout')]);
  const named = await manyPrepared(await opened({ url, directUrl, isPrepared: true }));
  expect(named.join('\n')).toMatch(/prepared statement "many_prepared" (already exists|does not exist)/);
});
