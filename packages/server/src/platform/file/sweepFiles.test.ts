import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderStorage } from '../../adapters/storage/folderStorage.ts';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { file } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { removeBrokenUploads, sweepFiles } from './sweepFiles.ts';

const now = new Date('2026-11-21T08:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);

let root: string;
let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'aosai-sweep-'));
  ({ db, close } = await openTestDatabase());
});
afterAll(async () => {
  await close();
  await rm(root, { recursive: true });
});

async function put(folder: string, name: string, at: Date): Promise<void> {
  await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, folder, name), 'x');
  await utimes(join(root, folder, name), at, at);
}

const row = (fileName: string, more: Partial<typeof file.$inferInsert> = {}) => ({
  appId: 'aosai',
  id: newId(),
  createdAt: now,
  updatedAt: now,
  fileName,
  title: fileName,
  mime: 'image/png',
  isPublic: false,
  sha256: '',
  sizeBytes: 1,
  ...more,
});
const sweep = (folder: string) =>
  sweepFiles({
    db,
    storage: folderStorage(join(root, folder)),
    now,
    log: pino({ level: 'silent' }),
  });

test('removes bytes without a row and of deleted or expired rows, but no young bytes', async () => {
  await db
    .insert(file)
    .values([
      row('kept.png'),
      row('later.png', { expiresAt: new Date(now.getTime() + 1) }),
      row('over.png', { expiresAt: now }),
      row('deleted.png', { deletedAt: hoursAgo(2) }),
    ]);
  for (const name of ['kept.png', 'later.png', 'over.png', 'deleted.png', 'orphan.png', 'half.png.part'])
    await put('files', name, hoursAgo(1));
  await put('files', 'young.png', hoursAgo(0.9));
  await put('uploads', 'broken', hoursAgo(2));
  await put('uploads', 'running', hoursAgo(1.9));
  await sweep('files');
  await removeBrokenUploads(join(root, 'uploads'), now);
  expect((await readdir(join(root, 'files'))).sort()).toEqual(['kept.png', 'later.png', 'young.png']);
  expect(await readdir(join(root, 'uploads'))).toEqual(['running']);
  await sweep('nowhere');
});

test('removes nothing when most files have no row, because then the database is the wrong one', async () => {
  const names = Array.from({ length: 101 }, (_, at) => `${at}.png`);
  for (const name of names) await put('strange', name, hoursAgo(5));
  await sweep('strange');
  expect((await readdir(join(root, 'strange'))).length).toBe(101);
});
