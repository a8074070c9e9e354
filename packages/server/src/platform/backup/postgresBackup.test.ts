import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../db/open.ts';
import { restoreDump, ToolFailed } from '../../db/postgresTools.ts';
import { newPostgresDatabase } from '../../testing/testDatabase.ts';
import { restoreBackup } from './restoreBackup.ts';
import { takeBackup } from './takeBackup.ts';
import { verifyBackup } from './verifyBackup.ts';

const postgres = process.env['DATABASE_URL'];
const NO_SERVER = 'no DATABASE_URL; npm run test:postgres starts one';
const WORDS = { replaces: false, isOlderFine: false, withoutKeys: false };

let base: string;
let source: Awaited<ReturnType<typeof newPostgresDatabase>>;
let database: OpenDatabase;
let backup: string;
const at = (name: string) => join(base, name);

beforeAll(async () => {
  if (!postgres) return;
  base = await mkdtemp(join(tmpdir(), 'aosai-pg-backup-'));
  await mkdir(at('data/files'), { recursive: true });
  await writeFile(at('data/files/picture.png'), 'a picture');
  source = await newPostgresDatabase(postgres);
  database = await openDatabase({ url: source.url });
  await database.runSql(`create table mark (no int); insert into mark select generate_series(1, 20000)`);
  const folders = { dataFolder: at('data'), backupsFolder: at('backups') };
  const name = await takeBackup({ database, url: source.url, version: '0.1.0', ...folders }, { reason: 'asked' });
  backup = join(at('backups'), name);
});
afterAll(async () => {
  if (!postgres) return;
  await database.close();
  await source.drop();
  await rm(base, { recursive: true });
});

test('backup: a PostgreSQL is dumped and restored into an empty database and folder', async (context) => {
  if (!postgres) return context.skip(NO_SERVER);
  expect((await verifyBackup(backup)).faults).toEqual([]);
  const { url, drop } = await newPostgresDatabase(postgres);
  await mkdir(at('empty'));
  await restoreBackup(backup, { dataFolder: at('empty'), url }, WORDS);
  expect(await readFile(at('empty/files/picture.png'), 'utf8')).toBe('a picture');
  const restored = await openDatabase({ url });
  expect(await restored.runSql('select count(*)::int as marks from mark')).toEqual([[{ marks: 20_000 }]]);
  const again = restoreBackup(backup, { dataFolder: at('empty'), url }, WORDS);
  await expect(again).rejects.toThrow(/connections use this database/);
  await restored.close();
  await expect(restoreBackup(backup, { dataFolder: at('empty'), url }, WORDS)).rejects.toThrow(/--replace/);
  await drop();
});

test('restoreDump: leaves a database as it was when the dump is cut off', async (context) => {
  if (!postgres) return context.skip(NO_SERVER);
  const { url, drop } = await newPostgresDatabase(postgres);
  const before = await openDatabase({ url, isAsFound: true });
  await before.runSql('create table kept (no int); insert into kept values (1)');
  await before.close();
  const whole = await readFile(join(backup, 'database.dump'));
  await writeFile(at('cut.dump'), whole.subarray(0, Math.floor(whole.length * 0.7)));
  await expect(restoreDump(url, at('cut.dump'))).rejects.toThrow(ToolFailed);
  const after = await openDatabase({ url, isAsFound: true });
  expect(await after.runSql('select no from kept')).toEqual([[{ no: 1 }]]);
  await after.close();
  await drop();
});

test('backup: a missing pg_dump is named with its package', async (context) => {
  if (!postgres) return context.skip(NO_SERVER);
  const path = process.env['PATH'];
  process.env['PATH'] = '/nowhere';
  const folders = { dataFolder: at('data'), backupsFolder: at('backups') };
  const taken = takeBackup({ database, url: source.url, version: '0.1.0', ...folders }, { reason: 'asked' });
  await expect(taken).rejects.toThrow(/apt install postgresql-client/);
  process.env['PATH'] = path;
});
