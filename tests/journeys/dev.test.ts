import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newDataFolder } from '../support/dataFolder.ts';
import { freePort } from '../support/freePort.ts';

const root = join(import.meta.dirname, '../..');
const ended: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(ended.map((end) => end())));

/** Runs `npm run dev`'s script with the embedded database and the demo. */
async function startDev(): Promise<{ url: string; output(): string; child: ChildProcess }> {
  const [port, folder] = [await freePort(), await newDataFolder(true)];
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    AOSAI_DATA: folder,
    AOSAI_DEMO: '1',
    NODE_ENV: '',
  };
  const child = spawn(process.execPath, ['scripts/dev.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  ended.push(async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    // The database may still write when `node --watch` has ended.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  return { url: `http://127.0.0.1:${port}`, output: () => output, child };
}

test('npm run dev: serves the site and the API with its embedded database', async () => {
  const { url, output, child } = await startDev();
  const answer = async (path: string): Promise<string> => {
    // After a crash `node --watch` waits for a change, so without this check the test would wait for ever.
    if (child.exitCode !== null || /Failed running|Waiting for file changes/.test(output())) throw new Error(output());
    try {
      const response = await fetch(`${url}${path}`);
      return `${response.status} ${await response.text()}`;
    } catch {
      return 'no answer yet';
    }
  };
  await expect.poll(() => answer('/web/'), { timeout: 120_000 }).toMatch(/^200 [\s\S]*<div id="root">/);
  await expect.poll(() => answer('/aosai/api/health'), { timeout: 180_000 }).toMatch(/^200 [\s\S]*"database"/);
  expect(output()).not.toMatch(/Failed running/);
});
