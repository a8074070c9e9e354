import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { folderStorage } from '../adapters/storage/folderStorage.ts';
import { openTestData } from '../adapters/testData/testDataStore.ts';
import { FOLDER_MARK } from '../base/folderMark.ts';
import { folderMark } from '../db/schema/platform.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { markFolders, openSharedFolders, refuseUnmoved } from './sharedFolders.ts';
import { folderPlaces } from './sharedPlaces.ts';

const { db, close } = await openTestDatabase();
const made: string[] = [];
afterEach(() => db.delete(folderMark));
afterAll(async () => {
  await close();
  await Promise.all(made.map((path) => rm(path, { recursive: true })));
});

async function aDataFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'aosai-folders-'));
  made.push(path);
  for (const name of ['files', 'testdata']) await mkdir(join(path, name));
  return path;
}

/** Starts as a server does; gives what is foreign and what the log says. */
async function start(dataFolder: string) {
  const said: unknown[] = [];
  const places = folderPlaces(dataFolder);
  await markFolders(db, places);
  const { foreign } = await openSharedFolders(db, places, { error: (facts: unknown) => said.push(facts) });
  return { said, foreign };
}

test('openSharedFolders: finds nothing on servers that share their folders', async () => {
  const shared = await aDataFolder();
  const [first, second] = [await start(shared), await start(shared)];
  expect([await first.foreign(), await second.foreign(), first.said, second.said]).toEqual([[], [], [], []]);
});

test('openSharedFolders: names the folders of a server that has its own, and its log says the mark', async () => {
  await start(await aDataFolder());
  const own = await aDataFolder();
  const server = await start(own);
  const marks = await db.select().from(folderMark).orderBy(folderMark.name);
  expect(await server.foreign()).toEqual(['files', 'testdata']);
  expect(server.said).toEqual(marks.map(({ name, mark }) => ({ folder: join(own, name), mark })));

  const [files] = marks;
  await writeFile(join(own, 'files', FOLDER_MARK), `${files?.mark}\n`);
  expect(await server.foreign()).toEqual(['testdata']);
});

test('openSharedFolders: finds a shared folder that is no longer mounted', async () => {
  const shared = await aDataFolder();
  const server = await start(shared);
  await rm(join(shared, 'testdata'), { recursive: true });
  await mkdir(join(shared, 'testdata'));
  expect(await server.foreign()).toEqual(['testdata']);
});

test('markFolders: keeps the mark of a folder that has one', async () => {
  const shared = await aDataFolder();
  await start(shared);
  const mark = await readFile(join(shared, 'files', FOLDER_MARK), 'utf8');
  await db.delete(folderMark);
  await start(shared);
  expect(await readFile(join(shared, 'files', FOLDER_MARK), 'utf8')).toBe(mark);
});

test('the stores do not list the mark, so that no sweep removes it', async () => {
  const shared = await aDataFolder();
  await start(shared);
  const files = await Array.fromAsync(folderStorage(join(shared, 'files')).list());
  const testData = await Array.fromAsync(openTestData(join(shared, 'testdata')).list());
  expect([files, testData]).toEqual([[], []]);
});

test('refuseUnmoved: a new site may begin in an empty place, one with files elsewhere may not', async () => {
  const [empty, own] = [await aDataFolder(), await aDataFolder()];
  const refusal = () =>
    refuseUnmoved(db, folderPlaces(empty), own).then(
      () => null,
      (error: Error) => error.message.split('\n')[0],
    );
  expect(await refusal()).toBe(null);
  await writeFile(join(own, 'testdata', FOLDER_MARK), 'mark');
  expect(await refusal()).toBe(null);
  await writeFile(join(own, 'testdata', 'a'.repeat(64)), '1');
  expect(await refusal()).toContain(`${join(empty, 'testdata')} 里还没有本站的文件`);
  await rm(join(own, 'testdata', 'a'.repeat(64)));
  // The database knows a first server, which has its files elsewhere.
  await start(await aDataFolder());
  expect(await refusal()).toContain(`${join(empty, 'files')} 里还没有本站的文件`);
  await start(empty).then(() => writeFile(join(empty, 'files', FOLDER_MARK), 'x'));
  await writeFile(join(empty, 'testdata', FOLDER_MARK), 'x');
  expect(await refusal()).toBe(null);
});
