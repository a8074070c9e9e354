// Moving files between the data folder and an object storage, with kills in between.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Bucket, openBucket } from '../../packages/server/src/adapters/s3/bucket.ts';
import type { S3Settings } from '../../packages/server/src/adapters/s3/s3Settings.ts';
import { copyStorage } from '../../packages/server/src/start/moveStorage.ts';
import { hasSwift, startSwift, type Swift } from '../servers/swift.ts';

const canRun = hasSwift();
const CHILD = join(import.meta.dirname, './parts/moveChild.ts');
const COUNT = 40;

let swift: Swift;
let settings: S3Settings;
let bucket: Bucket;
let folder: string;
let made = 0;
beforeAll(async () => {
  if (canRun) swift = await startSwift();
});
afterAll(async () => {
  if (canRun) await swift.stop();
});
beforeEach(async ({ skip }) => {
  skip(!canRun, 'no OpenStack Swift: npm run setup with access to Debian, or apt-get install python3-swift');
  folder = await mkdtemp(join(tmpdir(), 'aosai-move-'));
  settings = await swift.bucket(`move-${(made += 1)}`);
  bucket = await openBucket(settings);
});
afterEach(async () => {
  if (!canRun) return;
  bucket.close();
  await rm(folder, { recursive: true });
});

const shaOf = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

/** A data folder with files and test data; gives the hash of each by its key. */
async function fill(): Promise<Map<string, string>> {
  const wanted = new Map<string, string>();
  for (const name of ['files', 'testdata']) await mkdir(join(folder, name));
  for (let at = 0; at < COUNT; at += 1) {
    const data = randomBytes(at % 10 === 0 ? 2_000_000 : 20_000);
    const key = at % 2 === 0 ? `files/${randomBytes(16).toString('base64url')}.png` : `testdata/${shaOf(data)}`;
    await writeFile(join(folder, key), data);
    wanted.set(key, shaOf(data));
  }
  return wanted;
}

/** Keys that the bucket lacks, or has with other bytes. */
async function lostIn(wanted: ReadonlyMap<string, string>): Promise<string[]> {
  const lost: string[] = [];
  for (const [key, sha] of wanted) {
    const data = (await bucket.find(key)) && (await buffer((await bucket.open(key)).body));
    if (!data || shaOf(data) !== sha) lost.push(key);
  }
  return lost;
}

const isSwitched = () => existsSync(join(folder, 'switched'));

/** Runs the move, and kills it so long after its first object; gives its exit code, null if killed. */
async function move(killAfterMs: number | null, without = ''): Promise<number | null> {
  const child = spawn(process.execPath, [CHILD, folder, JSON.stringify(settings), without], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  child.stdout.resume();
  if (killAfterMs !== null) {
    // Only what it has done counts: from its first object on.
    while (child.exitCode === null && (await Array.fromAsync(bucket.list(''))).length === 0 && !isSwitched())
      await new Promise((resolve) => setTimeout(resolve, 20));
    await new Promise((resolve) => setTimeout(resolve, killAfterMs));
    child.kill('SIGKILL');
  }
  const [code] = await ended;
  return code;
}

test('a move that is killed again and again loses nothing, and switches only when everything is there', async () => {
  const wanted = await fill();
  const rounds: { code: number | null; lost: number; switched: boolean }[] = [];
  for (const killAfterMs of [0, 50, 150]) {
    const code = await move(killAfterMs);
    rounds.push({ code, lost: (await lostIn(wanted)).length, switched: isSwitched() });
  }
  expect(rounds.filter(({ lost, switched }) => switched && lost > 0)).toEqual([]);
  // It was killed in the middle at least once, or this shows nothing.
  expect(rounds.some(({ code, lost }) => code === null && lost > 0)).toBe(true);
  expect([await move(null), isSwitched(), await lostIn(wanted)]).toEqual([0, true, []]);
  const left = (await Promise.all(['files', 'testdata'].map((name) => readdir(join(folder, name))))).flat();
  expect(left).toHaveLength(COUNT);
}, 120_000);

test('the kills find a move that switches before everything is there', async () => {
  const wanted = await fill();
  await move(0, 'order');
  expect([isSwitched(), (await lostIn(wanted)).length > 0]).toEqual([true, true]);
}, 120_000);

test('copyStorage: heals a damaged copy, sends nothing twice, and brings everything back', async () => {
  const wanted = await fill();
  const lines: string[] = [];
  const copy = (to: 's3' | 'folder') =>
    copyStorage({ bucket, dataFolder: folder, to, tell: (line) => lines.push(line) });
  await copy('s3');
  const [first = ''] = wanted.keys();
  await bucket.putBytes(first, Buffer.from('another file'));
  await copy('s3');
  expect(lines.at(-2)).toMatch(/上传的文件：共 20 个，都在；这次复制了 1 个/);
  expect(lines.at(-1)).toMatch(/测试数据：共 20 个，都在；这次复制了 0 个/);
  expect(await lostIn(wanted)).toEqual([]);

  // Half a file and a missing one on the way back.
  const [half = '', gone = '', ...others] = wanted.keys();
  await writeFile(join(folder, half), (await readFile(join(folder, half))).subarray(0, 100));
  await rm(join(folder, gone));
  await copy('folder');
  expect(lines.slice(-2).map((line) => /复制了 (\d+) 个/.exec(line)?.[1])).toEqual(['1', '1']);
  const back = await Promise.all(
    [half, gone, ...others].map(async (key) => [key, shaOf(await readFile(join(folder, key)))]),
  );
  expect(back).toEqual([...wanted]);
}, 120_000);
