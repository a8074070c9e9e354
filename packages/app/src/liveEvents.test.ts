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

/** A stream that says what it is told to, and nothing by itself but that it is alive. */
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

/** At which seconds, a quarter exact, the page asks within the time. */
async function asksWithin(seconds: number, count: () => number): Promise<number[]> {
  const at: number[] = [];
  for (let quarter = 1; quarter <= seconds * 4; quarter += 1) {
    const before = count();
    await vi.advanceTimersByTimeAsync(250);
    if (count() > before) at.push(quarter / 4);
  }
  return at;
}

test('beside a silent stream a page that waits asks after 5 s, then less and less often', async () => {
  const stream = aStream();
  const onNews = vi.fn();
  const watch = watchNews({ appId: 'aosai', onNews, fetch: stream.fetch });
  await vi.advanceTimersByTimeAsync(0);
  expect(onNews).toHaveBeenCalledTimes(1);
  // The clock starts with the first look after the opening.
  expect(await asksWithin(60, () => onNews.mock.calls.length)).toEqual([5.25, 8.25, 14.25, 26.25, 41.25, 56.25]);
  watch.stop();
});

test('news is asked about at once and begins the silence again; a sign of life does not', async () => {
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

test('a page that waits for nothing asks nothing, and begins anew when it does', async () => {
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

test('without a stream a page that waits asks every 1.5 s, and a stopped watch never', async () => {
  const onNews = vi.fn();
  const watch = watchNews({ appId: 'aosai', onNews, fetch: () => Promise.reject(new TypeError('offline')) });
  expect(await asksWithin(5, () => onNews.mock.calls.length)).toEqual([1.75, 3.25, 4.75]);
  watch.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onNews).toHaveBeenCalledTimes(3);
});
