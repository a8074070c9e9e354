import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolderSync } from './folderSync.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'aosai-sync-'));
});
afterAll(() => rm(root, { recursive: true }));

const NOT_THERE = expect.objectContaining({ code: 'ENOENT' }) as unknown;

test('openFolderSync: a failed flush fails its own callers only, the next flush runs', async () => {
  const sync = openFolderSync(join(root, 'late'));
  const failed = await Promise.allSettled([sync.names(), sync.names()]);
  expect(failed).toEqual([
    { status: 'rejected', reason: NOT_THERE },
    { status: 'rejected', reason: NOT_THERE },
  ]);
  await sync.makeFolder();
  await expect(sync.names()).resolves.toBeUndefined();
});

test('openFolderSync: a folder that could not be made is made on the next call', async () => {
  const blocked = join(root, 'blocked');
  await writeFile(blocked, '');
  const sync = openFolderSync(join(blocked, 'folder'));
  await expect(sync.makeFolder()).rejects.toMatchObject({ code: 'ENOTDIR' });
  await rm(blocked);
  await sync.makeFolder();
  await expect(sync.names()).resolves.toBeUndefined();
});
