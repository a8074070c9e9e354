import { CHUNK_TIMEOUT_MS } from '@aosai/api/domain/constants';
import { type ComponentType, createElement, lazy } from 'react';

/** A page's code did not arrive: too slow, gone after an update, or damaged. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  readonly isTimeout: boolean;
  /** After this the page is fetched again when it is next shown. */
  forget?: () => void;

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

type Load<Props> = () => Promise<{ Component: ComponentType<Props> }>;

/** A page as a chunk of its own; one that did not arrive is asked for again the next time that it is shown. */
export function lazyRoute<Props extends object = object>(load: Load<Props>) {
  let page: ReturnType<Load<Props>> | undefined;
  const arrives = () =>
    (page ??= loadChunk(load).catch((error: ChunkError) => {
      page = undefined;
      // Not before the failure is explained: rendered once more meanwhile, the page would begin again without end.
      error.forget = renew;
      throw error;
    }));
  const made = () => lazy(async () => ({ default: (await arrives()).Component }));
  let Shown = made();
  const renew = () => {
    Shown = made();
  };
  return Object.assign((props: Props) => createElement<Props>(Shown, props), {
    /** Fetches the page ahead of its first showing; it is the showing that explains a failure. */
    preload: () =>
      arrives().then(
        () => undefined,
        () => undefined,
      ),
  });
}
