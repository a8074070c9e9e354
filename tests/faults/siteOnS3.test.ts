// A whole server whose files lie in an object storage that is wrong, empty, hanging, and well again.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CPP } from '@aosai/api/judging/languages';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import type { S3Settings } from '../../packages/server/src/adapters/s3/s3Settings.ts';
import { hasSwift, startSwift, type Swift } from '../servers/swift.ts';
import { ADD_CASES, ADD_CPP } from '../load/addTask.ts';
import { type Person, signIn } from '../support/apiClient.ts';
import { type Product, startProduct } from '../support/product.ts';
import { startWorkerProcess } from '../support/workerProcess.ts';

const canRun = hasSwift();
const COMMAND = join(import.meta.dirname, '../../scripts/storage.ts');
const PATIENCE_MS = 180_000;

let swift: Swift;
let folder: string;
beforeAll(async () => {
  if (!canRun) return;
  swift = await startSwift();
  folder = await mkdtemp(join(tmpdir(), 'aosai-site-s3-'));
});
afterAll(async () => {
  if (!canRun) return;
  await swift.stop();
  await rm(folder, { recursive: true });
});

const NO_BUCKET = {
  S3_ENDPOINT: '',
  S3_BUCKET: '',
  S3_KEY_ID: '',
  S3_KEY_SECRET: '',
  S3_REGION: '',
  S3_ENCRYPTION: '',
};

const settingsOf = (s3: S3Settings) => ({
  S3_ENDPOINT: s3.endpoint,
  S3_BUCKET: s3.bucket,
  S3_KEY_ID: s3.keyId,
  S3_KEY_SECRET: s3.keySecret,
  S3_REGION: s3.region,
  S3_ENCRYPTION: s3.encryption ?? '',
});

const startWith = (dataFolder: string, s3: S3Settings | null, more: Record<string, string> = {}) =>
  startProduct({
    dataFolder,
    env: { AOSAI_DEMO: '0', JUDGE_SLOTS: '0', ...(s3 ? settingsOf(s3) : NO_BUCKET), ...more },
  });

const BMS = { group: 'bms' } as const;

/** Account and password of a new site's operator, from the lines of its first start. */
function firstUserOf(server: Product): [account: string, password: string] {
  const [, account = '', password = ''] = /管理账号 (\S+) +密码 (\S+)/.exec(server.output()) ?? [];
  return [account, password];
}

/** Judges the reference program of a question on all cases; gives its verdicts. */
async function trialOf({ client }: Person, id: string): Promise<string[]> {
  await client.question.debug({ id }, BMS);
  const verdicts = async () => {
    const { staff } = await client.question.queryById({ id }, BMS);
    return staff?.checked?.solutions[0]?.cases.map(({ verdict }) => verdict) ?? [];
  };
  await expect.poll(verdicts, { timeout: 90_000 }).not.toEqual([]);
  return verdicts();
}

async function storage(words: readonly string[], dataFolder: string, s3: S3Settings): Promise<string> {
  const env = { ...process.env, ...settingsOf(s3), AOSAI_DATA: dataFolder };
  return (await promisify(execFile)(process.execPath, [COMMAND, ...words], { env })).stdout;
}

async function refusalOf(dataFolder: string, s3: S3Settings): Promise<string> {
  try {
    await (await startWith(dataFolder, s3)).kill();
    return 'started';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function readiness({ url }: Product): Promise<unknown> {
  const response = await fetch(`${url}/ready`);
  const { folders } = (await response.json()) as { folders: boolean };
  return { status: response.status, folders };
}

test(
  'a server refuses a bucket that it cannot use, and an empty one while its files are in the folder',
  async (context) => {
    context.skip(!canRun, 'no OpenStack Swift: npm run setup with access to Debian');
    const dataFolder = join(folder, 'refused');
    const s3 = await swift.bucket('refused');
    expect(await refusalOf(dataFolder, { ...s3, keySecret: 'wrong' })).toMatch(
      /用不了 S3：.*\n.*SignatureDoesNotMatch/,
    );
    expect(await refusalOf(dataFolder, { ...s3, bucket: 'missing' })).toMatch(/用不了 S3：.*\n.*NoSuchBucket/);
    expect(await refusalOf(dataFolder, { ...s3, endpoint: 'http://127.0.0.1:1' })).toMatch(
      /用不了 S3：.*\n.*ECONNREFUSED/,
    );
    // Swift without its encryption refuses to be asked for it.
    expect(await refusalOf(dataFolder, { ...s3, encryption: 'AES256' })).toContain('NotImplemented');
    await (await startWith(dataFolder, null)).stop();
    await writeFile(join(dataFolder, 'testdata', 'a'.repeat(64)), '1\n');
    expect(await refusalOf(dataFolder, s3)).toMatch(/s3:\/\/refused\/testdata 里还没有本站的文件。/);
  },
  PATIENCE_MS,
);

test(
  'a site on a bucket keeps uploads there, is not ready while it hangs, and moves back and forth',
  async (context) => {
    context.skip(!canRun, 'no OpenStack Swift: npm run setup with access to Debian');
    const dataFolder = join(folder, 'site');
    const s3 = await swift.bucket('site');
    const server = await startWith(dataFolder, s3);
    const operator = await signIn(server.url, ...firstUserOf(server), 'user');
    const text = `${randomBytes(30_000).toString('hex')}\n`;
    const paper = new File([text], 'notes.txt', { type: 'text/plain' });
    const { fileName } = await operator.client.file.upload({ purpose: 'attachment', isPublic: true }, [paper]);
    const download = async (from: Product, headers: Record<string, string> = {}) =>
      (
        await fetch(`${from.url}/aosai/api/common/file/${fileName}`, { headers: { 'App-Id': 'aosai', ...headers } })
      ).text();
    expect(await download(server)).toBe(text);
    expect(await download(server, { Range: 'bytes=10-19' })).toBe(text.slice(10, 20));
    const inFolder = await readdir(join(dataFolder, 'files')).catch(() => []);
    expect([inFolder, await readiness(server)]).toEqual([[], { status: 200, folders: true }]);

    process.kill(swift.pid, 'SIGSTOP');
    expect(await readiness(server)).toEqual({ status: 503, folders: false });
    process.kill(swift.pid, 'SIGCONT');
    await expect.poll(() => readiness(server), { timeout: 60_000 }).toEqual({ status: 200, folders: true });
    expect(await download(server)).toBe(text);
    await server.stop();

    expect(await storage(['move', 'folder'], dataFolder, s3)).toContain('搬迁完成');
    // With the setting still on, it would write where nobody looks any longer.
    const stale = await startWith(dataFolder, s3);
    expect(await readiness(stale)).toEqual({ status: 503, folders: false });
    await stale.stop();
    const back = await startWith(dataFolder, null);
    expect([await download(back), await readiness(back)]).toEqual([text, { status: 200, folders: true }]);
    await back.stop();

    expect(await storage(['move', 's3'], dataFolder, s3)).toContain('搬迁完成');
    const again = await startWith(dataFolder, s3);
    expect([await download(again), await readiness(again)]).toEqual([text, { status: 200, folders: true }]);
    await again.stop();
  },
  PATIENCE_MS,
);

test(
  'programs are judged with test data from a bucket, by the server itself and by a worker',
  async (context) => {
    context.skip(!canRun, 'no OpenStack Swift: npm run setup with access to Debian');
    const dataFolder = join(folder, 'judged');
    const s3 = await swift.bucket('judged');
    const own = await startWith(dataFolder, s3, { JUDGE_SLOTS: '1' });
    const firstUser = firstUserOf(own);
    const operator = await signIn(own.url, ...firstUser, 'user');
    const { id } = await operator.client.question.create(
      {
        source: {
          type: PROGRAMMING,
          title: 'A+B',
          stem: '读入两个整数，输出它们的和。',
          analysis: '',
          difficulty: 'easy',
          tags: [],
          limits: { timeMs: 1000, memoryKiB: 256 * 1024 },
          languages: [CPP],
          compare: { kind: 'default' },
          subtasks: [],
          cases: ADD_CASES.map((one) => ({ ...one, sample: false })),
        },
        solutions: [{ id: 'ref', name: 'add.cpp', language: CPP, code: ADD_CPP, expect: ['AC'] }],
      },
      BMS,
    );
    const passed = ADD_CASES.map(() => 'AC');
    expect(await trialOf(operator, id)).toEqual(passed);
    expect(await readdir(join(dataFolder, 'testdata')).catch(() => [])).toEqual([]);
    await own.stop();

    const token = randomBytes(24).toString('hex');
    const asked = await startWith(dataFolder, s3, { JUDGE_TOKEN: token });
    const worker = startWorkerProcess(asked.url, token, 'lab-1');
    await worker.started;
    expect(await trialOf(await signIn(asked.url, ...firstUser, 'user'), id)).toEqual(passed);
    await worker.end();
    await asked.stop();
  },
  PATIENCE_MS,
);
