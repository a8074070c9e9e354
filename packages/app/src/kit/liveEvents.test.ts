import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchNews } from './liveEvents.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A stream controlled by the test, otherwise silent. */
function aStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (opened) => {
      controller = opened;
    },
  });
  const say = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
  return { fetch: () => Promise.resolve(new Response(body)), say };
}

/** The seconds, in quarters, at which the page asks. */
async function asksWithin(seconds: number, count: () => number): Promise<number[]> {
  const at: number[] = [];
  for (let quarter = 1; quarter <= seconds * 4; quarter += 1) {
    const before = count();
    await vi.advanceTimersByTimeAsync(250);
    if (count() > before) at.push(quarter / 4);
  }
  return at;
}

test('watchNews: asks 5 s after a silent stream opened, then less and less often', async () => {
  const stream = aStream();
  const onNews = vi.fn();
  const watch = watchNews({ appId: 'aosai', onNews, fetch: stream.fetch });
  await vi.advanceTimersByTimeAsync(0);
  expect(onNews).toHaveBeenCalledTimes(1);
  // Pending is first checked a tick after the stream opened.
  expect(await asksWithin(60, () => onNews.mock.calls.length)).toEqual([5.25, 8.25, 14.25, 26.25, 41.25, 56.25]);
  watch.stop();
});

test('watchNews: news resets the intervals, a keep-alive does not', async () => {
  const stream = aStream();
  const onNews = vi.fn();
  const watch = watchNews({ appId: 'aosai', onNews, fetch: stream.fetch });
  await vi.advanceTimersByTimeAsync(9_000);
  onNews.mockClear();
  stream.say('data: {"type":"practice"}\n\n');
  await vi.advanceTimersByTimeAsync(0);
  expect(onNews).toHaveBeenCalledTimes(1);
  stream.say(': ping\n\n');
  expect(await asksWithin(10, () => onNews.mock.calls.length)).toEqual([5.25, 8.25]);
  watch.stop();
});

test('watchNews: does not ask while nothing is pending, and then starts with short intervals', async () => {
  const stream = aStream();
  const onNews = vi.fn();
  let isPending = false;
  const watch = watchNews({ appId: 'aosai', onNews, fetch: stream.fetch, isPending: () => isPending });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onNews).toHaveBeenCalledTimes(1);
  isPending = true;
  expect(await asksWithin(9, () => onNews.mock.calls.length)).toEqual([5.25, 8.25]);
  watch.stop();
});

test('watchNews: asks every 1.5 s without a stream, and never after stop', async () => {
  const onNews = vi.fn();
  const watch = watchNews({ appId: 'aosai', onNews, fetch: () => Promise.reject(new TypeError('offline')) });
  expect(await asksWithin(5, () => onNews.mock.calls.length)).toEqual([1.75, 3.25, 4.75]);
  watch.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onNews).toHaveBeenCalledTimes(3);
});
