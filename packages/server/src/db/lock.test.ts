import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { lockFolder } from './lock.ts';

const folder = await mkdtemp(join(tmpdir(), 'aosai-lock-'));
afterAll(() => rm(folder, { recursive: true }));

test('lockFolder: refuses a second server in two languages, and lets it in once the first has ended', async () => {
  const program = `
    const { lockFolder } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)});
    try { lockFolder(${JSON.stringify(folder)}); console.log('held'); } catch (error) { console.log(error.message); }
  `;
  const other = async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    return stdout.trim();
  };

  const held = lockFolder(folder);
  expect(await other()).toBe(
    `数据目录 ${folder} 正被另一个服务器使用，请先停止它，或用 AOSAI_DATA 换一个目录。\n` +
      `Another server is using the data folder ${folder}. Stop it first, or set AOSAI_DATA to another folder.`,
  );
  held.release();
  expect(await other()).toBe('held');
});
