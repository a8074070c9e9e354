import { expect, test } from 'vitest';
import { createQueue, type Priority } from './queue.ts';

const turn = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('queue: runs trial runs before submissions before rejudges, each kind in order of arrival', async () => {
  const queue = createQueue(1);
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = queue.enter('rejudge', async () => gate.promise);
  const enter = async (priority: Priority, name: string): Promise<void> =>
    queue.enter(priority, async () => {
      order.push(name);
      return Promise.resolve();
    });
  const rest = [enter('rejudge', 'r1'), enter('submit', 's1'), enter('submit', 's2'), enter('run', 'o1')];
  gate.resolve();
  await Promise.all([first, ...rest]);
  expect(order).toEqual(['o1', 's1', 's2', 'r1']);
});

test('queue: runs at most as many tasks as slots, and a failed task frees its slot', async () => {
  const queue = createQueue(2);
  let [running, most] = [0, 0];
  const task = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await turn();
    running -= 1;
    throw new Error('broken');
  };
  await Promise.allSettled(Array.from({ length: 7 }, async () => queue.enter('submit', task)));
  expect({ running, most }).toEqual({ running: 0, most: 2 });
});

test('queue: an aborted waiter leaves without taking a slot', async () => {
  const queue = createQueue(1);
  const gate = Promise.withResolvers<void>();
  const first = queue.enter('submit', async () => gate.promise);
  const stop = new AbortController();
  const second = queue.enter('submit', async () => Promise.resolve('ran'), stop.signal);
  stop.abort(new Error('gave up'));
  await expect(second).rejects.toThrow('gave up');
  gate.resolve();
  await first;
  expect(await queue.enter('submit', async () => Promise.resolve('next'))).toBe('next');
});
