import { expect, test } from 'vitest';
import { repeat } from './repeat.ts';

const NEVER_MS = 600_000;

test('repeat: runs one round at a time, and stopping waits for the running one', async () => {
  const running = Promise.withResolvers<undefined>();
  let rounds = 0;
  const chore = repeat(
    async () => {
      rounds += 1;
      await running.promise;
    },
    { everyMs: NEVER_MS, log: { error: () => undefined }, failed: 'it failed' },
  );
  chore.wake();
  chore.wake();
  const stopped = chore.stop();
  running.resolve(undefined);
  await stopped;
  expect(rounds).toBe(1);
});

test('repeat: logs a repeatedly failing chore once, without the failed query', async () => {
  const said: unknown[] = [];
  const log = { error: (details: object, message: string) => said.push([details, message]) };
  const cause = new Error('connect ECONNREFUSED');
  let rounds = 0;
  const chore = repeat(
    () => {
      rounds += 1;
      return Promise.reject(new Error('Failed query: select secrets', { cause }));
    },
    { everyMs: 1, log, failed: 'the sweep failed' },
  );
  await expect.poll(() => rounds).toBeGreaterThan(3);
  await chore.stop();
  expect(said).toEqual([[{ reason: 'connect ECONNREFUSED', rounds: 1 }, 'the sweep failed']]);
});

test('repeat: skips rounds until they may run', async () => {
  let may = false;
  let rounds = 0;
  let asked = 0;
  const chore = repeat(
    () => {
      rounds += 1;
      return Promise.resolve();
    },
    {
      everyMs: 1,
      log: { error: () => undefined },
      failed: 'it failed',
      mayRun: () => {
        asked += 1;
        return Promise.resolve(may);
      },
    },
  );
  await expect.poll(() => asked).toBeGreaterThan(2);
  expect(rounds).toBe(0);
  may = true;
  await expect.poll(() => rounds).toBeGreaterThan(0);
  await chore.stop();
});
