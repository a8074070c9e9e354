// Events between servers, over a real PostgreSQL. tests/faults/serverEvents.test.ts runs whole servers.
import { pino } from 'pino';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SIGNALS_NAME } from '../../packages/server/src/db/signals.ts';
import { openEventHub } from '../../packages/server/src/http/events.ts';
import type { LiveEvent } from '../../packages/server/src/kit/engineCall.ts';
import { openOtherServers } from '../../packages/server/src/start/otherServers.ts';
import { hasPostgres, type Postgres, startPostgres } from '../../scripts/parts/postgres.ts';
import { holds, readEvents } from './eventStream.ts';

const MISSING = 'no PostgreSQL: apt-get install postgresql';
const canRun = hasPostgres();
let postgres: Postgres | undefined;
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  if (canRun) postgres = await startPostgres();
});
afterAll(() => postgres?.stop());
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A server's part in the events, with the stream of one page, as soon as it hears the others. */
async function aServer(personId = 'me') {
  const events = openEventHub();
  const wakes = { queue: 0, imports: 0 };
  const wake = { queue: () => void (wakes.queue += 1), imports: () => void (wakes.imports += 1) };
  const others = openOtherServers({ url: postgres?.url, events, wake, log: pino({ level: 'silent' }) });
  closers.push(async () => {
    events.closeAll();
    await others.close();
  });
  await holds(others.isListening);
  const page = readEvents(events.open('aosai', personId, () => Promise.resolve(true)));
  return { ...others, page, wakes };
}

const progress = (done: number): LiveEvent => ({ type: 'import', done, total: 9 });
const isProgress = (done: number) => (event: LiveEvent) => event.type === 'import' && event.done === done;
const isReadAgain = (event: LiveEvent) => event.type === 'readAgain';

/** Runs a statement on the servers' database. */
async function onDatabase(statement: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: postgres?.url ?? '' });
  await client.connect();
  await client.query(statement, values);
  await client.end();
}

/** Ends connections that carry signals, the oldest first. */
const cutConnections = (count: number) =>
  onDatabase(
    `select pg_terminate_backend(pid) from
      (select pid from pg_stat_activity where application_name = $1 order by backend_start limit $2) listening`,
    [SIGNALS_NAME, count],
  );

test('other servers: a page on any server hears each event of its person once and in order', async (context) => {
  context.skip(!canRun, MISSING);
  const [one, two, three] = [await aServer(), await aServer(), await aServer()];
  const stranger = await aServer('you');
  for (let done = 1; done <= 5; done += 1) one.publish('aosai', 'me', progress(done));
  one.publish('other app', 'me', progress(8));
  const pages = [one.page, two.page, three.page];
  for (const page of pages) await page.until(isProgress(5));
  // An event that came twice would have come before this one.
  two.publish('aosai', 'me', progress(6));
  two.publish('aosai', 'you', progress(7));
  for (const page of pages) await page.until(isProgress(6));
  await stranger.page.until(isProgress(7));
  for (const { heard } of pages) expect(heard).toEqual([1, 2, 3, 4, 5, 6].map(progress));
  expect(stranger.page.heard).toEqual([progress(7)]);
});

test('other servers: work that waits wakes every server', async (context) => {
  context.skip(!canRun, MISSING);
  const [one, two] = [await aServer(), await aServer()];
  one.wake('queue');
  two.wake('imports');
  await holds(() => one.wakes.imports === 1 && two.wakes.queue === 1);
  expect([one.wakes, two.wakes]).toEqual([
    { queue: 1, imports: 1 },
    { queue: 1, imports: 1 },
  ]);
});

test('other servers: after a cut connection pages are told to read again, and events arrive as before', async (context) => {
  context.skip(!canRun, MISSING);
  const [one, two] = [await aServer(), await aServer()];
  await cutConnections(2);
  for (const { page } of [one, two]) await page.until(isReadAgain);
  two.publish('aosai', 'me', progress(1));
  for (const { page } of [one, two]) expect(await page.until(isProgress(1))).toEqual(progress(1));
});

test('other servers: an event sent over a cut connection arrives after the next connection', async (context) => {
  context.skip(!canRun, MISSING);
  const [one, two] = [await aServer(), await aServer()];
  await cutConnections(1);
  one.publish('aosai', 'me', progress(1));
  for (const { page } of [one, two]) await page.until(isProgress(1));
  expect(two.page.heard).toEqual([progress(1)]);
});

test('other servers: an event too long to send tells pages on other servers to read again', async (context) => {
  context.skip(!canRun, MISSING);
  const [one, two] = [await aServer(), await aServer()];
  const long: LiveEvent = { type: 'attempt', attemptId: 'é'.repeat(4_000), status: '2' };
  one.publish('aosai', 'me', long);
  await two.page.until(isReadAgain);
  expect([one.page.heard, two.page.heard]).toEqual([[long], [{ type: 'readAgain' }]]);
});

test('other servers: what no server of this version sends is ignored', async (context) => {
  context.skip(!canRun, MISSING);
  const [one, two] = [await aServer(), await aServer()];
  const id = '0'.repeat(36);
  for (const text of ['', 'x', `${id} {`, `${id} {"wake":"moon"}`, `${id} {"news":1}`])
    await onDatabase(`select pg_notify('aosai', $1)`, [text]);
  two.publish('aosai', 'me', progress(1));
  await one.page.until(isProgress(1));
  expect(one.page.heard.at(-1)).toEqual(progress(1));
});
