import { CHUNK_TIMEOUT_MS } from '@aosai/api/domain/constants';
import { type ComponentType, lazy } from 'react';

/** A page's code did not arrive: too slow, gone after an update, or damaged. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  readonly isTimeout: boolean;

  constructor(isTimeout: boolean, options?: ErrorOptions) {
    super(isTimeout ? 'the page took too long to load' : 'the page could not be loaded', options);
    this.isTimeout = isTimeout;
  }
}

/** Waits 120 s at most for a chunk and then lets the error page explain. Throws ChunkError. */
export async function loadChunk<T>(load: () => Promise<T>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(true)), timeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    throw cause instanceof ChunkError ? cause : new ChunkError(false, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** A page as a chunk of its own. */
export function lazyRoute(load: () => Promise<{ Component: ComponentType }>) {
  let page: Promise<{ Component: ComponentType }> | undefined;
  const once = () => (page ??= loadChunk(load));
  return Object.assign(
    lazy(async () => ({ default: (await once()).Component })),
    {
      /** Fetches the page ahead of its first showing; it is the showing that explains a failure. */
      preload: () =>
        once().then(
          () => undefined,
          () => undefined,
        ),
    },
  );
}
