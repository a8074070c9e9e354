import { expect, test, vi } from 'vitest';
import { TimedOut, withTimeLimit } from './timeLimit.ts';

/** Something that never answers and notes what it was told. */
function silence() {
  const heard: unknown[] = [];
  const send = (signal: AbortSignal) => {
    if (signal.aborted) heard.push(signal.reason);
    signal.addEventListener('abort', () => heard.push(signal.reason));
    return new Promise<never>(() => undefined);
  };
  return { heard, send };
}

test('an answer in time is passed on, and no clock goes on behind it', async () => {
  vi.useFakeTimers();
  try {
    expect([await withTimeLimit(30_000, undefined, async () => 'answer'), vi.getTimerCount()]).toEqual(['answer', 0]);
  } finally {
    vi.useRealTimers();
  }
});

test('without one both sides hear that the time is up', async () => {
  const { heard, send } = silence();
  const failure = await withTimeLimit(1, undefined, send).catch((error: unknown) => error);
  expect([failure, heard]).toEqual([new TimedOut(), [failure]]);
});

test('who gives up ends the waiting with that reason, before the start as well as after', async () => {
  const reason = new Error('the page has gone');
  const { heard, send } = silence();
  const controller = new AbortController();
  const later = withTimeLimit(30_000, controller.signal, send).catch((error: unknown) => error);
  controller.abort(reason);
  const before = withTimeLimit(30_000, controller.signal, send).catch((error: unknown) => error);
  expect([await later, await before, heard]).toEqual([reason, reason, [reason, reason]]);
});
