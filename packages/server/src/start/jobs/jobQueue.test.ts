import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/open.ts';
import { countFailedJobs, jobsHealth } from '../../platform/health/jobsHealth.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { openJobQueue, type ScheduledJob } from './jobQueue.ts';

const LONG_MS = 60_000;
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function aDatabase(): Promise<OpenDatabase> {
  const database = await openTestDatabase();
  stops.push(database.close);
  return database;
}

/** A job that never comes by itself, but when a server starts. */
const jobOf = (run: () => Promise<unknown>): ScheduledJob => ({
  name: 'work',
  cron: '0 0 1 1 *',
  limitMs: 60_000,
  isAtStart: true,
  run,
});

function serverOn(database: OpenDatabase, run: () => Promise<unknown>, mayRun = () => Promise.resolve(true)) {
  const log = pino({ level: 'silent' });
  const queue = openJobQueue({ database, jobs: [jobOf(run)], mayRun, log, pollSeconds: 0.5, retryDelaySeconds: 1 });
  stops.push(queue.stop);
  return queue;
}

test('openJobQueue: of two servers, one runs the job', { timeout: LONG_MS * 3 }, async () => {
  const database = await aDatabase();
  const done = Promise.withResolvers<void>();
  const ran: string[] = [];
  const work = (name: string) => () => {
    ran.push(name);
    return done.promise;
  };
  await Promise.all([serverOn(database, work('a')).ready, serverOn(database, work('b')).ready]);
  await expect.poll(() => ran.length, { timeout: LONG_MS }).toBe(1);
  // Longer than both servers need to look for work again.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  done.resolve();
  await expect.poll(async () => (await jobsHealth(database.db)).jobs.length, { timeout: LONG_MS }).toBe(1);
  expect(ran).toHaveLength(1);
});

test('openJobQueue: repeats a failed run, and keeps why it failed for good', { timeout: LONG_MS * 3 }, async () => {
  const database = await aDatabase();
  let tries = 0;
  const failing = serverOn(database, () => {
    tries += 1;
    const query = new Error('Failed query: update x\nparams: 13800138000', {
      cause: new Error('relation "x" does not exist'),
    });
    return Promise.reject(query);
  });
  await failing.ready;
  expect(await countFailedJobs(database.db)).toBe(0);
  await expect.poll(() => countFailedJobs(database.db), { timeout: LONG_MS }).toBe(1);
  const { failures } = await jobsHealth(database.db);
  expect(tries).toBe(4);
  expect(failures).toEqual([{ name: 'work', at: expect.any(String), tries: 4, reason: 'relation "x" does not exist' }]);
  await failing.stop();

  await serverOn(database, () => Promise.resolve()).ready;
  await expect.poll(() => countFailedJobs(database.db), { timeout: LONG_MS }).toBe(0);
  expect((await jobsHealth(database.db)).failures).toHaveLength(1);
});

test('openJobQueue: a server takes no run while its clock is wrong', { timeout: LONG_MS * 3 }, async () => {
  const database = await aDatabase();
  let isRight = true;
  const ran: string[] = [];
  const work = (name: string) => () => Promise.resolve(ran.push(name));
  const wrong = serverOn(database, work('wrong'), () => Promise.resolve(isRight));
  await wrong.ready;
  await expect.poll(() => ran, { timeout: LONG_MS }).toEqual(['wrong']);
  isRight = false;
  // Longer than the server needs to look at its clock again.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  await serverOn(database, work('right')).ready;
  await expect.poll(() => ran, { timeout: LONG_MS }).toEqual(['wrong', 'right']);
  expect(await countFailedJobs(database.db)).toBe(0);

  isRight = true;
  await wrong.stop();
  expect((await jobsHealth(database.db)).failures).toEqual([]);
});

test('jobsHealth: is empty before the first server has worked', async () => {
  const { db } = await aDatabase();
  expect(await jobsHealth(db)).toEqual({ jobs: [], failures: [] });
});

test('runSql: a failed text leaves no transaction open', async () => {
  const { runSql } = await aDatabase();
  expect(await runSql('select 1 as one; select 2 as two')).toEqual([[{ one: 1 }], [{ two: 2 }]]);
  await expect(runSql('begin; create table left_over (id int); select * from nothing_here; commit')).rejects.toThrow(
    'nothing_here',
  );
  expect(await runSql("select to_regclass('left_over') as found")).toEqual([[{ found: null }]]);
  expect(await runSql('select $1::int as one', [1])).toEqual([[{ one: 1 }]]);
});
