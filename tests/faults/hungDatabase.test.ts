// A database that accepts everything and answers nothing, as after a lost disk or a cut network.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../packages/server/src/platform/demoReach/demoAccounts.ts';
import { newPostgresDatabase } from '../../packages/server/src/testing/testDatabase.ts';
import { hasPostgres, type Postgres, startPostgres } from '../../scripts/parts/postgres.ts';
import { openGespExam, sit, type Sitting } from '../load/demoExam.ts';
import { signalFamily } from '../servers/signalFamily.ts';
import { signIn } from '../support/apiClient.ts';
import { type Product, type ProductOptions, removeData, startProduct } from '../support/product.ts';

const MISSING = 'no PostgreSQL: apt-get install postgresql';
const UNWATCHED = join(import.meta.dirname, 'broken/unwatchedServer.ts');
/** What a call may take at most. */
const DEADLINE_MS = 5_000;
const canRun = hasPostgres();
let postgres: Postgres | undefined;
let database: Awaited<ReturnType<typeof newPostgresDatabase>> | undefined;
let server: Product | undefined;

beforeAll(async () => {
  if (canRun) postgres = await startPostgres();
});
afterAll(() => postgres?.stop());
afterEach(async () => {
  if (postgres) await signalFamily(postgres.pid, 'SIGCONT');
  if (server) {
    await server.kill();
    await removeData(server);
  }
  await database?.drop();
});

/** Starts a server on a new database with a student in an exam. */
async function started(options: ProductOptions = {}): Promise<{ server: Product; sitting: Sitting }> {
  database = await newPostgresDatabase(postgres?.url ?? '');
  const secret = randomBytes(32).toString('base64url');
  const env = { DATABASE_URL: database.url, AOSAI_SECRET: secret, AOSAI_DEMO: '1', JUDGE_SLOTS: '0' };
  server = await startProduct({ ...options, env });
  const person = await signIn(server.url, 'xuesheng', DEMO_PASSWORD);
  return { server, sitting: await sit(person, await openGespExam(person)) };
}

/** Saves an empty heartbeat; returns its code, or `late` when it does not answer in time. */
async function save({ person, room, token }: Sitting): Promise<string> {
  const call = person.client.examMemberQuestion.save({ attemptId: room.attempt.id, token, answers: [], events: [] });
  const code = call.then(
    () => 'saved',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );
  return Promise.race([code, sleep(DEADLINE_MS, 'late')]);
}

const probe = async ({ url }: Product, name: string): Promise<number> => (await fetch(`${url}/${name}`)).status;

test('while the database hangs saves are refused in time and the server is alive but not ready', async (context) => {
  context.skip(!canRun, MISSING);
  const { server: site, sitting } = await started();
  expect([await save(sitting), await probe(site, 'ready')]).toEqual(['saved', 200]);
  await signalFamily(postgres?.pid ?? 0, 'SIGSTOP');
  expect(await Promise.all([save(sitting), save(sitting), probe(site, 'ready'), probe(site, 'live')])).toEqual([
    'UNAVAILABLE',
    'UNAVAILABLE',
    503,
    200,
  ]);
  await signalFamily(postgres?.pid ?? 0, 'SIGCONT');
  await expect.poll(() => probe(site, 'ready')).toBe(200);
  await expect.poll(() => save(sitting)).toBe('saved');
});

test('a server that does not watch its database lets saves hang, so the test above would fail', async (context) => {
  context.skip(!canRun, MISSING);
  const { sitting } = await started({ entry: UNWATCHED });
  expect(await save(sitting)).toBe('saved');
  await signalFamily(postgres?.pid ?? 0, 'SIGSTOP');
  expect(await save(sitting)).toBe('late');
});
