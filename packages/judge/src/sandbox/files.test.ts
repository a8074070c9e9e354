import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContent } from './files.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'judge-files-'));
});
afterAll(async () => rm(folder, { recursive: true }));

test.each([
  ['small', 10, 4],
  ['small and shorter than asked', 10, 20],
  ['large', 300_000, 250_000],
  ['large and shorter than asked', 300_000, 400_000],
])('readContent: from a %s file it reads at most the number of bytes', async (_, size, bytes) => {
  const content = Buffer.alloc(size, 'abc');
  await writeFile(join(folder, 'plain'), content);
  expect((await readContent(join(folder, 'plain'), bytes)).equals(content.subarray(0, bytes))).toBe(true);
});

test('readContent: a link, pipe or folder in place of an output is an error at once', async () => {
  await writeFile(join(folder, 'secret'), 'secret');
  await symlink('secret', join(folder, 'link'));
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  await mkdir(join(folder, 'folder'));
  await expect(readContent(join(folder, 'link'), 10)).rejects.toThrow('ELOOP');
  await expect(readContent(join(folder, 'pipe'), 10)).rejects.toThrow('no longer a file');
  await expect(readContent(join(folder, 'folder'), 10)).rejects.toThrow('no longer a file');
});
