// Events of whole servers on one PostgreSQL: a verdict reaches the page on whichever server its stream is.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { SIGNALS_NAME } from '../../packages/server/src/db/signals.ts';
import type { LiveEvent } from '../../packages/server/src/kit/engineCall.ts';
import { DEMO_PASSWORD } from '../../packages/server/src/platform/demoReach/demoAccounts.ts';
import { newPostgresDatabase } from '../../packages/server/src/testing/testDatabase.ts';
import { hasPostgres, type Postgres, startPostgres } from '../../scripts/parts/postgres.ts';
import { openGespExam, sit, type Sitting } from '../load/demoExam.ts';
import { percentile } from '../load/percentile.ts';
import { type EventStream, holds, readEvents } from '../servers/eventStream.ts';
import { type Person, signIn } from '../support/apiClient.ts';
import { judgeReady, type Product, type ProductOptions, removeData, startProduct } from '../support/product.ts';
import { slowWrongProgram, submissionIn, submit } from './parts/submissions.ts';

const MISSING = 'no PostgreSQL: apt-get install postgresql';
const DEAF = join(import.meta.dirname, 'broken/deafServer.ts');
const ROUNDS = 6;
const canRun = hasPostgres();
let postgres: Postgres | undefined;
let database: Awaited<ReturnType<typeof newPostgresDatabase>> | undefined;
let servers: Product[] = [];

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
  await database?.drop();
  database = undefined;
});

/** Starts three servers on a new database and one data folder; the last one judges. */
async function threeServers(others: ProductOptions = {}): Promise<[door: Product, page: Product, judging: Product]> {
  database = await newPostgresDatabase(postgres?.url ?? '');
  const secret = randomBytes(32).toString('base64url');
  const env = { DATABASE_URL: database.url, AOSAI_SECRET: secret, AOSAI_DEMO: '1' };
  const start = async (slots: string, options: ProductOptions) => {
    const server = await startProduct({ ...options, env: { ...env, JUDGE_SLOTS: slots } });
    servers.push(server);
    return server;
  };
  const door = await start('0', {});
  const { dataFolder } = door;
  const [page, judging] = await Promise.all([
    start('0', { ...others, dataFolder }),
    start('1', { dataFolder, ...others }),
  ]);
  await judgeReady(judging);
  return [door, page, judging];
}

/** Opens the stream of a person's page on this server. */
async function streamOn({ url }: Product, { cookie }: Person): Promise<EventStream> {
  const headers = { Cookie: cookie, 'App-Id': 'aosai' };
  return readEvents(await fetch(`${url}${API_PREFIX}/events`, { headers }));
}

const isVerdict = (id: string) => (event: LiveEvent) =>
  event.type === 'submission' && event.id === id && event.state === 'done';

const hears = async ({ url }: Product) => (await (await fetch(`${url}/metrics`)).text()).includes('servers_heard 1');

async function cutConnections(): Promise<void> {
  const client = new pg.Client({ connectionString: database?.url ?? '' });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = $1 and datname = current_database()`,
    [SIGNALS_NAME],
  );
  await client.end();
}

async function sitAt(server: Product): Promise<Sitting> {
  const person = await signIn(server.url, 'xuesheng', DEMO_PASSWORD);
  return sit(person, await openGespExam(person));
}

test('each verdict reaches the pages on three servers once, before and after their connections are cut', async (context) => {
  context.skip(!canRun, MISSING);
  const all = await threeServers();
  const sitting = await sitAt(all[0]);
  const pages = await Promise.all(all.map((server) => streamOn(server, sitting.person)));
  for (const server of all) await holds(() => hears(server));
  const tookMs: number[] = [];
  const judgedBy = async (no: number) => {
    const id = await submit(sitting, slowWrongProgram(no, 0));
    const sentMs = performance.now();
    await Promise.all(pages.map((page) => page.until(isVerdict(id))));
    tookMs.push(performance.now() - sentMs);
    return id;
  };
  const ids: string[] = [];
  for (let round = 0; round < ROUNDS / 2; round += 1) ids.push(await judgedBy(round));
  const before = pages.map(({ heard }) => heard.filter(({ type }) => type === 'readAgain').length);
  await cutConnections();
  for (const page of pages) await holds(() => page.heard.filter(({ type }) => type === 'readAgain').length > 0);
  expect(before).toEqual([0, 0, 0]);
  for (let round = ROUNDS / 2; round < ROUNDS; round += 1) ids.push(await judgedBy(round));
  const counts = pages.map((page) => ids.map((id) => page.count(isVerdict(id))));
  expect(counts).toEqual(pages.map(() => ids.map(() => 1)));
  console.log(`a verdict on three servers after ${percentile(tookMs, 95)} ms (p95 of ${tookMs.length})`);
});

test('a server that does not listen misses the verdict, so the test above would fail', async (context) => {
  context.skip(!canRun, MISSING);
  const [door, page] = await threeServers({ entry: DEAF });
  const sitting = await sitAt(door);
  const [heard, deaf] = [await streamOn(door, sitting.person), await streamOn(page, sitting.person)];
  const id = await submit(sitting, slowWrongProgram(1, 0));
  await submissionIn(sitting, id, ['done']);
  await heard.until(isVerdict(id));
  expect(deaf.count(isVerdict(id))).toBe(0);
});
