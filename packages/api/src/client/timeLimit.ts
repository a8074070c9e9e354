/** Nothing had come back when the time was up. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/**
 * Sends, and gives up after `limitMs` or when `given` is aborted, whichever is first: what is sent hears of it by its
 * signal, and who waits hears of it even where the sending does not listen. Throws TimedOut, or the reason of `given`.
 */
export async function withTimeLimit<T>(
  limitMs: number,
  given: AbortSignal | undefined,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const giveUp = () => controller.abort(given?.reason);
  const timer = setTimeout(() => controller.abort(new TimedOut()), limitMs);
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  given?.addEventListener('abort', giveUp);
  try {
    if (given?.aborted) giveUp();
    return await Promise.race([ended, send(signal)]);
  } finally {
    clearTimeout(timer);
    given?.removeEventListener('abort', giveUp);
  }
}
