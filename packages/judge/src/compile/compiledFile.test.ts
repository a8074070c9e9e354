import { execFileSync } from 'node:child_process';
import { link, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { takeCompiled } from './compiledFile.ts';

async function folderWith(make: (path: string, folder: string) => Promise<unknown>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'compiled-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'secret'), 'secret', { mode: 0o600 });
  await make(join(folder, 'program'), folder);
  return folder;
}

test('takeCompiled: gives a plain file our owner and the mode', async () => {
  const folder = await folderWith(async (path) => writeFile(path, 'code', { mode: 0o666 }));
  const path = join(folder, 'program');
  expect(await takeCompiled(path, { limitBytes: 4, mode: 0o755, sync: true })).toBe(true);
  const { mode, uid } = await stat(path);
  expect({ mode: mode & 0o7777, uid }).toEqual({ mode: 0o755, uid: process.getuid?.() });
});

test.each([
  ['nothing', async () => Promise.resolve()],
  ['a symbolic link', async (path: string, folder: string) => symlink(join(folder, 'secret'), path)],
  ['a second name of another file', async (path: string, folder: string) => link(join(folder, 'secret'), path)],
  ['a pipe that nobody fills', async (path: string) => Promise.resolve(execFileSync('mkfifo', [path]))],
  ['a folder', async (path: string) => mkdir(path)],
  ['a file too long', async (path: string) => writeFile(path, 'x'.repeat(100))],
])('takeCompiled: refuses %s and leaves other files unchanged', async (_, make) => {
  const folder = await folderWith(make);
  expect(await takeCompiled(join(folder, 'program'), { limitBytes: 50, mode: 0o755 })).toBe(false);
  expect((await stat(join(folder, 'secret'))).mode & 0o7777).toBe(0o600);
});
