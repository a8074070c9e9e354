import { expect, test } from 'vitest';
import type { Box } from './box.ts';
import { createBoxPool } from './pool.ts';

const boxOf = (name: string): Box => ({ name, close: () => Promise.resolve() }) as unknown as Box;
const said = (result: Promise<unknown>) => result.catch((error: unknown) => String(error));

/** A pool of one box, which a task holds until `finish`. */
async function busyPool() {
  const pool = createBoxPool([boxOf('box')]);
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = pool.use(() => {
    begun.resolve();
    return end.promise;
  });
  await begun.promise;
  return { pool, held, finish: () => end.resolve() };
}

test('createBoxPool: a task that is aborted while it waits for a box ends at once, and the next in line gets the box', async () => {
  const { pool, held, finish } = await busyPool();
  const gone = new AbortController();
  const ran: string[] = [];
  const run = (name: string) => () => Promise.resolve(void ran.push(name));
  const waits = [said(pool.use(run('gone'), gone.signal)), pool.use(run('next'), new AbortController().signal)];
  gone.abort(new Error('left'));
  expect(await waits[0]).toBe('Error: left');
  finish();
  await Promise.all([held, waits[1]]);
  expect(ran).toEqual(['next']);
  await pool.use(run('later'));
  expect(ran).toEqual(['next', 'later']);
});

test('createBoxPool: runs no task whose signal was aborted before, also with a free box', async () => {
  const pool = createBoxPool([boxOf('box')]);
  const ran: string[] = [];
  const task = pool.use(() => Promise.resolve(ran.push('task')), AbortSignal.abort(new Error('left')));
  expect([await said(task), ran]).toEqual(['Error: left', []]);
});

test('createBoxPool: runs waiting tasks in order of arrival, even if one is aborted after it began', async () => {
  const { pool, held, finish } = await busyPool();
  const ran: string[] = [];
  const signal = new AbortController();
  const waits = ['first', 'second'].map((name) =>
    pool.use(
      () => {
        signal.abort(new Error('too late'));
        return Promise.resolve(ran.push(name));
      },
      name === 'first' ? signal.signal : undefined,
    ),
  );
  finish();
  await Promise.all([held, ...waits]);
  expect(ran).toEqual(['first', 'second']);
});
