import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaOfProgram } from '../../db/migrate.ts';
import { migrationsFolder, type OpenDatabase, openDatabase } from '../../db/open.ts';
import { type Backups, openBackups } from './backups.ts';
import { hashFile, type Manifest, MANIFEST } from './manifest.ts';
import { restoreBackup } from './restoreBackup.ts';
import { isWhole, listBackups } from './listBackups.ts';
import { takeBackup } from './takeBackup.ts';
import { refuseUnfinishedRestore } from './unfinishedRestore.ts';
import { verifyBackup } from './verifyBackup.ts';

const WORDS = { replaces: false, isOlderFine: false, withoutKeys: false };

let base: string;
let database: OpenDatabase;
let backups: Backups;
let sources: Parameters<typeof openBackups>[0];
const at = (...names: string[]) => join(base, ...names);

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'aosai-backup-'));
  for (const name of ['files', 'testdata', 'keys']) await mkdir(at('data', name), { recursive: true });
  await writeFile(at('data/files/picture.png'), 'a picture');
  await writeFile(at('data/files/half.part'), 'half');
  await writeFile(at('data/testdata', 'a'.repeat(64)), '1 2\n');
  await writeFile(at('data/keys/master.json'), '{"session":"s"}');
  database = await openDatabase({ folder: at('data/database'), isAsFound: true });
  // What a backup looks at; all migrations would take seconds.
  await database.runSql(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', ${schemaOfProgram(migrationsFolder)});
    create table mark (text text);
    insert into mark values ('kept')`);
  const folders = { dataFolder: at('data'), backupsFolder: at('backups') };
  sources = { database, url: undefined, version: '0.1.0', ...folders };
  backups = openBackups(sources, { nightly: 2, migration: 1 });
}, 60_000);
afterAll(async () => {
  await database.close();
  await rm(base, { recursive: true });
});

/** A copy of a backup to damage. */
async function copyOf(name: string, copy: string): Promise<string> {
  execFileSync('cp', ['-a', at('backups', name), at(copy)]);
  return at(copy);
}

async function withManifest(folder: string, change: (manifest: Manifest) => void): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest;
  change(manifest);
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest));
}

const target = (name: string) => ({ dataFolder: at(name), url: undefined });

test('backup: is taken from a running database, verified, and restored into an empty folder', async () => {
  const name = await backups.take('asked');
  const { manifest, faults } = await verifyBackup(at('backups', name));
  expect(faults).toEqual([]);
  expect(manifest.entries.map(({ path }) => path).toSorted()).toEqual([
    'database.tar.zst',
    'files/picture.png',
    `testdata/${'a'.repeat(64)}`,
  ]);
  expect(manifest.keys.map((key) => key.name)).toEqual(['master.json']);
  await mkdir(at('empty'));
  await restoreBackup(at('backups', name), target('empty'), { ...WORDS, keysFolder: at('data/keys') });
  expect(await readFile(at('empty/files/picture.png'), 'utf8')).toBe('a picture');
  expect(await readFile(at('empty/keys/master.json'), 'utf8')).toBe('{"session":"s"}');
  const restored = await openDatabase({ folder: at('empty/database'), isAsFound: true });
  const [rows] = await restored.runSql('select text from mark');
  await restored.close();
  expect(rows).toEqual([{ text: 'kept' }]);
  await expect(refuseUnfinishedRestore(at('empty'))).resolves.toBeUndefined();
}, 60_000);

test('backup: holds only the database where a bucket has the files, and a restore leaves files as they are', async () => {
  const own = { ...sources, backupsFolder: at('bucketBackups'), filesElsewhere: true };
  const name = await takeBackup(own, { reason: 'nightly' });
  const [listed] = await listBackups(own.backupsFolder);
  const manifest = listed?.manifest;
  const paths = manifest?.entries.map(({ path }) => path);
  expect([paths, manifest?.hasFiles, listed && isWhole(listed)]).toEqual([['database.tar.zst'], false, true]);
  await mkdir(at('withFiles/files'), { recursive: true });
  await writeFile(at('withFiles/files/own.png'), 'its own');
  await restoreBackup(at('bucketBackups', name), target('withFiles'), { ...WORDS, keysFolder: at('data/keys') });
  expect(await readdir(at('withFiles/files'))).toEqual(['own.png']);
});

test('restore: refuses a folder with data, and puts it aside on request', async () => {
  const [newest] = await backups.list();
  const folder = at('backups', newest?.name ?? '');
  await mkdir(at('full/files'), { recursive: true });
  await writeFile(at('full/files/other.png'), 'other');
  const words = { ...WORDS, withoutKeys: true };
  await expect(restoreBackup(folder, target('full'), words)).rejects.toThrow(/--replace/);
  await restoreBackup(folder, target('full'), { ...words, replaces: true });
  const [aside] = (await readdir(at('full'))).filter((name) => name.startsWith('replaced-'));
  expect(await readFile(at('full', aside ?? '', 'files/other.png'), 'utf8')).toBe('other');
  expect(await readdir(at('full/files'))).toEqual(['picture.png']);
}, 60_000);

test('restore: leaves a folder that says so when it ends in the middle, and completes it the next time', async () => {
  const [newest] = await backups.list();
  const folder = await copyOf(newest?.name ?? '', 'unlucky');
  await mkdir(at('half'));
  // The database's folder cannot be made, so the restore ends after the files.
  await writeFile(at('half/database'), '');
  const words = { ...WORDS, withoutKeys: true };
  await expect(restoreBackup(folder, target('half'), words)).rejects.toThrow(/EEXIST|ENOTDIR/);
  await expect(refuseUnfinishedRestore(at('half'))).rejects.toThrow(/没有完成[^]*did not end/);
  await rm(at('half/database'));
  await restoreBackup(folder, target('half'), words);
  await expect(refuseUnfinishedRestore(at('half'))).resolves.toBeUndefined();
}, 60_000);

test('restore: refuses wrong keys, missing keys, and another schema', async () => {
  const [newest] = await backups.list();
  const folder = await copyOf(newest?.name ?? '', 'schemas');
  await mkdir(at('wrongKeys'));
  await writeFile(at('wrongKeys/master.json'), '{}');
  await mkdir(at('nowhere'));
  const into = (words: object) => restoreBackup(folder, target('nowhere'), { ...WORDS, ...words });
  await expect(into({})).rejects.toThrow(/--keys/);
  await expect(into({ keysFolder: at('wrongKeys') })).rejects.toThrow(/not those of this backup/);
  await withManifest(folder, (manifest) => (manifest.schemaMs += 1));
  await expect(into({ withoutKeys: true })).rejects.toThrow(/更新的版本/);
  await withManifest(folder, (manifest) => (manifest.schemaMs -= 2));
  await expect(into({ withoutKeys: true })).rejects.toThrow(/--older/);
  expect(await readdir(at('nowhere'))).not.toContain('database');
});

test('verify: names a changed, cut, missing or linked file', async () => {
  const [newest] = await backups.list();
  const faultsAfter = async (copy: string, damage: (folder: string) => Promise<unknown>) => {
    const folder = await copyOf(newest?.name ?? '', copy);
    await damage(folder);
    return (await verifyBackup(folder)).faults;
  };
  expect(
    await faultsAfter('changed', async (folder) => {
      await rm(join(folder, 'files/picture.png'));
      await writeFile(join(folder, 'files/picture.png'), 'b picture');
    }),
  ).toEqual(['files/picture.png is not what the list says (SHA-256)']);
  expect(await faultsAfter('cut', (folder) => truncate(join(folder, 'database.tar.zst'), 100_000))).toEqual([
    expect.stringMatching(/^database\.tar\.zst has 100000 bytes instead of/),
  ]);
  expect(await faultsAfter('missing', (folder) => rm(join(folder, 'files/picture.png')))).toEqual([
    expect.stringContaining('files/picture.png cannot be read'),
  ]);
  const linked = async (folder: string) => {
    await rename(join(folder, 'files'), at('elsewhere'));
    await symlink(at('elsewhere'), join(folder, 'files'));
  };
  expect(await faultsAfter('linked', linked)).toEqual(['files/picture.png is behind a link']);
});

test('verify: finds a database that is no database, though its hash is right', async () => {
  const [newest] = await backups.list();
  const folder = await copyOf(newest?.name ?? '', 'noDatabase');
  const bytes = (await readFile(join(folder, 'database.tar.zst'))).subarray(0, 50_000);
  await rm(join(folder, 'database.tar.zst'));
  await writeFile(join(folder, 'database.tar.zst'), bytes);
  const found = await hashFile(join(folder, 'database.tar.zst'));
  await withManifest(folder, ({ entries }) => {
    for (const entry of entries) if (entry.path === 'database.tar.zst') Object.assign(entry, found);
  });
  expect((await verifyBackup(folder)).faults).toEqual([expect.stringMatching(/cannot be read as a database/)]);
});

test('manifest: paths that lead out of the backup are refused', async () => {
  const [newest] = await backups.list();
  const paths = ['../../etc/passwd', '/etc/passwd', 'files/../../x', 'files/a/b', 'keys\\x', 'manifest.json', ''];
  for (const [no, path] of paths.entries()) {
    const folder = await copyOf(newest?.name ?? '', `hostile${no}`);
    await withManifest(folder, ({ entries }) => {
      entries.push({ path, bytes: 1, sha256: 'a'.repeat(64) });
    });
    await expect(verifyBackup(folder)).rejects.toThrow(/is broken/);
  }
});

test('backup: only one is taken at a time, and what a killed one left is removed', async () => {
  await mkdir(at('backups/unfinished-20260101T000000000Z-asked'));
  const both = await Promise.allSettled([
    takeBackup(sources, { reason: 'asked' }),
    takeBackup(sources, { reason: 'asked' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { reason: 'busy' } });
  expect((await readdir(at('backups'))).filter((name) => name.startsWith('unfinished'))).toEqual([]);
});

test('backup: a disk without room is refused before anything is written', async () => {
  const names = await readdir(at('backups'));
  const full = takeBackup(sources, { reason: 'asked', leftFreeBytes: Number.MAX_SAFE_INTEGER / 2 });
  await expect(full).rejects.toMatchObject({ reason: 'noRoom' });
  expect(await readdir(at('backups'))).toEqual(names);
});

test('backup: automatic ones are kept up to their number, others stay', async () => {
  const asked = (await backups.list()).length;
  for (let no = 0; no < 3; no += 1) await backups.take('migration');
  const reasons = (await backups.list()).map(({ manifest }) => manifest.reason);
  expect(reasons.filter((reason) => reason === 'migration')).toHaveLength(1);
  expect(reasons.filter((reason) => reason === 'asked')).toHaveLength(asked);
}, 60_000);

test('archive: holds the whole backup, and no other name opens one', async () => {
  const [newest] = await backups.list();
  const archive = await backups.archive(newest?.name ?? '');
  await writeFile(at('all.tar'), archive?.open() ?? '');
  await mkdir(at('unpacked'));
  execFileSync('tar', ['-xf', at('all.tar'), '-C', at('unpacked')]);
  expect((await verifyBackup(at('unpacked'))).faults).toEqual([]);
  expect(await Promise.all(['..', '../data', 'x', ''].map((name) => backups.archive(name)))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
