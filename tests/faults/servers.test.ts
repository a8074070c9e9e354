// Several servers on one PostgreSQL database.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { SWEEP_INTERVAL_MS } from '@aosai/api/kit/constants';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../packages/server/src/platform/demoReach/demoAccounts.ts';
import { newPostgresDatabase } from '../../packages/server/src/testing/testDatabase.ts';
import { hasPostgres, type Postgres, startPostgres } from '../../scripts/parts/postgres.ts';
import { openGespExam, sit } from '../load/demoExam.ts';
import { signIn } from '../support/apiClient.ts';
import { newDataFolder } from '../support/dataFolder.ts';
import { leaveBrowser, sharedBrowser } from '../support/browser.ts';
import { judgeReady, type Product, type ProductOptions, removeData, startProduct } from '../support/product.ts';
import * as student from '../support/student.ts';

const WITH_CLOCK = join(import.meta.dirname, '../support/serverWithClock.ts');
const canRun = hasPostgres();
let postgres: Postgres | undefined;
let database: { url: string; drop(): Promise<void> } | undefined;
let servers: Product[] = [];
/** The servers of a site share their folders. */
let dataFolder: Promise<string> | undefined;

beforeAll(async () => {
  if (canRun) postgres = await startPostgres();
});
afterAll(() => postgres?.stop());
afterEach(async () => {
  for (const server of servers) {
    await server.kill();
    await removeData(server);
  }
  servers = [];
  dataFolder = undefined;
  await database?.drop();
  database = undefined;
});

const secret = randomBytes(32).toString('base64url');

/** Starts another server on this test's database, without the demo unless `env` turns it on. */
async function start(env: Record<string, string> = {}, options: ProductOptions = {}): Promise<Product> {
  database ??= await newPostgresDatabase(postgres?.url ?? '');
  const own = { DATABASE_URL: database.url, AOSAI_SECRET: secret, AOSAI_DEMO: '', JUDGE_SLOTS: '0', ...env };
  dataFolder ??= newDataFolder(true);
  const server = await startProduct({ dataFolder: await dataFolder, ...options, env: own });
  servers.push(server);
  return server;
}

/** Returns the number of rows that a statement finds in this test's database. */
async function rows(statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: database?.url ?? '' });
  await client.connect();
  const { rowCount } = await client.query(statement);
  await client.end();
  return rowCount ?? 0;
}

const MISSING = 'no PostgreSQL: apt-get install postgresql';

const codeOf = (error: unknown) => (error as { code?: string }).code;
const signInsAt = (url: string) =>
  Promise.all(
    DEMO_ACCOUNTS.map(({ account, realm }) =>
      signIn(url, account, DEMO_PASSWORD, realm).then(() => 'signed in', codeOf),
    ),
  );

test('three servers start at once on an empty database and create one first account', async (context) => {
  context.skip(!canRun, MISSING);
  database = await newPostgresDatabase(postgres?.url ?? '');
  const all = await Promise.all([start(), start(), start()]);
  const printed = all.filter((server) => server.output().includes('管理账号'));
  const ready = await Promise.all(all.map(async ({ url }) => (await fetch(`${url}/ready`)).status));
  expect([printed.length, ready]).toEqual([1, [200, 200, 200]]);
});

test('a server with folders of its own is not ready, and its log says which and what to do', async (context) => {
  context.skip(!canRun, MISSING);
  await start();
  const other = await start({}, { dataFolder: await newDataFolder(true) });
  const ready = await fetch(`${other.url}/ready`);
  expect([ready.status, await ready.json()]).toMatchObject([503, { database: true, folders: false }]);
  expect(other.output()).toContain('testdata: not the place of the other servers');
});

test('AOSAI_SECRET changes while servers run, none of which loses the keys', async (context) => {
  context.skip(!canRun, MISSING);
  const next = randomBytes(32).toString('base64url');
  const both = { AOSAI_SECRET: next, AOSAI_SECRET_OLD: secret };
  const before = await start();
  const between = await start(both);
  const url = database?.url ?? '';
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, '../../scripts/reseal.ts')], {
    env: { ...process.env, DATABASE_URL: url, AOSAI_DATA: between.dataFolder, ...both },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining('2 个密钥已改用新的 AOSAI_SECRET 加密')]);
  const after = await start({ AOSAI_SECRET: next });
  const envelopes = [before, between, after].map(async (server) => {
    const root = (await (await fetch(`${server.url}/aosai/api/`)).json()) as { data: { envelope: unknown } };
    return root.data.envelope;
  });
  const [first, ...others] = await Promise.all(envelopes);
  expect(others).toEqual([first, first]);
  await expect(start()).rejects.toThrow('AOSAI_SECRET does not open');
});

test('a server without the demo refuses demo accounts while another one runs with it', async (context) => {
  context.skip(!canRun, MISSING);
  const site = await start({ AOSAI_TRUST_PROXY: '1' });
  const trial = await start({ AOSAI_DEMO: '1' });
  expect(await signInsAt(trial.url)).toEqual(DEMO_ACCOUNTS.map(() => 'signed in'));
  expect(await signInsAt(site.url)).toEqual(DEMO_ACCOUNTS.map(() => 'ACCOUNT_DISABLED'));
});

test('a demo server whose port is taken leaves the database empty for the next server', async (context) => {
  context.skip(!canRun, MISSING);
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(start({ AOSAI_DEMO: '1' }, { port })).rejects.toThrow('端口可能被占用');
  taken.close();
  expect(await rows(`select 1 from pg_tables where schemaname = 'public'`)).toBe(0);
  await start();
  expect(await rows('select 1 from member')).toBe(0);
  expect(await rows(`select 1 from app_user where created_by = 'demo'`)).toBe(0);
});

test("a server two hours fast closes nobody's exam and is not ready until its clock is right", async (context) => {
  context.skip(!canRun, MISSING);
  const site = await start({ AOSAI_DEMO: '1' });
  const student = await signIn(site.url, 'xuesheng', DEMO_PASSWORD);
  await sit(student, await openGespExam(student));
  const running = `select 1 from exam_paper_enroll where status = '${ATTEMPT.inProgress}'`;
  const before = await rows(running);
  const fast = await start({ AHEAD_MS: '7200000', LOG_LEVEL: 'error' }, { entry: WITH_CLOCK });
  const ready = await fetch(`${fast.url}/ready`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    {
      database: true,
      disk: true,
      clock: false,
      folders: true,
      judge: false,
      reasons: ["the clock differs too much from the database's"],
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    },
  ]);
  expect(fast.output()).toContain('not ready, no chores');
  // By then several sweeps would have closed the attempt.
  await sleep(3 * SWEEP_INTERVAL_MS);
  expect([before, await rows(running)]).toEqual([1, 1]);
  await fast.moveClock(0);
  await expect.poll(async () => (await fetch(`${fast.url}/ready`)).status).toBe(200);
});

test('a verdict reaches the page of a student whose stream is on another server than the judge', async (context) => {
  context.skip(!canRun, MISSING);
  const site = await start({ AOSAI_DEMO: '1' });
  const judging = await start({ AOSAI_DEMO: '1', JUDGE_SLOTS: '1' });
  await judgeReady(judging);
  const browser = await sharedBrowser();
  const visit = await browser.newContext(student.CONTEXT);
  const page = await visit.newPage();
  await student.signIn(page, site.url, 'xuesheng');
  await student.openExam(page, site.url);
  await student.enrolAndStart(page);
  const [task] = student.tasksOf();
  await student.goTo(page, 26);
  await student.writeCode(page, 26, task?.reference ?? '');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  const results = page.getByRole('region', { name: '运行与评测结果' });
  await results.getByText('通过').first().waitFor({ timeout: 60_000 });
  expect(await results.getByText('25 / 25').count()).toBeGreaterThan(0);
  await visit.close();
  await leaveBrowser(browser);
});
