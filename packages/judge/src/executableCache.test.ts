import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openExecutableCache } from './executableCache.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'executables-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  return folder;
}

test('a program is found again, also after a restart', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'fresh'), 'code');
  const first = await openExecutableCache(join(folder, 'kept'), 1000);
  await first.add('k', join(folder, 'fresh'));
  const again = await openExecutableCache(join(folder, 'kept'), 1000);
  const found = await again.find('k');
  expect([await readFile(found?.path ?? '', 'utf8'), await again.find('other')]).toEqual(['code', null]);
});

test('the least recently used leave when it is full, but never one in use', async () => {
  const folder = await temporaryFolder();
  const kept = join(folder, 'kept');
  const filled = await openExecutableCache(kept, 1000);
  const add = async (cache: typeof filled, key: string): Promise<void> => {
    await writeFile(join(folder, key), 'x'.repeat(10));
    await cache.add(key, join(folder, key));
  };
  for (const [index, key] of ['held', 'old', 'young'].entries()) {
    await add(filled, key);
    await utimes(join(kept, key), index + 1, index + 1);
  }
  const cache = await openExecutableCache(kept, 25);
  const held = await cache.find('held');
  await utimes(join(kept, 'held'), 1, 1);
  await add(cache, 'new');
  expect(['held', 'old', 'young', 'new'].map((key) => existsSync(join(kept, key)))).toEqual([true, false, false, true]);
  held?.release();
});

test('a program that somebody deleted is made again', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'fresh'), 'code');
  const cache = await openExecutableCache(join(folder, 'kept'), 1000);
  await cache.add('k', join(folder, 'fresh'));
  await rm(join(folder, 'kept', 'k'));
  expect(await cache.find('k')).toBeNull();
});
