import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readTar } from '../../base/tar.ts';
import { sysLog } from '../../db/schema/platform.ts';
import { schemaOfProgram } from '../../db/migrate.ts';
import { migrationsFolder, type OpenDatabase, openDatabase } from '../../db/open.ts';
import { lockFolder } from '../../db/lock.ts';
import type { Services } from '../../kit/context.ts';
import { type AccessPeople, accessPeople, CALLERS } from '../../testing/everyCall/accessPeople.ts';
import { openTestApp, type TestApp, type Visitor } from '../../testing/testApp.ts';
import { testServices } from '../../testing/testServices.ts';
import { type Backups, openBackups } from './backups.ts';

let base: string;
let database: OpenDatabase;
let backups: Backups;
let site: TestApp;
let boss: Visitor;
let people: AccessPeople;
const changed: Partial<Services['backups']> = {};
const at = (...names: string[]) => join(base, ...names);

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'aosai-backup-calls-'));
  for (const name of ['files', 'testdata', 'keys']) await mkdir(at('data', name), { recursive: true });
  await writeFile(at('data/files/picture.png'), 'a picture');
  await writeFile(at('data/keys/master.json'), '{"session":"a secret"}');
  database = await openDatabase({ folder: at('data/database'), isAsFound: true });
  await database.runSql(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', ${schemaOfProgram(migrationsFolder)})`);
  const folders = { dataFolder: at('data'), backupsFolder: at('backups') };
  backups = openBackups({ database, url: undefined, version: '0.1.0', ...folders }, { nightly: 2, migration: 1 });
  const shown = { ...backups, isNightly: true };
  site = await openTestApp({
    backups: new Proxy(shown, { get: (_, key) => ({ ...shown, ...changed })[key as 'begin'] }),
  });
  // Before the first call: which apps there are is cached.
  people = await accessPeople(site);
  boss = await site.signIn('guanli', 'user');
}, 60_000);
afterEach(async () => {
  await backups.settled();
  for (const key of Object.keys(changed)) delete changed[key as 'begin'];
});
afterAll(async () => {
  await site.close();
  await database.close();
  await rm(base, { recursive: true });
});

interface Overview {
  backups: { name: string; brokenFile: string | null }[];
  running: unknown;
  provedUntil: string | null;
}
const overview = async (visitor = boss) =>
  (await site.send('GET', '/bms/backup/queryOverview', { visitor })).body.data as Overview;
const begin = (visitor = boss) => site.send('POST', '/bms/backup/begin', { visitor, body: {} });
const verify = (name: string) => site.send('POST', '/bms/backup/verify', { visitor: boss, body: { name } });
const remove = (name: string, visitor = boss) => site.send('DELETE', '/bms/backup/delete', { visitor, body: { name } });
/** The owner types the password again; the clock moves, since a sign-in in the same moment is no proof. */
const prove = (visitor = boss) => {
  site.at(new Date(site.now().getTime() + 1_000));
  return site.send('POST', '/secondFactor/prove', { visitor, body: { password: 'aosai2026' } });
};
const download = (name: string, visitor = boss) =>
  site.send('GET', `/bms/backup/download?${new URLSearchParams({ name }).toString()}`, { visitor });
const logged = async (action: string) =>
  (await site.db.select().from(sysLog).where(eq(sysLog.action, action))).map(({ target, actorKind }) => ({
    target,
    actorKind,
  }));

test('backup: of two at once one begins, and the finished one is listed as verified', async () => {
  const replies = await Promise.all([begin(), begin()]);
  expect(replies.map(({ body }) => body.code ?? 'begun').toSorted()).toEqual(['BACKUP_RUNNING', 'begun']);
  await backups.settled();
  const found = await overview();
  expect(found).toMatchObject({
    backups: [{ reason: 'asked', hasFiles: true, hasKeys: false, verifiedAt: expect.any(String), brokenFile: null }],
    failures: [],
    running: null,
    isOld: false,
    hindrance: null,
  });
  expect(await logged('backup:begin')).toEqual([{ target: null, actorKind: 'user' }]);
});

test('backup/begin: is refused while another process takes one, whose progress is shown', async () => {
  await mkdir(at('backups'), { recursive: true });
  const lock = lockFolder(at('backups'));
  const running = { reason: 'nightly', step: 'copy', startedAt: '2026-11-21T07:59:00.000Z' };
  await writeFile(at('backups/runs.json'), JSON.stringify({ running, failures: [] }));
  expect((await begin()).body.code).toBe('BACKUP_RUNNING');
  expect(await overview()).toMatchObject({ running });
  lock.release();
  expect(await overview()).toMatchObject({
    running: null,
    failures: [{ at: running.startedAt, reason: 'nightly', text: '备份途中服务器停止了，没有完成' }],
  });
  await rm(at('backups/runs.json'));
});

test('backup/begin: says that pg_dump is missing', async () => {
  const withoutTool = openBackups(
    {
      database,
      url: 'postgresql://nobody@127.0.0.1:9/x',
      dataFolder: at('data'),
      backupsFolder: at('elsewhere'),
      version: '0',
    },
    { nightly: 1, migration: 1 },
  );
  const path = process.env['PATH'];
  changed.begin = withoutTool.begin;
  changed.hasTool = withoutTool.hasTool;
  process.env['PATH'] = at('nothing');
  try {
    const { body } = await begin();
    expect([body.code, body.message]).toEqual([
      'BACKUP_IMPOSSIBLE',
      expect.stringContaining('apt install postgresql-client'),
    ]);
    expect(await overview()).toMatchObject({ hindrance: 'noTool' });
  } finally {
    process.env['PATH'] = path;
  }
});

test('backup/begin: names the full disk, and the failure is listed', async () => {
  const { takeBackup } = await import('./takeBackup.ts');
  const folders = { dataFolder: at('data'), backupsFolder: at('full') };
  const sources = { database, url: undefined, version: '0.1.0', ...folders };
  const full = openBackups(sources, { nightly: 1, migration: 1 });
  changed.begin = async () => {
    await takeBackup(sources, { reason: 'asked', leftFreeBytes: Number.MAX_SAFE_INTEGER });
  };
  changed.overview = full.overview;
  const { body } = await begin();
  expect([body.code, body.message]).toEqual(['BACKUP_IMPOSSIBLE', expect.stringMatching(/磁盘空间不够备份：需要约/)]);
  expect(await overview()).toMatchObject({
    backups: [],
    failures: [{ reason: 'asked', text: expect.stringMatching(/磁盘空间不够备份/) }],
    newestGoodAt: null,
    isOld: true,
  });
});

test('backup/begin: names a folder that is not one', async () => {
  await writeFile(at('a-file'), '');
  const folders = { dataFolder: at('data'), backupsFolder: at('a-file/backups') };
  const broken = openBackups({ database, url: undefined, version: '0', ...folders }, { nightly: 1, migration: 1 });
  changed.begin = broken.begin;
  const { body } = await begin();
  expect([body.code, body.message]).toEqual(['BACKUP_IMPOSSIBLE', expect.stringMatching(/无法写入/)]);
});

test('backup: one that fails after it has begun is listed with its reason', async () => {
  const errors: unknown[] = [];
  const folders = { dataFolder: at('data'), backupsFolder: at('failing') };
  const closed = { ...database, runSql: () => Promise.reject(new Error('the database is closed')) };
  const failing = openBackups(
    { database: closed, url: undefined, version: '0', ...folders },
    { nightly: 1, migration: 1 },
    { failed: (error) => errors.push(error) },
  );
  await failing.begin();
  await failing.settled();
  expect(await failing.overview()).toMatchObject({
    backups: [],
    failures: [{ reason: 'asked', text: '意外的错误：the database is closed' }],
    running: null,
  });
  expect(errors).toHaveLength(1);
  expect((await readdir(at('failing'))).filter((name) => name.startsWith('unfinished-'))).toEqual([]);
});

test('backup/download: gives the archive without keys to the super user, and logs who took which', async () => {
  const name = await backups.take('asked', { hasKeys: true });
  await prove();
  const reply = await download(name);
  expect(reply.status).toBe(200);
  const entries: Record<string, string> = {};
  const stream = async function* () {
    yield Buffer.from(reply.bytes ?? []);
  };
  for await (const { path, bytes } of readTar(stream()))
    entries[path] = Buffer.concat(await Array.fromAsync(bytes)).toString('utf8');
  expect(Object.keys(entries).toSorted()).toEqual(['database.tar.zst', 'files/picture.png', 'manifest.json']);
  expect(JSON.stringify(entries)).not.toContain('a secret');
  expect(JSON.parse(entries['manifest.json'] ?? '')).toMatchObject({ hasKeys: false });
  expect(await logged('backup:download')).toEqual([{ target: name, actorKind: 'user' }]);
  const log = await site.send('POST', '/bms/sysLog/queryList?size=1', {
    visitor: boss,
    body: { action: 'backup:download' },
  });
  expect(log.body.data).toMatchObject({ content: [{ targetName: name }] });
});

test('backup: download and removal want the password again, for ten minutes and in that session only', async () => {
  const [old, newest] = [await backups.take('asked'), await backups.take('asked')];
  const visitor = await site.signIn('guanli', 'user');
  const codes = async () => [(await download(old, visitor)).body?.code, (await remove(newest, visitor)).body.code];
  const refused = ['PROVE_AGAIN', 'PROVE_AGAIN'];
  expect(await codes()).toEqual(refused);
  const wrong = await site.send('POST', '/secondFactor/prove', { visitor, body: { password: 'not this one' } });
  expect([wrong.body.code, ...(await codes())]).toEqual(['PROOF_FAILED', ...refused]);
  const until = async (asking: Visitor) => (await overview(asking)).provedUntil;
  expect(await until(visitor)).toBe(null);
  await prove(visitor);
  expect(await until(visitor)).toBe(new Date(site.now().getTime() + 10 * 60_000).toISOString());
  expect([(await download(old, visitor)).status, (await remove(newest, visitor)).body.code]).toEqual([
    200,
    'BACKUP_KEPT',
  ]);
  expect((await download(old, await site.signIn('guanli', 'user'))).body.code).toBe('PROVE_AGAIN');
  site.at(new Date(site.now().getTime() + 10 * 60_000));
  expect(await codes()).toEqual(refused);
});

test('backup/delete: removes one at once, also when two ask, and never the newest whole one', async () => {
  const [old, newest] = [await backups.take('asked'), await backups.take('asked')];
  await prove();
  const replies = (await Promise.all([remove(old), remove(old)])).map(({ body }) => body.code ?? 'removed').toSorted();
  expect(replies[1]).toBe('removed');
  expect(['NOT_FOUND', 'BACKUP_RUNNING']).toContain(replies[0]);
  await backups.settled();
  const names = (await overview()).backups.map(({ name }) => name);
  expect([names.includes(old), names[0]]).toEqual([false, newest]);
  expect(await readdir(at('backups'))).not.toContain(`unfinished-${old}`);
  expect([(await remove(newest)).body.code, (await remove(old)).body.code]).toEqual(['BACKUP_KEPT', 'NOT_FOUND']);
  expect(await logged('backup:delete')).toEqual([{ target: old, actorKind: 'user' }]);
});

test('backup/delete: lets a damaged newest one go', async () => {
  await backups.take('asked');
  const broken = await backups.take('asked');
  await rm(at('backups', broken, 'files/picture.png'));
  await verify(broken);
  await backups.settled();
  await prove();
  expect((await remove(broken)).body.success).toBe(true);
});

test('backup/verify: finds a file that was changed after the first comparison, and says what is compared', async () => {
  const name = await backups.take('asked');
  await rm(at('backups', name, 'files/picture.png'));
  await writeFile(at('backups', name, 'files/picture.png'), 'another one');
  const replies = await Promise.all([verify(name), verify(name)]);
  expect(replies.map(({ body }) => body.code ?? 'begun').toSorted()).toEqual(['BACKUP_RUNNING', 'begun']);
  await backups.settled();
  const { backups: listed, running } = await overview();
  expect([listed[0], running]).toEqual([expect.objectContaining({ name, brokenFile: 'files/picture.png' }), null]);
  expect((await logged('backup:verify')).at(-1)).toEqual({ target: name, actorKind: 'user' });
});

test('backup/verify: one that stopped with its server is listed, and the backup keeps its verdict', async () => {
  const name = await backups.take('asked');
  const running = { reason: 'asked', step: 'check', startedAt: '2026-11-21T07:59:00.000Z', verifies: name };
  await writeFile(at('backups/runs.json'), JSON.stringify({ running, failures: [] }));
  expect(await overview()).toMatchObject({
    running: null,
    failures: [{ text: '再次校验的途中服务器停止了，没有完成' }],
    backups: expect.arrayContaining([expect.objectContaining({ name, brokenFile: null })]),
  });
  await rm(at('backups/runs.json'));
});

test('backup: no call builds a path from a name that no backup can have', async () => {
  const name = '20261121T070000000Z-asked';
  await mkdir(at('backups', `unfinished-${name}`), { recursive: true });
  await writeFile(at('backups', `unfinished-${name}`, 'manifest.json'), '{}');
  const tricks = ['../data', `../backups/${name}`, `${name}/../../data`, `unfinished-${name}`, `${name}\0`, ''];
  const codes: unknown[] = [];
  await prove();
  for (const ask of [download, verify, remove]) for (const trick of tricks) codes.push((await ask(trick)).body.code);
  expect(codes).toEqual(codes.map(() => 'VALIDATION'));
  // One that is being written.
  const asked = [await download(name), await verify(name), await remove(name)];
  expect(asked.map(({ body }) => body.code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
});

test('backup/download: an archive breaks off when a file of the backup is gone', async () => {
  const name = await backups.take('asked');
  const archive = await backups.archive(name);
  await rm(at('backups', name, 'files/picture.png'));
  await expect(Array.fromAsync(archive?.open() ?? [])).rejects.toThrow(/ENOENT/);
});

test('backup/download: a reader who leaves closes the file that was open', async () => {
  const name = await backups.take('asked');
  const open = async () => (await readdir('/proc/self/fd')).length;
  const before = await open();
  for (let no = 0; no < 20; no += 1) {
    const stream = (await backups.archive(name))?.open();
    await stream?.iterator().next();
    stream?.destroy();
  }
  await expect.poll(open).toBeLessThan(before + 5);
});

const NOWHERE = '20251121T070000000Z-asked';

test('backup: nobody but super users of the first app reaches any of its calls', async () => {
  const { visitors, appIdOfCaller } = people;
  const codes: Record<string, unknown> = {};
  for (const caller of CALLERS) {
    const options = { visitor: visitors[caller], appId: appIdOfCaller(caller) };
    const replies = [
      await site.send('GET', '/bms/backup/queryOverview', options),
      await site.send('POST', '/bms/backup/begin', { ...options, body: {} }),
      await site.send('POST', '/bms/backup/verify', { ...options, body: { name: NOWHERE } }),
      await site.send('DELETE', '/bms/backup/delete', { ...options, body: { name: NOWHERE } }),
      await site.send('GET', `/bms/backup/download?name=${NOWHERE}`, options),
    ];
    codes[caller] = [...new Set(replies.map(({ body }) => body.code ?? 'open'))];
    await backups.settled();
  }
  const { super: opened, anonymous, ...refused } = codes;
  expect([opened, anonymous]).toEqual([expect.arrayContaining(['open', 'PROVE_AGAIN']), ['SIGN_IN_REQUIRED']]);
  expect(refused).toEqual(Object.fromEntries(Object.keys(refused).map((caller) => [caller, ['FORBIDDEN']])));
});

test('backup: a copy for rehearsals shows its backups and takes none', async () => {
  const { platform } = await testServices();
  const standby = await openTestApp({ platform: { ...platform, isStandby: true } });
  const visitor = await standby.signIn('guanli', 'user');
  const found = await standby.send('GET', '/bms/backup/queryOverview', { visitor });
  expect(found.body.data).toMatchObject({ hindrance: 'standby' });
  const body = { name: NOWHERE };
  const asked = [
    await standby.send('POST', '/bms/backup/begin', { visitor, body: {} }),
    await standby.send('POST', '/bms/backup/verify', { visitor, body }),
    await standby.send('DELETE', '/bms/backup/delete', { visitor, body }),
  ];
  expect(asked.map(({ body: { code } }) => code)).toEqual(['STANDBY', 'STANDBY', 'STANDBY']);
  await standby.close();
});
