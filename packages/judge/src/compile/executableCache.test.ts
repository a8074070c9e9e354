import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openExecutableCache, type ExecutableCache } from './executableCache.ts';

const BOOT = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'executables-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  const [cache, kept, held] = [join(folder, 'c'), join(folder, 'c', BOOT, 'kept'), join(folder, 'c', BOOT, 'held')];
  const add = async (into: ExecutableCache, key: string, content = 'x'.repeat(10)): Promise<void> => {
    await writeFile(join(folder, key), content);
    await into.add(key, join(folder, key));
  };
  return { cache, kept, held, add };
}

test('find: returns a program after a restart of the judge', async () => {
  const { cache, add } = await temporaryFolder();
  await add(await openExecutableCache(cache, 1000), 'k', 'code');
  const again = await openExecutableCache(cache, 1000);
  const found = await again.find('k');
  expect([await readFile(found?.path ?? '', 'utf8'), await again.find('other')]).toEqual(['code', null]);
});

test('openExecutableCache: removes programs that were kept before the machine started', async () => {
  const { cache } = await temporaryFolder();
  await mkdir(join(cache, 'earlier-boot', 'kept'), { recursive: true });
  await writeFile(join(cache, 'earlier-boot', 'kept', 'k'), '');
  const opened = await openExecutableCache(cache, 1000);
  expect({ found: await opened.find('k'), folders: await readdir(cache) }).toEqual({ found: null, folders: [BOOT] });
});

test('add: evicts the least recently used programs, whichever of two judges added them', async () => {
  const { cache, kept, add } = await temporaryFolder();
  const [first, second] = [await openExecutableCache(cache, 25), await openExecutableCache(cache, 25)];
  await add(first, 'old');
  await add(second, 'used');
  for (const key of ['old', 'used']) {
    await utimes(join(kept, key), 1, 1);
  }
  (await second.find('used'))?.release();
  await add(first, 'new');
  expect((await readdir(kept)).toSorted()).toEqual(['new', 'used']);
});

test('find: a held program keeps its path when another judge evicts it', async () => {
  const { cache, kept, held, add } = await temporaryFolder();
  // No program fits the second cache. Otherwise the eviction would depend on the resolution of the file system's clock.
  const [first, second] = [await openExecutableCache(cache, 1000), await openExecutableCache(cache, 1)];
  await add(first, 'k', 'code');
  const found = await first.find('k');
  await add(second, 'other');
  expect(await readdir(kept)).toEqual([]);
  expect(await readFile(found?.path ?? '', 'utf8')).toBe('code');
  found?.release();
  found?.release();
  expect(await readdir(held)).toEqual([]);
});

test('openExecutableCache: removes holds of dead judges and keeps those of live ones', async () => {
  const { cache, held, add } = await temporaryFolder();
  const opened = await openExecutableCache(cache, 1000);
  await add(opened, 'k');
  const found = await opened.find('k');
  for (const dead of ['4194305-x-1', `${process.pid}-before-the-restart-1`]) {
    await writeFile(join(held, dead), '');
  }
  await openExecutableCache(cache, 1000);
  expect({ held: await readdir(held), alive: existsSync(found?.path ?? '') }).toEqual({
    held: [expect.stringMatching(new RegExp(`^${process.pid}-`, 'u'))],
    alive: true,
  });
});

test('add: creates the folder again after it was deleted', async () => {
  const { cache, add } = await temporaryFolder();
  const opened = await openExecutableCache(cache, 1000);
  await add(opened, 'k');
  await rm(cache, { recursive: true });
  expect(await opened.find('k')).toBeNull();
  await add(opened, 'k', 'again');
  expect(await readFile((await opened.find('k'))?.path ?? '', 'utf8')).toBe('again');
});
