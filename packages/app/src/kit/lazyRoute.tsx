import { CHUNK_TIMEOUT_MS } from '@aosai/api/kit/constants';
import { type ComponentType, createElement, lazy } from 'react';

/** A page's code could not be loaded: too slow, removed by an update, or damaged. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  readonly isTimeout: boolean;
  /** Makes the next showing fetch the page again. */
  forget?: () => void;

  constructor(isTimeout: boolean, options?: ErrorOptions) {
    super(isTimeout ? 'the page took too long to load' : 'the page could not be loaded', options);
    this.isTimeout = isTimeout;
  }
}

/**
 * Loads a chunk, waiting at most 120 s.
 *
 * @throws ChunkError
 *
 * @internal for its test
 */
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

type Load<Props> = () => Promise<{ Component: ComponentType<Props> }>;

/** A page as a separate chunk; if loading fails, it is retried the next time the page is shown. */
export function lazyRoute<Props extends object = object>(load: Load<Props>) {
  let page: ReturnType<Load<Props>> | undefined;
  const arrives = () =>
    (page ??= loadChunk(load).catch((error: ChunkError) => {
      page = undefined;
      // Only after the error was shown: React may render once more before, which would fetch again endlessly.
      error.forget = renew;
      throw error;
    }));
  const made = () => lazy(async () => ({ default: (await arrives()).Component }));
  let Shown = made();
  const renew = () => {
    Shown = made();
  };
  return Object.assign((props: Props) => createElement<Props>(Shown, props), {
    /** Fetches the page in advance; errors are reported only when it is shown. */
    preload: () =>
      arrives().then(
        () => undefined,
        () => undefined,
      ),
  });
}
