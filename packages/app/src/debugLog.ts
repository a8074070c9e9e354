/** `localStorage.setItem('aosai.debug', '1')`: the console of this browser hears of every call. */
const FLAG = 'aosai.debug';

/**
 * A fetch that tells of each call its method, path, status and time, and never what it carries. Undefined while the
 * debug flag is not set.
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
