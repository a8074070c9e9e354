import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './open.ts';
import { newPostgresDatabase } from '../testing/testDatabase.ts';

const folder = await mkdtemp(join(tmpdir(), 'aosai-migrate-'));
afterAll(() => rm(folder, { recursive: true }));

const newer = sql`insert into drizzle.__drizzle_migrations (hash, created_at)
  select 'of tomorrow', max(created_at) + 1 from drizzle.__drizzle_migrations`;
const REFUSAL = /数据库已由更新的版本升级过[^]*A newer version has migrated this database/;

test('migrateEmbedded: refuses a database that a newer program has migrated', async () => {
  const first = await openDatabase({ folder });
  await first.close();
  const again = await openDatabase({ folder });
  await again.db.execute(newer);
  await again.close();
  await expect(openDatabase({ folder })).rejects.toThrow(REFUSAL);
});

test('openDatabase: asks for a backup before it migrates data, not for a new or current database', async () => {
  const asked: string[] = [];
  const beforeMigration = ({ kind }: { kind: string }) => {
    asked.push(kind);
    return Promise.reject(new Error('no room'));
  };
  const at = join(folder, 'older');
  for (const _ of ['new', 'current']) await (await openDatabase({ folder: at }, { beforeMigration })).close();
  expect(asked).toEqual([]);
  const older = await openDatabase({ folder: at });
  await older.db.execute(sql`delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`);
  await older.close();
  await expect(openDatabase({ folder: at }, { beforeMigration })).rejects.toThrow('no room');
  expect(asked).toEqual(['pglite']);
});

const postgres = process.env['DATABASE_URL'];

test('migratePostgres: several servers migrate a database once, and older programs refuse it', async (context) => {
  if (!postgres) return context.skip('no DATABASE_URL; npm run test:postgres starts one');
  const { url, drop } = await newPostgresDatabase(postgres);
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ url })));
  const [first] = opened;
  await first?.db.execute(newer);
  await Promise.all(opened.map(({ close }) => close()));
  await expect(openDatabase({ url })).rejects.toThrow(REFUSAL);
  await drop();
});

test('inTurn: waits while another server has its turn, and says so', async (context) => {
  if (!postgres) return context.skip('no DATABASE_URL; npm run test:postgres starts one');
  const { url, drop } = await newPostgresDatabase(postgres);
  const first = await openDatabase({ url });
  const heard = Promise.withResolvers<string>();
  const second = await openDatabase({ url }, { tell: heard.resolve });
  const order: string[] = [];
  const release = Promise.withResolvers<undefined>();
  const holding = first.inTurn(async () => {
    await release.promise;
    order.push('first');
  });
  const waiting = second.inTurn(async () => {
    order.push('second');
  });
  expect(await heard.promise).toContain('另一台服务器正在准备数据库');
  release.resolve(undefined);
  await Promise.all([holding, waiting]);
  expect(order).toEqual(['first', 'second']);
  await Promise.all([first.close(), second.close()]);
  await drop();
});
