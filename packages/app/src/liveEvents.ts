import { API_PREFIX, POLL_INTERVAL_MS } from '@aosai/api/domain/constants';

export interface LiveWatch {
  stop(): void;
}

interface WatchOptions {
  appId: string;
  /** Called for every piece of news, and every 1.5 s while no stream is open. */
  onNews(): void;
  fetch?: typeof fetch;
}

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

/** Watches for news of the signed-in person: by the event stream, or by polling where that does not work. */
export function watchNews(options: WatchOptions): LiveWatch {
  const abort = new AbortController();
  const send = options.fetch ?? fetch;
  let streaming = false;
  const poll = setInterval(() => {
    if (!streaming) options.onNews();
  }, POLL_INTERVAL_MS);

  send(`${API_PREFIX}/events`, {
    headers: { 'App-Id': options.appId },
    credentials: 'same-origin',
    signal: abort.signal,
  })
    .then(async (response) => {
      if (!response.ok) return;
      streaming = true;
      // What happened between the question and the stream would otherwise wait for the next event.
      options.onNews();
      await follow(response, options.onNews);
    })
    .catch(() => undefined) // Without a stream the polling above goes on.
    .finally(() => {
      streaming = false;
    });

  return {
    stop() {
      clearInterval(poll);
      abort.abort();
    },
  };
}
