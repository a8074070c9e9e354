import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { serverProcess } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { announceServer, listServers } from './servers.ts';

const { db, close } = await openTestDatabase();
afterAll(close);
afterEach(() => db.delete(serverProcess));

const START = new Date('2026-11-21T08:00:00.000Z');
const MINUTE_MS = 60_000;

function clockOf() {
  let now = START;
  return { now: () => now, passMs: (ms: number) => (now = new Date(now.getTime() + ms)) };
}

const announced = (name: string, now: () => Date, log = { error: vi.fn() }) =>
  announceServer(db, { name, role: 'web', version: '0.1.0', now, clockAheadMs: () => 12.4, log });

const shown = { role: 'web', version: '0.1.0', clockAheadMs: 12 };

test('announceServer: a server is listed from its start to its end', async () => {
  const { now, passMs } = clockOf();
  const first = await announced('one:3000', now);
  passMs(1_000);
  const second = await announced('two:3000', now);
  const at = { startedAt: '2026-11-21T08:00:00.000Z', lastSeenAt: '2026-11-21T08:00:00.000Z', isSilent: false };
  const later = { startedAt: '2026-11-21T08:00:01.000Z', lastSeenAt: '2026-11-21T08:00:01.000Z', isSilent: false };
  expect(await listServers(db, now())).toEqual([
    { name: 'one:3000', ...shown, ...at },
    { name: 'two:3000', ...shown, ...later },
  ]);
  await first.stop();
  expect((await listServers(db, now())).map(({ name }) => name)).toEqual(['two:3000']);
  await second.stop();
});

test('listServers: a server that was killed falls silent, and is forgotten after a day', async () => {
  const { now, passMs } = clockOf();
  await announced('killed:3000', now);
  passMs(2 * MINUTE_MS);
  expect((await listServers(db, now())).map(({ name, isSilent }) => [name, isSilent])).toEqual([['killed:3000', true]]);
  passMs(24 * 60 * MINUTE_MS);
  const next = await announced('next:3000', now);
  expect((await listServers(db, now())).map(({ name }) => name)).toEqual(['next:3000']);
  await next.stop();
});

test('stop: a database that is gone is logged, and does not hold up the end of the server', async () => {
  const own = await openTestDatabase();
  const log = { error: vi.fn() };
  const now = () => START;
  const facts = { name: 'one:3000', role: 'all', version: '0.1.0', clockAheadMs: () => 0 } as const;
  const { stop } = await announceServer(own.db, { ...facts, now, log });
  await own.close();
  await stop();
  expect(log.error).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'it stays in the list');
});
