import { expect, test } from 'vitest';
import type { UploadOptions } from '@aosai/api/client/client';
import { ApiError } from '@aosai/api/client/errors';
import { createUploadQueue } from './uploadQueue.ts';

/** A queue whose uploads are completed by the test. */
function openQueue() {
  const sent: {
    name: string;
    options: UploadOptions;
    finish: (result: string) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const done: string[] = [];
  const queue = createUploadQueue<string>();
  queue.handle({
    send: ({ name }, options) =>
      new Promise((finish, fail) => {
        sent.push({ name, options, finish, fail });
        options.signal?.addEventListener('abort', () => fail(new DOMException('cancelled', 'AbortError')));
      }),
    onDone: (result) => done.push(result),
  });
  const states = () =>
    queue.get().map(({ name, state }) => `${name} ${state.kind}${state.kind === 'sending' ? ` ${state.percent}` : ''}`);
  return { queue, sent, done, states };
}

const file = (name: string) => new File(['12345'], name);
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('uploadQueue: uploads two files at a time, with progress, and starts the next when one is done', async () => {
  const { queue, sent, done, states } = openQueue();
  queue.add([file('a'), file('b'), file('c')]);
  sent[0]?.options.onProgress?.(45, 100);
  expect(states()).toEqual(['a sending 45', 'b sending 0', 'c waiting']);
  sent[1]?.finish('stored b');
  await settled();
  expect(states()).toEqual(['a sending 45', 'b done', 'c sending 0']);
  expect(done).toEqual(['stored b']);
});

test('uploadQueue: a failed file shows the reason and can be retried, while others continue', async () => {
  const { queue, sent, states } = openQueue();
  queue.add([file('a'), file('b')]);
  sent[0]?.fail(new ApiError('FILE_KIND', '这里不能上传这种文件', 415));
  await settled();
  expect(queue.get()[0]?.state).toEqual({ kind: 'failed', reason: '这里不能上传这种文件' });
  queue.retry(queue.get()[0]?.id ?? '');
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'a']);
  expect(states()).toEqual(['a sending 0', 'b sending 0']);
});

test('uploadQueue: removing a file or clearing the queue cancels uploads and ignores late results', async () => {
  const { queue, sent, done, states } = openQueue();
  queue.add([file('a'), file('b')]);
  queue.remove(queue.get()[0]?.id ?? '');
  await settled();
  expect(states()).toEqual(['b sending 0']);
  queue.clear();
  sent[1]?.finish('too late');
  await settled();
  expect(sent.map(({ options }) => options.signal?.aborted)).toEqual([true, true]);
  expect([states(), done]).toEqual([[], []]);
});
