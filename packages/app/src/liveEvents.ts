import { API_PREFIX, POLL_INTERVAL_MS } from '@aosai/api/domain/constants';

export interface LiveWatch {
  stop(): void;
}

interface WatchOptions {
  appId: string;
  /** Called for every piece of news, and while something is pending each time that it should be asked about. */
  onNews(): void;
  /** Whether the page waits for anything; without it it always does. */
  isPending?: () => boolean;
  fetch?: typeof fetch;
}

const TICK_MS = 250;
/** An open stream that says nothing for so long may be on another server than the one that has the news. */
const SILENT_MS = 5_000;
const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 15_000;

/** A quarter more or less: pages that began to wait together must not go on asking together. */
const jittered = (ms: number): number => ms * (0.75 + Math.random() / 2);

/** The events of a stream are only hints: who hears one asks the server by a call. */
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
 * Watches for news of the signed-in person by the event stream. While something is pending it also asks: every 1.5 s
 * where no stream is open, and beside a silent one after 5 s, then after 3 s, 6 s, 12 s and every 15 s.
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
      // What happened between the question and the stream would otherwise wait for the next event.
      heard();
      await follow(response, heard);
    })
    .catch(() => undefined) // Without a stream the asking above goes on.
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
