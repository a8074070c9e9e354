import { API_PREFIX, POLL_INTERVAL_MS } from '@aosai/api/kit/constants';

export interface LiveWatch {
  stop(): void;
}

interface WatchOptions {
  appId: string;
  /** Called on every event, and periodically while something is pending. */
  onNews(): void;
  /** Whether the page waits for something; by default always. */
  isPending?: () => boolean;
  fetch?: typeof fetch;
}

const TICK_MS = 250;
/** After this silence the news may have been lost on its way from another server. */
const SILENT_MS = 5_000;
const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 15_000;

/** Varies intervals by a quarter, so that pages which started together do not keep polling together. */
const jittered = (ms: number): number => ms * (0.75 + Math.random() / 2);

/** Events are only hints that make the listener call the server. */
async function follow(response: Response, onNews: () => void): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    if (value.includes('data:')) onNews();
  }
}

/**
 * Watches for news for the signed-in person on the event stream. While something is pending it also polls: every 1.5 s
 * without a stream; with a silent stream after 5 s, then after 3 s, 6 s, 12 s and every 15 s.
 */
export function watchNews({ appId, onNews, isPending = () => true, fetch: send = fetch }: WatchOptions): LiveWatch {
  const abort = new AbortController();
  let streaming = false;
  let pauseMs = FIRST_PAUSE_MS;
  let dueMs: number | null = null;

  const heard = () => {
    pauseMs = FIRST_PAUSE_MS;
    dueMs = null;
    onNews();
  };
  const ask = () => {
    dueMs = performance.now() + (streaming ? jittered(pauseMs) : POLL_INTERVAL_MS);
    if (streaming) pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    onNews();
  };
  const timer = setInterval(() => {
    if (!isPending()) {
      pauseMs = FIRST_PAUSE_MS;
      dueMs = null;
      return;
    }
    dueMs ??= performance.now() + (streaming ? SILENT_MS : POLL_INTERVAL_MS);
    if (performance.now() >= dueMs) ask();
  }, TICK_MS);

  send(`${API_PREFIX}/events`, {
    headers: { 'App-Id': appId },
    credentials: 'same-origin',
    signal: abort.signal,
  })
    .then(async (response) => {
      if (!response.ok) return;
      streaming = true;
      // Something may have happened before the stream was open.
      heard();
      await follow(response, heard);
    })
    .catch(() => undefined) // Without a stream, polling continues.
    .finally(() => {
      streaming = false;
      dueMs = null;
    });

  return {
    stop() {
      clearInterval(timer);
      abort.abort();
    },
  };
}
