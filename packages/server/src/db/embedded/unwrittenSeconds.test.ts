import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unwrittenSeconds } from './unwrittenSeconds.ts';

async function withSettings(expire: string, look: string): Promise<number | null> {
  const folder = await mkdtemp(join(tmpdir(), 'aosai-vm-'));
  await writeFile(join(folder, 'dirty_expire_centisecs'), expire);
  await writeFile(join(folder, 'dirty_writeback_centisecs'), look);
  const seconds = await unwrittenSeconds(folder);
  await rm(folder, { recursive: true });
  return seconds;
}

test('unwrittenSeconds: adds the age of data and the time until the kernel looks, in whole seconds', async () => {
  expect(await withSettings('3000\n', '500\n')).toBe(35);
  expect(await withSettings('150\n', '1\n')).toBe(2);
});

test('unwrittenSeconds: has no bound where the kernel never looks, or is not Linux', async () => {
  expect(await withSettings('3000\n', '0\n')).toBeNull();
  expect(await unwrittenSeconds('/nowhere')).toBeNull();
});
