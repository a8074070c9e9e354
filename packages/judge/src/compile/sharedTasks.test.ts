import { expect, test } from 'vitest';
import { createSharedTasks } from './sharedTasks.ts';

/** Tasks that the test finishes by hand. */
function stage() {
  const share = createSharedTasks<string>();
  const begun: { signal: AbortSignal; finish: (value: string) => void }[] = [];
  const ask = async (signal?: AbortSignal): Promise<string> =>
    share(
      'key',
      async (ended) =>
        new Promise((resolve, reject) => {
          begun.push({ signal: ended, finish: resolve });
          ended.addEventListener('abort', () => reject(new Error('ended')));
        }),
      signal,
    );
  return { begun, ask };
}

const said = async (result: Promise<string>): Promise<string> => result.catch((error: unknown) => String(error));

test('sharedTasks: callers at the same time share one task, and a later caller starts a new one', async () => {
  const { begun, ask } = stage();
  const both = [ask(), ask(new AbortController().signal)];
  begun[0]?.finish('done');
  expect(await Promise.all(both)).toEqual(['done', 'done']);
  const next = ask();
  begun[1]?.finish('again');
  expect([await next, begun.length]).toEqual(['again', 2]);
});

test('sharedTasks: a caller that aborts does not end the task of another', async () => {
  const { begun, ask } = stage();
  const impatient = new AbortController();
  const [leaver, waiter] = [said(ask(impatient.signal)), said(ask(new AbortController().signal))];
  impatient.abort(new Error('left'));
  expect([await leaver, begun[0]?.signal.aborted]).toEqual(['Error: left', false]);
  begun[0]?.finish('done');
  expect(await waiter).toBe('done');
});

test('sharedTasks: aborts a task that all callers have left, and the next caller starts a new one', async () => {
  const { begun, ask } = stage();
  const both = [new AbortController(), new AbortController()];
  const results = both.map(async ({ signal }) => said(ask(signal)));
  for (const one of both) one.abort(new Error('left'));
  const next = ask();
  expect([await Promise.all(results), begun[0]?.signal.aborted]).toEqual([['Error: left', 'Error: ended'], true]);
  begun[1]?.finish('done');
  expect(await next).toBe('done');
});
