import { afterAll, beforeEach, expect, test } from 'vitest';
import { AppError } from '@aosai/api/kit/errors';
import { seenEnvelope } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { openReplayStore, type ReplayStore } from './replayStore.ts';

const { db, close } = await openTestDatabase();
afterAll(() => close());
beforeEach(async () => {
  await db.delete(seenEnvelope);
});

const UNTIL = Date.parse('2026-11-21T08:05:00.000Z');
const after = (ms: number) => new Date(UNTIL + ms);
const outcome = (store: ReplayStore, enc: string, mode: 0 | 1 = 1) =>
  store.markSeen(enc, UNTIL, mode).catch((error: unknown) => (error instanceof AppError ? error.code : error));

test('replay store: keeps an envelope a minute beyond its window, for servers with a slow clock', async () => {
  const [first, second] = [openReplayStore(db), openReplayStore(db)];
  expect([await outcome(first, 'one'), await outcome(second, 'one')]).toEqual([true, false]);
  // The first server's clock is a minute ahead: for the second the window has just ended.
  await first.forget(after(60_000));
  expect([
    await outcome(first, 'one'),
    await outcome(second, 'one'),
    await outcome(openReplayStore(db), 'one'),
  ]).toEqual([false, false, false]);
  await first.forget(after(60_001));
  expect(await db.select().from(seenEnvelope)).toEqual([]);
  expect(await outcome(first, 'one')).toBe(true);
});

test('replay store: gives anonymous requests at most half of its bounded room', async () => {
  const store = openReplayStore(db, { maxRemembered: 4 });
  const tries = [
    await outcome(store, 'a', 0),
    await outcome(store, 'b', 0),
    await outcome(store, 'c', 0),
    await outcome(store, 'd', 1),
    await outcome(store, 'e', 1),
    await outcome(store, 'f', 1),
    await outcome(store, 'a', 1),
  ];
  expect(tries).toEqual([true, true, 'ENV_BUSY', true, true, 'ENV_BUSY', false]);
  await store.forget(after(60_001));
  expect(await outcome(store, 'c', 0)).toBe(true);
});
