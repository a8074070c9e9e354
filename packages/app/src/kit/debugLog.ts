/** `localStorage.setItem('aosai.debug', '1')` makes this browser log every call to the console. */
const FLAG = 'aosai.debug';

/**
 * A fetch that logs method, path, status and duration of each call, never its contents. Undefined when the debug flag
 * is not set.
 */
export function debugFetch(
  storage: Pick<Storage, 'getItem'>,
  log: (line: string) => void,
  send: typeof fetch = (input, init) => fetch(input, init),
): typeof fetch | undefined {
  if (storage.getItem(FLAG) === null) return undefined;
  return async (input, init) => {
    const request = new Request(input, init);
    const startedMs = performance.now();
    const tell = (end: string) => {
      const tookMs = Math.round(performance.now() - startedMs);
      log(`${request.method} ${new URL(request.url).pathname} ${end} ${tookMs} ms`);
    };
    try {
      const response = await send(request);
      tell(String(response.status));
      return response;
    } catch (cause) {
      tell('failed');
      throw cause;
    }
  };
}
